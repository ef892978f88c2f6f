"""A State is the whole game as plain data. Read it, copy it; only `verbs` and the sequence of play write to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.chance import Chance
from engine.core.effects import Effect, report
from engine.core.fields import (
    CHANCE,
    Codec,
    Fields,
    chosen,
    column,
    derived,
    flag,
    number,
    one_of,
    partial,
    passing,
    setting,
    some,
    stored,
    table,
    within_step,
)
from engine.core.game import Plain
from engine.people_power import stages
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    ALIGNMENTS,
    FACTIONS,
    GOV_BASE,
    GOVERNMENT,
    MARKERS,
    MAX_TRACK,
    NEUTRAL,
    NPA,
    NPA_BASE,
    PIECES,
    POLICE,
    POPULATION,
    PROTEST,
    REF_BASE,
    REFORMERS,
    SPACES,
    STOCK_OF,
    STOCKS,
    TOTALS,
    TROOPS,
    UNDERGROUND,
    Alignment,
    Faction,
    Marker,
    Piece,
    Space,
)
from engine.people_power.boxes import BOXES
from engine.people_power.cards import ACTS_OF, BONIFACIO_CARDS, ELECTIONS, EVENT_NUMBERS, PERSONALITIES_OF
from engine.people_power.scenarios import SCENARIOS


def _held(cards_of: Mapping[Faction, tuple[int, ...]]) -> Codec:
    """5.3, 5.4: the card that lies before each faction; written as 0 where there is none."""
    codecs = {faction: one_of((0, *cards)) for faction, cards in cards_of.items()}

    def read(plain: Plain) -> dict[Faction, int]:
        if type(plain) is not list:
            raise ValueError
        held = {faction: codecs[faction].unpack(card) for faction, card in zip(FACTIONS, plain, strict=True)}
        return {faction: card for faction, card in held.items() if card}

    return Codec(
        lambda held: [held.get(faction, 0) for faction in FACTIONS], read, "{}.copy()", lambda held: dict(held or {})
    )


COLUMNS = {piece: column(SPACES, number(0, TOTALS[STOCK_OF[piece]])) for piece in PIECES}
"""1.5: how many of each kind of piece are in each space."""
CARDS = (*EVENT_NUMBERS, *ELECTIONS)
PERSONALITIES = tuple(card for cards in PERSONALITIES_OF.values() for card in cards)


@dataclass(slots=True, eq=False)
class State(Fields):
    """Each kind of piece has a column: `state.troops["manila"]`, or by name `state.pieces["troops"]["manila"]`."""

    chance: Chance = stored(CHANCE)
    effects: list[Effect] = passing(list)
    # 1.5 to 1.9: the board
    pieces: dict[Piece, dict[Space, int]] = stored(table(COLUMNS), 0)
    alignment: dict[Space, Alignment] = stored(column(SPACES, one_of(ALIGNMENTS)), NEUTRAL)
    marker: dict[Space, Marker | None] = stored(column(SPACES, one_of((None, *MARKERS))))
    available: dict[Piece, int] = stored(column(STOCKS, number(0, MAX_TRACK)), TOTALS)
    set_aside: dict[Piece, int] = stored(column(STOCKS, number(0, MAX_TRACK)), 0)
    resources: dict[Faction, int] = stored(column(FACTIONS, number(0, MAX_TRACK)), 0)
    aid: int = stored(number(0, MAX_TRACK), 0)
    patronage: int = stored(number(0, MAX_TRACK), 0)
    # the game that was agreed on
    scenario: str = stored(one_of(SCENARIOS), "standard")
    humans: frozenset[Faction] = stored(chosen(FACTIONS), FACTIONS)
    use_personalities: bool = setting("personalities")
    use_desperation: bool = setting("desperation")
    hidden_acts: bool = setting()
    no_take_backs: bool = setting(later=True)
    no_intentions: bool = setting(later=True)
    # 2: cards and eligibility
    deck: tuple[int, ...] = stored(some(CARDS))
    played: tuple[int, ...] = stored(some(CARDS))
    card: int = stored(one_of((0, *CARDS)), 0)
    election: int = stored(one_of((0, *CARDS)), 0)
    stage: str = stored(one_of(stages.STAGES), stages.CARD)
    waiting: tuple[Faction, ...] = stored(some(FACTIONS))
    boxes: dict[Faction, str] = stored(partial(FACTIONS, one_of(BOXES)))
    ineligible: frozenset[Faction] = stored(chosen(FACTIONS))
    stay_eligible: frozenset[Faction] = stored(chosen(FACTIONS))
    ineligible_next: frozenset[Faction] = stored(chosen(FACTIONS))
    # 5.3, 5.4: Personalities and Acts of Desperation
    personalities: dict[Faction, int] = stored(_held(PERSONALITIES_OF))
    personalities_played: frozenset[int] = stored(chosen(PERSONALITIES))
    acts: dict[Faction, int] = stored(_held(ACTS_OF))
    laurel_spoke: bool = stored(flag(), False)
    # 5.1.1: Events that bend a rule, only while they are being executed
    in_force: tuple[int, ...] = within_step(tuple)
    # 3.1.2: how many of a kind in a space have moved, only while an Operation is being executed
    moved: dict[tuple[Space, Piece], int] = within_step(dict)
    # 8.5.3: the Bonifacio deck, top first
    bonifacio_deck: tuple[str, ...] = stored(some(BONIFACIO_CARDS))
    # 1.5: `pieces`, row by row
    troops: dict[Space, int] = derived()
    police: dict[Space, int] = derived()
    gov_bases: dict[Space, int] = derived()
    activists: dict[Space, int] = derived()
    ref_bases: dict[Space, int] = derived()
    underground: dict[Space, int] = derived()
    active: dict[Space, int] = derived()
    npa_bases: dict[Space, int] = derived()

    def is_player(self, faction: str) -> bool:
        return faction in self.humans

    @property
    def open_acts(self) -> dict[Faction, int]:
        """6.5.2: the Acts of Desperation that everyone may see; none if three players agreed to keep them hidden."""
        hidden = self.hidden_acts and len(self.humans) == len(FACTIONS)
        return {} if hidden else self.acts

    def report(self, effect: Effect) -> None:
        report(effect, self.effects)

    def derive(self) -> None:
        pieces = self.pieces
        self.troops = pieces[TROOPS]
        self.police = pieces[POLICE]
        self.gov_bases = pieces[GOV_BASE]
        self.activists = pieces[ACTIVIST]
        self.ref_bases = pieces[REF_BASE]
        self.underground = pieces[UNDERGROUND]
        self.active = pieces[ACTIVE]
        self.npa_bases = pieces[NPA_BASE]


def unmoved(state: State, space: Space, piece: Piece) -> int:
    """3.1.2: how many of that kind may still move in the Operation under way."""
    return state.pieces[piece][space] - state.moved.get((space, piece), 0)


def cubes(state: State, space: Space) -> int:
    return state.troops[space] + state.police[space]


def guerrillas(state: State, space: Space) -> int:
    return state.underground[space] + state.active[space]


def bases(state: State, space: Space) -> int:
    return state.gov_bases[space] + state.ref_bases[space] + state.npa_bases[space]


def government_pieces(state: State, space: Space) -> int:
    return state.troops[space] + state.police[space] + state.gov_bases[space]


def reformer_pieces(state: State, space: Space) -> int:
    return state.activists[space] + state.ref_bases[space]


def npa_pieces(state: State, space: Space) -> int:
    return state.underground[space] + state.active[space] + state.npa_bases[space]


PIECES_COUNTED = {GOVERNMENT: government_pieces, REFORMERS: reformer_pieces, NPA: npa_pieces}


def control(state: State, space: Space) -> Faction | None:
    """1.7: more pieces than the two others together; Activists count only in Protest spaces."""
    government = state.troops[space] + state.police[space] + state.gov_bases[space]
    npa = state.underground[space] + state.active[space] + state.npa_bases[space]
    reformers = state.ref_bases[space]
    if state.marker[space] == PROTEST:
        reformers += state.activists[space]
    if government > npa + reformers:
        return GOVERNMENT
    if npa > government + reformers:
        return NPA
    return None


def government_controls(state: State, space: Space) -> bool:
    """1.7: this is asked more often than anything else, and so without a detour by `control`."""
    others = state.underground[space] + state.active[space] + state.npa_bases[space] + state.ref_bases[space]
    if state.marker[space] == PROTEST:
        others += state.activists[space]
    return state.troops[space] + state.police[space] + state.gov_bases[space] > others


def population_aligned(state: State, alignment: Alignment) -> int:
    """1.6.4: return the Population of all spaces at that alignment."""
    return sum(POPULATION[space] for space in SPACES if state.alignment[space] == alignment)


def population_controlled(state: State) -> int:
    """1.7: the Population of all spaces that the Government controls."""
    return sum(POPULATION[space] for space in SPACES if government_controls(state, space))
