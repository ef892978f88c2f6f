"""The fields of a state, each written once: its type, what it starts with, and how it is kept in a save.

    @dataclass(slots=True, eq=False)
    class State(Fields):
        chance: Chance = stored(CHANCE)
        turn: int = stored(number(1, 7), 1)
        control: dict[str, str] = stored(column(PROVINCES, one_of(SIDES)), SPAIN)
        guns_lost: bool = stored(flag(), False, later=True)
        use_chits: bool = setting("chits")
        effects: list[Effect] = passing(list)

Copying, packing and unpacking follow from that, and from its settings whatever asks what can be agreed on. What is in a
dict must be immutable, so that a copy is one level deep; a `table` is copied row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Self

from engine.core.chance import Chance
from engine.core.errors import SaveError
from engine.core.game import MAX_SEED, Plain, Setting
from engine.core.saves import DAMAGED


@dataclass(slots=True, frozen=True)
class Codec:
    """How a value is written as plain data, read back (ValueError and the like if it cannot be one), and copied."""

    pack: Callable[[Any], Plain]
    unpack: Callable[[Plain], Any]
    copied: str = "{}"
    """The expression for a copy; values that never change are their own copies."""
    start: Callable[[Any], Any] = lambda default: default
    """The value at the beginning, from the default that the field names."""


class Fields:
    """The root of a state: what its fields say is all there is to say."""

    __slots__ = ()

    def copy(self) -> Self:
        """A second state with the same future luck; what is passing begins anew."""
        kind = type(self)
        twin: Self = (_COPIERS.get(kind) or _copier(kind))(self)
        return twin

    def pack(self) -> dict[str, Plain]:
        """Lists in printed order, so that the same state is always the same bytes."""
        return {name: codec.pack(getattr(self, name)) for name, codec in _codecs(type(self)).items()}

    @classmethod
    def unpack(cls, data: Plain) -> Self:
        """The state again; SaveError if a field holds what it cannot hold, or is missing and was not added later."""
        try:
            codecs = _codecs(cls)
            if type(data) is not dict or not data.keys() <= codecs.keys() <= data.keys() | _later(cls):
                raise ValueError("other fields")
            return cls(**{name: codec.unpack(data[name]) for name, codec in codecs.items() if name in data})
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as wrong:
            raise SaveError(DAMAGED) from wrong

    def derive(self) -> None:
        """Called after making and copying, for what a state keeps at hand besides its fields."""

    def __post_init__(self) -> None:
        self.derive()


def stored(codec: Codec, default: Any = None, *, later: bool = False) -> Any:
    """A field that is copied and saved; where an older save lacks one that was added `later`, its default stands in."""
    return field(default_factory=lambda: codec.start(default), metadata={"codec": codec, "later": later})


def setting(
    key: str = "", values: tuple[Any, ...] = (False, True), default: Any = False, *, later: bool = False
) -> Any:
    """A stored field that players agree on before the game, under that key or else under the name of the field."""
    metadata = {"codec": one_of(values), "later": later, "setting": Setting(key, tuple(values), default)}
    return field(default=default, metadata=metadata)


def passing(start: Callable[[], Any]) -> Any:
    """A field that begins anew in every copy and is not saved."""
    return field(default_factory=start, metadata={"passing": start})


def within_step(start: type[Any]) -> Any:
    """A field that means something only while a step is under way: it is copied, and not saved."""
    return field(default_factory=start, metadata={"copied": "{}.copy()" if start in (dict, list, set) else "{}"})


def derived() -> Any:
    """A field that `derive` sets."""
    return field(init=False)


# Codecs


def number(low: int, high: int) -> Codec:
    """The value is a whole number within limits."""

    def unpack(plain: Plain) -> int:
        if type(plain) is not int or not low <= plain <= high:
            raise ValueError
        return plain

    return Codec(_same, unpack)


def flag() -> Codec:
    """The value is True or False."""
    return one_of((False, True))


def one_of(values: Iterable[Any]) -> Codec:
    """The value belongs to a closed set, and is read back as the very object of the set."""
    known = {(type(value), value): value for value in values}
    return Codec(_same, lambda plain: known[type(plain), plain])


def some(values: Iterable[Any]) -> Codec:
    """The value is a tuple of different values of a closed set."""
    values = tuple(values)
    repeating = several(values, len(values))

    def unpack(plain: Plain) -> tuple[Any, ...]:
        found: tuple[Any, ...] = repeating.unpack(plain)
        if len(set(found)) != len(found):
            raise ValueError
        return found

    return Codec(list, unpack, start=_tuple)


def several(values: Iterable[Any], most: int) -> Codec:
    """The value is a tuple of values of a closed set, some perhaps more than once."""
    return listed(one_of(values), most)


def chosen(values: Iterable[Any]) -> Codec:
    """A frozenset of values of a closed set, written in the order of that set."""
    values = tuple(values)
    ordered = some(values)
    return Codec(
        lambda held: [value for value in values if value in held],
        lambda plain: frozenset(ordered.unpack(plain)),
        start=lambda default: frozenset(default or ()),
    )


def listed(codec: Codec, most: int) -> Codec:
    """The value is a tuple of any values of one kind."""
    pack, unpack = codec.pack, codec.unpack

    def read(plain: Plain) -> tuple[Any, ...]:
        if type(plain) is not list or len(plain) > most:
            raise ValueError
        return tuple(unpack(entry) for entry in plain)

    def write(held: tuple[Any, ...]) -> Plain:
        return list(held) if pack is _same else [pack(value) for value in held]

    return Codec(write, read, start=_tuple)


def column(keys: Iterable[Any], codec: Codec) -> Codec:
    """A dict that has all of the keys, always; its default is what each of them starts with, or a dict of such."""
    keys = tuple(keys)
    pack, unpack, start = codec.pack, codec.unpack, codec.start

    def read(plain: Plain) -> dict[Any, Any]:
        if type(plain) is not list:
            raise ValueError
        return {key: unpack(entry) for key, entry in zip(keys, plain, strict=True)}

    def begin(default: Any) -> dict[Any, Any]:
        return dict(default) if isinstance(default, Mapping) else {key: start(default) for key in keys}

    def write(held: dict[Any, Any]) -> Plain:
        values = [held[key] for key in keys]
        return values if pack is _same else [pack(value) for value in values]

    return Codec(write, read, "{}.copy()", begin)


def partial(keys: Iterable[Any], codec: Codec) -> Codec:
    """A dict that has some of the keys, in the order in which they came."""
    key_codec = one_of(keys)
    pack, unpack = codec.pack, codec.unpack

    def read(plain: Plain) -> dict[Any, Any]:
        if type(plain) is not list:
            raise ValueError
        held = {key_codec.unpack(key): unpack(entry) for key, entry in plain}
        if len(held) != len(plain):
            raise ValueError
        return held

    def write(held: dict[Any, Any]) -> Plain:
        return [[key, pack(value)] for key, value in held.items()]

    return Codec(write, read, "{}.copy()", lambda held: dict(held or {}))


def table(rows: Mapping[Any, Codec]) -> Codec:
    """The value is a dict of dicts, a row for each key: `pieces["troops"]["manila"]`. Its default is every row's."""

    def read(plain: Plain) -> dict[Any, Any]:
        if type(plain) is not list:
            raise ValueError
        return {key: row.unpack(entry) for (key, row), entry in zip(rows.items(), plain, strict=True)}

    return Codec(
        lambda held: [row.pack(held[key]) for key, row in rows.items()],
        read,
        "{{" + ", ".join(f"{key!r}: {{0}}[{key!r}].copy()" for key in rows) + "}}",
        lambda default: {key: row.start(default) for key, row in rows.items()},
    )


