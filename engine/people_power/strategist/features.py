"""What a Strategist looks at: the board in whole numbers, in one pass over the spaces."""

from __future__ import annotations

from engine.core.thinking.mind import Reading
from engine.people_power import cards, stages
from engine.people_power.board import (
    CITIES,
    FACTIONS,
    GOVERNMENT,
    MANILA,
    NPA,
    OPPOSITION,
    POPULATION,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    Alignment,
    Space,
)
from engine.people_power.boxes import ACTING_BOXES
from engine.people_power.cards import PARLIAMENTARY_ELECTION_1984, PERSONALITIES_OF, SNAP_ELECTION_1986
from engine.people_power.state import State
from engine.people_power.unseen import cards_until_election
from engine.people_power.victory import THRESHOLD

ABOUT = ("final", "cards_left", *(f"margin_{faction}" for faction in FACTIONS))
"""What the forecast is for: the last Campaign or not, twice the cards expected in it, and the margins as they are."""

ON_THE_BOARD = (
    *("support", "opposition", "resistance", "control_government", "control_npa"),
    *("troops", "police", "gov_bases", "activists", "ref_bases", "underground", "active", "npa_bases"),
    *("patronage", "aid"),
    # control that one or two pieces decide
    *("control_by_1", "control_by_2", "control_missed", "npa_control_by_1", "npa_control_missed"),
    # population that somebody's next Operation can change
    *("civic_action_targets", "agitation_targets", "terror_on_support", "terror_on_opposition", "terror_on_neutral"),
    *("protest_on_support", "protest_on_neutral", "protest_on_resistance"),
    *("opposition_held", "opposition_alone", "resistance_held", "resistance_under_control"),
    # pieces that can be removed
    *("police_alone", "activists_active", "activists_in_control", "guerrillas_exposed", "bases_exposed"),
    *("ref_bases_exposed", "gov_bases_exposed"),
    *("terror", "protests", "strikes"),
    *("cities_controlled", "spaces_ref", "spaces_npa"),
)
IN_MANILA = (
    *("manila_support", "manila_opposition", "manila_resistance", "manila_control", "manila_lead"),
    *("manila_activists", "manila_protest", "manila_terror", "manila_underground"),
)
IN_THE_SEQUENCE = tuple(f"{what}_{faction}" for what in ("acts", "next", "resources") for faction in FACTIONS)
NEWSMAKERS = (
    *(f"personality_{card}" for hand in PERSONALITIES_OF.values() for card in hand),
    *(f"act_{card}" for hand in cards.ACTS_OF.values() for card in hand),
)
BOARD_FEATURES = (*ON_THE_BOARD, *IN_MANILA, *IN_THE_SEQUENCE, *NEWSMAKERS, "campaign_1981", "campaign_1983", "always")
FEATURES = (*ABOUT, *BOARD_FEATURES)

ENOUGH = 12
"""More Resources than this are worth no more."""


