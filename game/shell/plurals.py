"""Which plural form a language uses for a whole number: the categories and rules of Unicode's CLDR.

A language that is not named here has two forms, as English has: "one" for 1 and "other" for the rest.
"""

from __future__ import annotations

from collections.abc import Callable

Rule = Callable[[int], str]
FORMS = ("zero", "one", "two", "few", "many", "other")


def form_of(count: int, language: str) -> str:
    """The category of a number in a language; a regional code such as pt_BR falls back to its language."""
    return _rule(language)(abs(count))


def forms_of(language: str) -> tuple[str, ...]:
    """The categories that a language tells apart, in CLDR's order: what an entry with a number has to say."""
    used = {form_of(count, language) for count in range(201)}
    return tuple(form for form in FORMS if form in used or form == "other")


def _rule(language: str) -> Rule:
    return _RULES.get(language) or _RULES.get(language.partition("_")[0], _one_and_other)


def _one_and_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _always_other(n: int) -> str:
    return "other"


def _up_to_one(n: int) -> str:
    return "one" if n <= 1 else "other"


def _few(n: int) -> bool:
    """It is true of 2 to 4 at the end of a number, but not of 12 to 14: the paucal of the Slavic languages."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def _east_slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if _few(n) else "many"


def _south_slavic(n: int) -> str:
    return "other" if _east_slavic(n) == "many" else _east_slavic(n)


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _few(n) else "many"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def _slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def _lithuanian(n: int) -> str:
    if n % 100 in range(11, 20) or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def _latvian(n: int) -> str:
    if n % 10 == 0 or n % 100 in range(11, 20):
        return "zero"
    return "one" if n % 10 == 1 else "other"


def _romanian(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n == 0 or n % 100 in range(1, 20) else "other"


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if n % 100 in range(3, 11) else "many" if n % 100 in range(11, 100) else "other"


def _hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def _filipino(n: int) -> str:
    return "other" if n > 3 and n % 10 in (4, 6, 9) else "one"


_LANGUAGES: dict[Rule, tuple[str, ...]] = {
    _always_other: ("id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh"),
    _up_to_one: ("fr", "hi", "hy", "fa", "pt", "zu"),
    _one_and_other: ("pt_PT",),
    _east_slavic: ("be", "ru", "uk"),
    _south_slavic: ("bs", "hr", "sr"),
    _polish: ("pl",),
    _czech: ("cs", "sk"),
    _slovenian: ("sl",),
    _lithuanian: ("lt",),
    _latvian: ("lv",),
    _romanian: ("mo", "ro"),
    _arabic: ("ar",),
    _hebrew: ("he",),
    _filipino: ("fil", "tl"),
}
_RULES = {language: rule for rule, languages in _LANGUAGES.items() for language in languages}
