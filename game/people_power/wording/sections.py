"""Which section of the rules a question is about, so that the help opens where it is needed."""

from __future__ import annotations

from engine.core.prompts import Prompt
from engine.people_power.turn import OPERATIONS, SPECIALS

SECTIONS = {
    "turn.action": "2.3.3",
    "turn.operation": "3.1",
    "special.after": "4.1",
    "event": "5.1",
    "personality": "5.3",
    "act": "5.4",
    "civic_action": "6.3.1",
    "agitation": "6.3.2",
    "foundation": "6.3.3",
    "redeploy": "6.4",
    "transfer": "1.4.1",
    "take": "1.5.1",
}


def section_of(prompt: Prompt) -> str:
    """The section number; the beginning of the rules if nothing fits better."""
    subject = prompt.ask.partition(".")[0]
    action = OPERATIONS.get(subject) or SPECIALS.get(subject)
    if action:
        return action.rule
    return SECTIONS.get(prompt.ask) or SECTIONS.get(subject) or "1.1"