def read(state: State) -> Reading:
    """Read all features, in the order of their names."""
    support = opposition = resistance = controlled = npa_controlled = 0
    troops_there = police_there = gov_bases_there = activists_there = ref_bases_there = 0
    underground_there = active_there = npa_bases_there = 0
    by_1 = by_2 = missed = npa_by_1 = npa_missed = 0
    civic = agitation = terror_support = terror_opposition = terror_neutral = 0
    protest_support = protest_neutral = protest_resistance = 0
    opposition_held = opposition_alone = resistance_held = resistance_controlled = 0
    police_alone = activists_active = activists_controlled = exposed = 0
    npa_bases_exposed = ref_bases_exposed = gov_bases_exposed = 0
    terrors = protests = strikes = cities = spaces_ref = spaces_npa = 0
    all_troops, all_police, all_gov_bases = state.troops, state.police, state.gov_bases
    all_activists, all_ref_bases = state.activists, state.ref_bases
    all_underground, all_active, all_npa_bases = state.underground, state.active, state.npa_bases
    alignments, markers = state.alignment, state.marker
    for space in SPACES:
        population = POPULATION[space]
        troops, police, gov_bases = all_troops[space], all_police[space], all_gov_bases[space]
        activists, ref_bases = all_activists[space], all_ref_bases[space]
        underground, active, npa_bases = all_underground[space], all_active[space], all_npa_bases[space]
        alignment, marker = alignments[space], markers[space]
        troops_there += troops
        police_there += police
        gov_bases_there += gov_bases
        activists_there += activists
        ref_bases_there += ref_bases
        underground_there += underground
        active_there += active
        npa_bases_there += npa_bases
        cubes = troops + police
        guerrillas = underground + active
        npa = guerrillas + npa_bases
        reformers = ref_bases
        if marker == PROTEST:
            reformers += activists
            protests += 1
            activists_active += activists
        elif marker == TERROR:
            terrors += 1
        elif marker == STRIKE:
            strikes += 1
        government = cubes + gov_bases
        lead = government - npa - reformers
        npa_lead = npa - government - reformers
        if lead > 0:
            controlled += population
            activists_controlled += activists
            if lead == 1:
                by_1 += population
            elif lead == 2:
                by_2 += population
            if troops and police and alignment != SUPPORT:
                civic += population
        elif lead > -2:
            missed += population
        if npa_lead > 0:
            npa_controlled += population
            if npa_lead == 1:
                npa_by_1 += population
            if alignment != RESISTANCE:
                agitation += population
        elif npa_lead > -2 and npa:
            npa_missed += population
        if alignment == SUPPORT:
            support += population
            if underground:
                terror_support += population
            if activists and marker is None:
                protest_support += population
        elif alignment == OPPOSITION:
            opposition += population
            if underground:
                terror_opposition += population
            if activists or ref_bases:
                opposition_held += population
            elif not government:
                opposition_alone += population
        elif alignment == RESISTANCE:
            resistance += population
            if activists and marker is None:
                protest_resistance += population
            if npa:
                resistance_held += population
            if lead > 0:
                resistance_controlled += population
        else:
            if underground:
                terror_neutral += population
            if activists and marker is None:
                protest_neutral += population
        if police and not troops:
            police_alone += 1
        if cubes:
            exposed += active if active < cubes else cubes
            if npa_bases and not underground:
                npa_bases_exposed += npa_bases
        if ref_bases and (cubes or underground):
            ref_bases_exposed += ref_bases
        if gov_bases and guerrillas:
            gov_bases_exposed += 1
        if activists or ref_bases:
            spaces_ref += 1
        if npa:
            spaces_npa += 1
        if lead > 0 and space in CITIES:
            cities += 1
    election, final = state.election, _final(state)
    patronage, aid, resources = state.patronage, state.aid, state.resources
    manila = alignments[MANILA]
    activists = all_activists[MANILA]
    marker = markers[MANILA]
    lead = all_troops[MANILA] + all_police[MANILA] + all_gov_bases[MANILA] - all_ref_bases[MANILA]
    lead -= all_underground[MANILA] + all_active[MANILA] + all_npa_bases[MANILA]
    if marker == PROTEST:
        lead -= activists
    waiting, boxes, stay, tired = state.waiting, state.boxes, state.stay_eligible, state.ineligible_next
    acting = state.stage == stages.TURN
    ineligible = state.ineligible if state.stage == stages.CARD else ()
    personalities, acts = state.personalities.values(), state.acts
    return (
        final,
        cards_until_election(state),
        controlled + patronage - THRESHOLD[GOVERNMENT],
        opposition + ref_bases_there - THRESHOLD[REFORMERS],
        resistance + npa_bases_there - THRESHOLD[NPA],
        *(support, opposition, resistance, controlled, npa_controlled),
        *(troops_there, police_there, gov_bases_there, activists_there, ref_bases_there),
        *(underground_there, active_there, npa_bases_there, patronage, aid),
        *(by_1, by_2, missed, npa_by_1, npa_missed),
        *(civic, agitation, terror_support, terror_opposition, terror_neutral),
        *(protest_support, protest_neutral, protest_resistance),
        *(opposition_held, opposition_alone, resistance_held, resistance_controlled),
        *(police_alone, activists_active, activists_controlled, exposed),
        *(npa_bases_exposed, ref_bases_exposed, gov_bases_exposed, terrors, protests, strikes),
        *(cities, spaces_ref, spaces_npa),
        *(manila == SUPPORT, manila == OPPOSITION, manila == RESISTANCE, lead > 0, max(-3, min(3, lead))),
        *(min(6, activists), marker == PROTEST, marker == TERROR, all_underground[MANILA] > 0),
        *(acting and faction in waiting for faction in FACTIONS),
        *(
            not (
                faction in ineligible
                or faction in tired
                or (boxes.get(faction) in ACTING_BOXES and faction not in stay and state.stage != stages.CARD)
            )
            for faction in FACTIONS
        ),
        *(min(ENOUGH, resources[faction]) for faction in FACTIONS),
        *(card in personalities for hand in PERSONALITIES_OF.values() for card in hand),
        *(_acts(state, opposition, support, resistance, cities, protests, strikes, terrors) if acts else NO_ACTS),
        election == cards.PRESIDENTIAL_ELECTION_1981,
        election == cards.NINOY_AQUINO_MURDERED,
        1,
    )


