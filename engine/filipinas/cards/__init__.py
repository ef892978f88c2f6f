"""6.13: every card has one small file."""

from __future__ import annotations

from importlib import import_module

from engine.core.prompts import Steps, asked_by
from engine.filipinas import reactions
from engine.filipinas.card import DECK
from engine.filipinas.deck import CardKey
from engine.filipinas.effects import CardPlayed
from engine.filipinas.play import Play
from engine.filipinas.verbs import spend_card

FILES = (
    "s01_polavieja",
    "s02_primo_de_rivera",
    "s03_agustin",
    "s04_reconcentracion",
    "s05_lineas_fortificadas",
    "s06_sagasta_compra",
    "s07_artilleria_espanola",
    "s08_a_la_bayoneta",
    "s09_ultimos_de_filipinas",
    "s10_padre_gil",
    "s11_macabebes",
    "s12_cacarong_de_sile",
    "s13_cuadriculas",
    "s14_guardia_civil",
    "s15_cazadores",
    "s16_despedida",
    "s17_potencias",
    "s18_crisis_ministerial",
    "s19_canoneros",
    "s20_indulto",
    "s21_formar_el_cuadro",
    "s22_telegrafo_y_vapor",
    "su1_camara",
    "su2_rendicion_a_merritt",
    "su3_por_el_honor",
    "su4_monet",
    "su5_diederichs",
    "f01_artilleria_filipina",
    "f02_linea_del_zapote",
    "f03_istmo_de_noveleta",
    "f04_biak_na_bato",
    "f05_levantamiento_moro",
    "f06_revuelta_en_bisayas",
    "f07_muerte_de_canovas",
    "f08_martirio_de_rizal",
    "f09_desercion_de_los_tagalos",
    "f10_emboscada",
    "f11_bolos_y_anting_anting",
    "f12_espias_en_intramuros",
    "f13_alijo_de_hong_kong",
    "f14_comite_de_hong_kong",
    "f15_prensa_amarilla",
    "f16_voladura_del_maine",
    "f17_convencion_de_tejeros",
    "f18_monte_puray",
    "f19_a_traves_de_las_lineas",
    "f20_fiebres",
    "f21_motin_contra_las_quintas",
    "f22_evangelista",
    "fu1_cavite",
    "fu2_pio_del_pilar",
    "fu3_macabulos",
    "fu4_regreso_de_aguinaldo",
    "fu5_monitores",
    "fu6_cable_cortado",
)
"""These are the files of the cards, deck by deck."""

DECK.update((card.key, card) for card in (import_module(f"{__name__}.{file}").CARD for file in FILES))


def play_card(play: Play, card: CardKey) -> Steps[None]:
    """6.13: the card leaves the hand for good; unless the rival cancels it, it is carried out."""
    play.acted = True
    play.reacted = False
    spend_card(play.state, play.side, card)
    play.state.report(CardPlayed(play.side, card))
    if not (yield from reactions.cancelled(play, card)):
        yield from asked_by(DECK[card].play(play))


__all__ = ["DECK", "play_card"]
