"""8.5.3: the eighteen Bonifacio cards as they are printed: questions from top to bottom, then what to do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, Faction
from engine.people_power.bonifacio.questions import (
    ACTIVISTS,
    ACTIVISTS_COULD_BUILD,
    ACTIVISTS_COULD_CANVASS,
    ACTIVISTS_COULD_PERSUADE,
    ACTIVISTS_COULD_PERSUADE_NPA,
    ACTIVISTS_COULD_PROTEST,
    ACTIVISTS_WITHOUT_OPPOSITION,
    AVAILABLE_PROTEST_AGAINST_CONTROL,
    COULD_STRIKE,
    CUBES,
    FOUR_GUERRILLAS_COULD_ATTACK,
    GOVERNMENT_CONTROLS_TWO,
    GUERRILLAS,
    GUERRILLAS_COULD_BUILD,
    LACKS_CONTROL_OF_TWO,
    NOT_OPPOSITION_IN_TWO,
    NOT_RESISTANCE_IN_TWO,
    NPA_BEHIND,
    REFORMERS_BEHIND,
    ROUNDUP_REMOVES_TWO,
    SWEEP_COULD_ADD_CONTROL,
    UNDERGROUND_AGAINST_SUPPORT,
    UNDERGROUND_COULD_AMBUSH,
    UNDERGROUND_IN_TWO,
    VULNERABLE_NPA,
    VULNERABLE_REFORMERS,
    Question,
)

NEW = "new"
"""Draw another own card."""
BACK = "back"
"""Turn the card over."""
NEXT = "next"
"""Go on to the next box."""


@dataclass(frozen=True, slots=True)
class Do:
    """This box has an Operation, with Special Activities to try in order, after it or `first`."""

    operation: str
    specials: tuple[str, ...]
    first: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    """This box asks a question, and says where the green and the red arrow lead."""

    question: Question
    yes: Do | str = NEXT
    no: Do | str = NEW


@dataclass(frozen=True, slots=True)
class BonifacioCard:
    letter: str
    faction: Faction
    number: int
    """8.5.4: this is the Activation Number."""
    front: tuple[Check | Do, ...]
    back: tuple[Check | Do, ...]


BUILD = ("enrich_watched", "charm", "enrich")
REPRESS = ("enrich_watched", "reprisal", "enrich")
CHARM_FIRST = ("charm", "enrich_watched", "enrich")
CHARM = ("charm",)
STRIKE_BACK = ("enrich_watched", "reprisal")
EXTORT = ("extort",)
CONVERT = ("convert", "appeal")
CANVASS = ("canvass", "appeal")
BOTH = ("canvass", "convert", "appeal")

TRAIN = Do("train", BUILD)
SWEEP = Do("sweep", CHARM)
RALLY = Do("rally", EXTORT)
TERROR = Do("terror", EXTORT)
RECRUIT = Do("recruit", CONVERT)
PROTEST = Do("protest", CONVERT)
ASSEMBLE = Do("assemble", CANVASS)
PERSUADE = Do("persuade", BOTH)
ATTACK = Do("attack", ("ambush",))

CARDS = {
    card.letter: card
    for card in (
        BonifacioCard(
            "A", GOVERNMENT, 4, (Check(CUBES), Check(ROUNDUP_REMOVES_TWO, Do("roundup", REPRESS), BACK)), (TRAIN,)
        ),
        BonifacioCard(
            "B", GOVERNMENT, 4, (Check(CUBES), Check(ROUNDUP_REMOVES_TWO, Do("roundup", REPRESS), BACK)), (SWEEP,)
        ),
        BonifacioCard("C", GOVERNMENT, 3, (Check(LACKS_CONTROL_OF_TWO), Check(CUBES, TRAIN, BACK)), (SWEEP,)),
        BonifacioCard(
            "D",
            GOVERNMENT,
            4,
            (Check(VULNERABLE_REFORMERS), Check(CUBES, TRAIN, BACK)),
            (Do("roundup", STRIKE_BACK),),
        ),
        BonifacioCard(
            "E",
            GOVERNMENT,
            3,
            (Check(VULNERABLE_NPA), Check(CUBES, TRAIN, BACK)),
            (Do("assault", STRIKE_BACK, first=True),),
        ),
        BonifacioCard(
            "F",
            GOVERNMENT,
            3,
            (Check(SWEEP_COULD_ADD_CONTROL, SWEEP, BACK),),
            (Check(CUBES, Do("train", CHARM_FIRST), SWEEP),),
        ),
        BonifacioCard(
            "G",
            NPA,
            2,
            (Check(GOVERNMENT_CONTROLS_TWO), Check(UNDERGROUND_COULD_AMBUSH, ATTACK, BACK)),
            (Check(GUERRILLAS, RALLY, Do("march", ("ambush", "strike", "extort"))),),
        ),
        BonifacioCard(
            "H",
            NPA,
            1,
            (Check(NOT_RESISTANCE_IN_TWO), Check(UNDERGROUND_AGAINST_SUPPORT, TERROR, BACK)),
            (Check(GUERRILLAS, RALLY, TERROR),),
        ),
        BonifacioCard(
            "J",
            NPA,
            2,
            (Check(GOVERNMENT_CONTROLS_TWO), Check(FOUR_GUERRILLAS_COULD_ATTACK, ATTACK, BACK)),
            (Check(GUERRILLAS, RALLY, TERROR),),
        ),
        BonifacioCard(
            "K",
            NPA,
            1,
            (Check(NPA_BEHIND), Check(COULD_STRIKE, Do("march", ("strike", "extort")), BACK)),
            (Check(UNDERGROUND_IN_TWO, TERROR, RALLY),),
        ),
        BonifacioCard(
            "L",
            NPA,
            1,
            (Check(NOT_RESISTANCE_IN_TWO), Check(GUERRILLAS_COULD_BUILD, RALLY, BACK)),
            (Check(COULD_STRIKE, Do("march", ("strike", "ambush", "extort")), TERROR),),
        ),
        BonifacioCard(
            "M",
            NPA,
            1,
            (Check(NPA_BEHIND), Check(GUERRILLAS_COULD_BUILD, RALLY, BACK)),
            (Check(UNDERGROUND_IN_TWO, TERROR, Do("march", EXTORT)),),
        ),
        BonifacioCard(
            "N",
            REFORMERS,
            2,
            (Check(GOVERNMENT_CONTROLS_TWO), Check(AVAILABLE_PROTEST_AGAINST_CONTROL, PROTEST, BACK)),
            (Check(ACTIVISTS, RECRUIT, ASSEMBLE),),
        ),
        BonifacioCard(
            "P",
            REFORMERS,
            2,
            (Check(NOT_OPPOSITION_IN_TWO), Check(ACTIVISTS_COULD_BUILD, RECRUIT, BACK)),
            (Check(ACTIVISTS_COULD_PROTEST, PROTEST, ASSEMBLE),),
        ),
        BonifacioCard(
            "Q",
            REFORMERS,
            2,
            (Check(GOVERNMENT_CONTROLS_TWO), Check(AVAILABLE_PROTEST_AGAINST_CONTROL, PROTEST, BACK)),
            (Check(ACTIVISTS_COULD_PERSUADE, PERSUADE, RECRUIT),),
        ),
        BonifacioCard(
            "R",
            REFORMERS,
            2,
            (Check(REFORMERS_BEHIND), Check(ACTIVISTS_COULD_CANVASS, Do("assemble", ("canvass",), first=True), BACK)),
            (Check(ACTIVISTS, RECRUIT, ASSEMBLE),),
        ),
        BonifacioCard(
            "S",
            REFORMERS,
            2,
            (Check(NOT_OPPOSITION_IN_TWO), Check(ACTIVISTS_COULD_PERSUADE_NPA, PERSUADE, BACK)),
            (Check(ACTIVISTS, RECRUIT, PROTEST),),
        ),
        BonifacioCard(
            "T",
            REFORMERS,
            2,
            (Check(REFORMERS_BEHIND), Check(ACTIVISTS_WITHOUT_OPPOSITION, PROTEST, BACK)),
            (Check(ACTIVISTS, RECRUIT, ASSEMBLE),),
        ),
    )
}


def letters_of(faction: Faction) -> tuple[str, ...]:
    return tuple(letter for letter, card in CARDS.items() if card.faction == faction)