NO_ACTS = (0,) * 9


def _final(state: State) -> bool:
    """Whether the next Election is the last one."""
    return state.election == PARLIAMENTARY_ELECTION_1984 or state.card in (
        PARLIAMENTARY_ELECTION_1984,
        SNAP_ELECTION_1986,
    )


def _acts(
    state: State,
    opposition: int,
    support: int,
    resistance: int,
    cities: int,
    protests: int,
    strikes: int,
    terrors: int,
) -> tuple[int, ...]:
    """5.4: how much each Act would do if it were resolved on this board; 0 for those that nobody holds."""
    held = state.acts.values()
    worth = dict.fromkeys(ALL_ACTS, 0)
    for act in held:
        if act == cards.REAGAN_OFFERS_SANCTUARY:
            worth[act] = min(4, state.aid // 2) if state.aid >= 6 else 0
        elif act == cards.MARCOS_INAUGURATED:
            worth[act] = 3 if support > opposition else 0
        elif act == cards.COMELEC_HIDES_TAMPERING:
            worth[act] = _two_largest(state, OPPOSITION, state.police) if cities >= 2 else 0
        elif act == cards.ENRILE_AND_RAMOS_DEFECT:
            cubes = state.troops[MANILA] + state.police[MANILA]
            worth[act] = min(3, cubes) if state.marker[MANILA] == PROTEST else 0
        elif act == cards.PEOPLE_POWER:
            worth[act] = protests if protests >= 2 else 0
        elif act == cards.ELECTION_BOYCOTT_IGNORED:
            worth[act] = _two_largest(state, RESISTANCE, state.activists) if opposition > resistance else 0
        elif act == cards.BOYCOTT_ELECTION:
            worth[act] = _two_largest(state, OPPOSITION, state.underground) if resistance > opposition else 0
        elif act == cards.NATIONAL_STRIKE:
            worth[act] = 2 * strikes
        else:
            worth[act] = min(3, terrors) if terrors >= 3 else 0
    return tuple(worth.values())


ALL_ACTS = tuple(card for hand in cards.ACTS_OF.values() for card in hand)


def _two_largest(state: State, alignment: Alignment, there: dict[Space, int]) -> int:
    """Return the Population of the two largest spaces at that alignment with such pieces."""
    found = sorted((POPULATION[s] for s in SPACES if state.alignment[s] == alignment and there[s]), reverse=True)
    return sum(found[:2])
