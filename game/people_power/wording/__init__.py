"""What the game says: prompts, options, refusals and the log, worded from the keys in which the engine speaks.

prompt_line(prompt)                   # "Rally: choose a space without Support (1 Resource a space)"
option_label(option, prompt, state)   # what stands on the button
option_help(option, prompt, state)    # what choosing it would cost and do, with the rule
refusal_text(refusal)                 # one sentence with the rule
space_lines(space, state)             # what is in a space, for the tooltip
space_facts(space, state)             # the same under its name
log_line(effect)                      # LogEntry or None
PeoplePowerWording()                  # all of this, as the table asks for it
"""

from game.people_power.wording.log import log_line
from game.people_power.wording.names import card_title, counted, faction_name, space_name
from game.people_power.wording.options import option_help, option_label
from game.people_power.wording.prompts import prompt_line
from game.people_power.wording.refusals import refusal_text
from game.people_power.wording.spaces import adjacent_line, space_facts, space_lines
from game.people_power.wording.wording import PeoplePowerWording

__all__ = [
    "PeoplePowerWording",
    "adjacent_line",
    "card_title",
    "counted",
    "faction_name",
    "log_line",
    "option_help",
    "option_label",
    "prompt_line",
    "refusal_text",
    "space_facts",
    "space_lines",
    "space_name",
]
