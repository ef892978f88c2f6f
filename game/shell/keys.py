"""Keyboard shortcuts, "N", "Esc", "Ctrl+S", "F11", and what the player reads on the keys."""

import pygame

from game.shell.text import tr

_NAMED = {
    "Esc": pygame.K_ESCAPE, "Enter": pygame.K_RETURN, "Space": pygame.K_SPACE, "Del": pygame.K_DELETE,
    "Up": pygame.K_UP, "Down": pygame.K_DOWN, "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT,
    "PgUp": pygame.K_PAGEUP, "PgDn": pygame.K_PAGEDOWN, "Home": pygame.K_HOME, "End": pygame.K_END,
    "Tab": pygame.K_TAB, "Backspace": pygame.K_BACKSPACE,
}  # fmt: skip
_SAME = {pygame.K_KP_ENTER: pygame.K_RETURN}


def on_key(key: str) -> str:
    """What stands on it where the player lives."""
    return tr(f"key.{key}") if key in _NAMED else key


def is_pressed(shortcut: str, event: pygame.event.Event) -> bool:
    """Whether this key event is the shortcut, with its modifiers and no others; Shift may be held for any."""
    if event.type != pygame.KEYDOWN:
        return False
    *modifiers, key = shortcut.split("+") if shortcut != "+" else ["+"]
    held = getattr(event, "mod", 0)
    control = bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if control != ("Ctrl" in modifiers) or bool(held & pygame.KMOD_ALT) != ("Alt" in modifiers):
        return False
    if "Shift" in modifiers and not held & pygame.KMOD_SHIFT:
        return False
    code = _SAME.get(event.key, event.key)
    return bool(code == (_NAMED[key] if key in _NAMED else pygame.key.key_code(key)))