def _same(value: Any) -> Any:
    return value


def _tuple(default: Any) -> tuple[Any, ...]:
    return tuple(default or ())


def _write_chance(chance: Chance) -> Plain:
    return [chance.seed, chance.counter % (MAX_SEED + 1)]


def _read_chance(plain: Plain) -> Chance:
    seed, counter = listed(number(0, MAX_SEED), 2).unpack(plain)
    return Chance(seed, counter)


CHANCE = Codec(_write_chance, _read_chance, "{}.copy()", lambda _: Chance(0))
"""Luck is kept as a seed and a counter."""


# What follows from the fields


_CODECS: dict[type[Any], dict[str, Codec]] = {}


def _codecs(state: type[Any]) -> dict[str, Codec]:
    codecs = _CODECS.get(state)
    if codecs is None:
        codecs = {each.name: each.metadata["codec"] for each in fields(state) if "codec" in each.metadata}
        _CODECS[state] = codecs
    return codecs


def _later(state: type[Any]) -> set[str]:
    """The fields that an older save may lack."""
    return {each.name for each in fields(state) if each.metadata.get("later")}


def settings_declared(state: type[Any]) -> dict[str, Setting]:
    """What players agree on before the game, by the names of the fields that keep it."""
    return {
        each.name: replace(told, key=told.key or each.name)
        for each in fields(state)
        if (told := each.metadata.get("setting"))
    }


def settings_kept(state: Fields) -> dict[str, Any]:
    """What was agreed on, by the keys of the settings."""
    return {told.key: getattr(state, name) for name, told in settings_declared(type(state)).items()}


def keep_settings(state: Fields, agreed: Mapping[str, Any]) -> None:
    """Write into a state what was agreed on; what is not named stays as it is."""
    for name, told in settings_declared(type(state)).items():
        if told.key in agreed:
            setattr(state, name, agreed[told.key])


_COPIERS: dict[type[Any], Callable[[Any], Any]] = {}


def _copier(state: type[Any]) -> Callable[[Any], Any]:
    """A function that copies field by field, written out as one would by hand: a copy is the unit of search."""
    copied = [each for each in fields(state) if each.init]
    lines = [f"twin.{each.name} = {copy_of(each)}" for each in copied]
    if state.derive is not Fields.derive:
        lines.append("twin.derive()")
    source = "\n    ".join(["def copy(state):", "twin = new(kind)", *lines, "return twin"])
    names: dict[str, Any] = {"new": state.__new__, "kind": state}
    names |= {f"new_{each.name}": each.metadata.get("passing") for each in copied}
    exec(source, names)
    copy: Callable[[Any], Any] = names["copy"]
    _COPIERS[state] = copy
    return copy


def copy_of(each: Field[Any]) -> str:
    """Return the expression that copies this field of `state`."""
    if "passing" in each.metadata:
        return f"new_{each.name}()"
    copied: str = each.metadata["codec"].copied if "codec" in each.metadata else each.metadata.get("copied", "{}")
    return copied.format(f"state.{each.name}")
