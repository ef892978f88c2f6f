"""The whole game as plain data. Read it, copy it; only `verbs` and the sequence of play write to it."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.people_power import stages
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    FACTIONS,
    GOV_BASE,
    GOVERNMENT,
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
from engine.people_power.effects import Effect


class State:
    """One column per kind of piece: `state.troops["manila"]`, or by name `state.pieces["troops"]["manila"]`."""

    __slots__ = (
        "active",
        "activists",
        "acts",
        "aid",
        "alignment",
        "available",
        "bending",
        "bonifacio_deck",
        "boxes",
        "card",
        "chance",
        "deck",
        "effects",
        "election",
        "gov_bases",
        "hidden_acts",
        "humans",
        "ineligible",
        "ineligible_next",
        "laurel_spoke",
        "marker",
        "moved",
        "npa_bases",
        "patronage",
        "personalities",
        "personalities_played",
        "pieces",
        "played",
        "police",
        "ref_bases",
        "resources",
        "scenario",
        "set_aside",
        "stage",
        "stay_eligible",
        "troops",
        "underground",
        "use_desperation",
        "use_personalities",
        "waiting",
    )

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.effects: list[Effect] = []
        # 1.5 to 1.9: the board
        self._set_pieces({piece: dict.fromkeys(SPACES, 0) for piece in PIECES})
        self.alignment: dict[Space, Alignment] = dict.fromkeys(SPACES, NEUTRAL)
        self.marker: dict[Space, Marker | None] = dict.fromkeys(SPACES)
        self.available: dict[Piece, int] = dict(TOTALS)
        self.set_aside: dict[Piece, int] = dict.fromkeys(STOCKS, 0)
        self.resources: dict[Faction, int] = dict.fromkeys(FACTIONS, 0)
        self.aid = 0
        self.patronage = 0
        # the game that was agreed on
        self.scenario = "standard"
        self.humans: frozenset[Faction] = frozenset(FACTIONS)
        self.use_personalities = False
        self.use_desperation = False
        self.hidden_acts = False
        # 2: cards and eligibility
        self.deck: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()
        self.card = 0
        self.election = 0
        self.stage = stages.CARD
        self.waiting: tuple[Faction, ...] = ()
        self.boxes: dict[Faction, str] = {}
        self.ineligible: frozenset[Faction] = frozenset()
        self.stay_eligible: frozenset[Faction] = frozenset()
        self.ineligible_next: frozenset[Faction] = frozenset()
        # 5.3, 5.4: Personalities and Acts of Desperation
        self.personalities: dict[Faction, int] = {}
        self.personalities_played: frozenset[int] = frozenset()
        self.acts: dict[Faction, int] = {}
        self.laurel_spoke = False
        # 5.1.1: Events that bend a rule, only while they are being executed
        self.bending: tuple[int, ...] = ()
        # 3.1.2: how many of a kind in a space have moved, only while an Operation is being executed
        self.moved: dict[tuple[Space, Piece], int] = {}
        # 8.5.3: the Bonifacio deck, top first
        self.bonifacio_deck: tuple[str, ...] = ()

    def copy(self) -> State:
        """A second state with the same future luck and nothing reported yet."""
        twin = State.__new__(State)
        twin.chance = self.chance.copy()
        twin.effects = []
        twin._set_pieces({piece: column.copy() for piece, column in self.pieces.items()})
        twin.alignment = self.alignment.copy()
        twin.marker = self.marker.copy()
        twin.available = self.available.copy()
        twin.set_aside = self.set_aside.copy()
        twin.resources = self.resources.copy()
        twin.aid = self.aid
        twin.patronage = self.patronage
        twin.scenario = self.scenario
        twin.humans = self.humans
        twin.use_personalities = self.use_personalities
        twin.use_desperation = self.use_desperation
        twin.hidden_acts = self.hidden_acts
        twin.deck = self.deck
        twin.played = self.played
        twin.card = self.card
        twin.election = self.election
        twin.stage = self.stage
        twin.waiting = self.waiting
        twin.boxes = self.boxes.copy()
        twin.ineligible = self.ineligible
        twin.stay_eligible = self.stay_eligible
        twin.ineligible_next = self.ineligible_next
        twin.personalities = self.personalities.copy()
        twin.personalities_played = self.personalities_played
        twin.acts = self.acts.copy()
        twin.laurel_spoke = self.laurel_spoke
        twin.bending = self.bending
        twin.moved = self.moved.copy()
        twin.bonifacio_deck = self.bonifacio_deck
        return twin

    def is_player(self, faction: Faction) -> bool:
        return faction in self.humans

    @property
    def open_acts(self) -> dict[Faction, int]:
        """6.5.2: the Acts of Desperation that everyone may see; none if three players agreed to keep them hidden."""
        hidden = self.hidden_acts and len(self.humans) == len(FACTIONS)
        return {} if hidden else self.acts

    def report(self, effect: Effect) -> None:
        self.effects.append(effect)

    def _set_pieces(self, pieces: dict[Piece, dict[Space, int]]) -> None:
        self.pieces = pieces
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
    return control(state, space) == GOVERNMENT


def population_aligned(state: State, alignment: Alignment) -> int:
    """1.6.4: the Population of all spaces at that alignment."""
    return sum(POPULATION[space] for space in SPACES if state.alignment[space] == alignment)


def population_controlled(state: State, faction: Faction) -> int:
    return sum(POPULATION[space] for space in SPACES if control(state, space) == faction)
