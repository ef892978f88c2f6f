"""Every prompt, option, refusal and Effect of this game is put in the player's language."""

from game.filipinas.wording.wording import FilipinasWording

__all__ = ["FilipinasWording"]
