"""Saves that are damaged, foreign or hostile: one SaveError with a sentence, nothing else, and little memory."""

from __future__ import annotations

import json
import random
import re
import tracemalloc
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import people_power
from engine.core import saves
from engine.core.errors import SaveError
from engine.core.prompts import Option
from tests.people_power.random_play import finished, played, seeded_game
from tests.sealing import content_of, sealed

MAX_MEMORY = 50_000_000


def refuse(data: bytes) -> str:
    """Loading gives a SaveError within the memory allowed; returns its sentence."""
    tracemalloc.start()
    try:
        with pytest.raises(SaveError) as refusal:
            people_power.load(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MAX_MEMORY, f"{peak} bytes"
    sentence = str(refusal.value)
    assert sentence.endswith(".") and sentence[0].isupper() and "\n" not in sentence
    return sentence


def body_of(session: people_power.PeoplePowerSession) -> dict[str, Any]:
    return saves.unpack("people_power", session.save())


def packed(body: dict[str, Any]) -> bytes:
    return saves.pack("people_power", body)


@pytest.fixture(scope="module")
def good() -> bytes:
    return played(40).save()


def test_a_good_save_is_small_and_comes_back(good: bytes) -> None:
    assert people_power.load(good).save() == good
    assert len(finished().save()) < 50_000


def test_truncated_anywhere(good: bytes) -> None:
    for length in [*range(60), *range(60, len(good), 37)]:
        refuse(good[:length])


def test_any_bit_flipped(good: bytes) -> None:
    luck = random.Random(1)
    for position in [*range(40), *(luck.randrange(len(good)) for _ in range(200))]:
        flipped = bytearray(good)
        flipped[position] ^= 1 << luck.randrange(8)
        refuse(bytes(flipped))


def test_longer_than_it_should_be(good: bytes) -> None:
    refuse(good + b"\0")


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n" + bytes(100), b"PK\x03\x04", "Grüße".encode(), bytes(1000)])
def test_foreign_files(data: bytes) -> None:
    assert refuse(data) == "This file is not a save of this program."


def test_of_another_game() -> None:
    assert refuse(saves.pack("filipinas", {})) == "This save belongs to another game."


def test_of_a_newer_format(good: bytes) -> None:
    newer = sealed(content_of(good), saves.FORMAT + 1)
    assert refuse(newer) == "This save comes from a newer version of the program."


def test_of_a_format_that_never_was(good: bytes) -> None:
    refuse(sealed(content_of(good), written_format=0))


def test_too_large() -> None:
    assert refuse(saves.MAGIC + bytes(saves.MAX_BYTES)) == "This file is too large to be a save."


def test_deeply_nested() -> None:
    for one in (b"\x91", b"\x81\xa1a"):
        refuse(sealed(one * 100_000 + b"\x90"))
        refuse(sealed(one * 1_500 + b"\x90"))


HOSTILE = {
    "a megabyte of empty maps": b"\xdd\x00\x0f\x42\x40" + b"\x80" * 1_000_000,
    "a megabyte of empty arrays": b"\xdd\x00\x0f\x42\x40" + b"\x90" * 1_000_000,
    "an array that claims to be huge": b"\xdd\xff\xff\xff\xff",
    "a map that claims to be huge": b"\xdf\xff\xff\xff\xff",
    "a text that claims to be huge": b"\xdb\xff\xff\xff\xff",
    "bytes that claim to be huge": b"\xc6\xff\xff\xff\xff",
    "many short texts": b"\xdc\x00\x21" + (b"\xdc\x4e\x20" + b"\xa2ab" * 20_000) * 33,
    "many wide texts": b"\xdc\x00\x21" + (b"\xdc\x4e\x20" + b"\xa2\xc5\xbf" * 20_000) * 33,
    "many numbers": b"\xdc\x00\x21" + (b"\xdc\x4e\x20" + b"\xcd\x7f\xff" * 20_000) * 33,
    "many big numbers": b"\xdc\x00\x0b" + (b"\xdc\x4e\x20" + (b"\xcf" + b"\x7f" * 8) * 20_000) * 11,
    "many maps": b"\xdc\x06\x40" + (b"\xde\x01\x00" + b"".join(b"\xa2%02x\x01" % n for n in range(256))) * 1_600,
    "an extension": b"\xd4\x01\x00",
    "a long extension": b"\xc7\x10\x01" + bytes(16),
    "a time": b"\xd6\xff" + bytes(4),
    "not a number": b"\xcb\x7f\xf8" + bytes(6),
    "nothing": b"\xc0",
    "a reserved byte": b"\xc1",
    "no content": b"",
    "text that is not text": b"\xa2\xff\xfe",
    "two values": b"\x80\x80",
    "keys that are numbers": b"\x81\x01\x02",
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_content(content: bytes) -> None:
    assert len(sealed(content)) <= saves.MAX_BYTES
    refuse(sealed(content))
    inside = b"\x82\xa4game\xacpeople_power\xa4body\x81\xa5first" + content
    if len(sealed(inside)) <= saves.MAX_BYTES:
        refuse(sealed(inside))


def test_duplicate_keys() -> None:
    refuse(sealed(b"\x83\xa4game\xacpeople_power\xa4body\x80\xa4body\x80"))


JUNK: list[Any] = [None, True, -1, 10**6, 2.5, float("nan"), "", "x", [], [None], {}, {"a": 1}, [[[]]], "ü" * 50]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_wrong_types_everywhere(junk: object) -> None:
    body = body_of(played(40))
    for field in body:
        if body[field] != junk:
            _refused_or_the_same(packed({**body, field: junk}))
    for part in ("first", "last"):
        for field, value in body[part].items():
            _refused_or_the_same(packed({**body, part: {**body[part], field: junk}}))
            if isinstance(value, list) and value:
                spoilt = [junk, *value[1:]]
                _refused_or_the_same(packed({**body, part: {**body[part], field: spoilt}}))


@pytest.mark.parametrize("part", ["first", "last"])
def test_missing_fields(part: str) -> None:
    body = body_of(played(40))
    for field in body:
        refuse(packed({key: value for key, value in body.items() if key != field}))
    later = {each.name for each in fields(people_power.State) if each.metadata.get("later")}
    for field in body[part].keys() - later:
        refuse(packed({**body, part: {key: value for key, value in body[part].items() if key != field}}))


def test_impossible_boards() -> None:
    body = body_of(played(40))
    last = body["last"]
    troops = [[12] + [0] * 9, *last["pieces"][1:]]
    three_bases = [column[:] for column in last["pieces"]]
    three_bases[2][1], three_bases[4][1], three_bases[7][1] = 1, 1, 1
    protest_alone = ["protest" if n == 5 else None for n in range(10)]
    for change in (
        {"pieces": troops},
        {"pieces": three_bases},
        {"available": [0] * 7},
        {"tracks": [41, 0]},
        {"tracks": [0, -1]},
        {"marker": protest_alone},
        {"marker": ["protest"] * 10},
        {"stage": "turn", "waiting": []},
        {"stage": "turn", "cards": [39, 38]},
        {"stage": "card", "deck": []},
        {"deck": [1, 1, 40]},
        {"deck": [1, 2, 3]},
        {"waiting": ["npa", "npa"]},
        {"personalities": [45, 0, 0]},
        {"chance": [2**64 - 1, 0]},
    ):
        refuse(packed({**body, "last": {**last, **change}}))


def test_a_step_whose_choices_do_not_fit_the_rules_of_now_begins_again() -> None:
    body = body_of(played(40))
    made = body["choices"][: body["last_choices"]]
    session = people_power.load(packed({**body, "choices": [*made, "space:atlantis"]}))
    assert [option.key for option in session.history] == made
    assert people_power.load(session.save()).save() == session.save()


def test_choices_that_do_not_fit_the_rules() -> None:
    body = body_of(played(40))
    refuse(packed({**body, "choices": ["done"] * 20_001}))
    refuse(packed({**body, "choices": ["x" * 201]}))
    refuse(packed({**body, "last_choices": len(body["choices"]) + 1}))


def test_a_board_that_lets_the_rules_run_dry_is_refused_or_playable() -> None:
    """A deck without the final Election, or no Personality left to choose, can be written but not be loaded."""
    body = body_of(seeded_game(0))
    for change in (
        {"deck": [39, 38, 1]},
        {"deck": [5], "stage": "reset"},
        {"personalities_played": [41, 42, 43, 44], "settings": [True, False, False]},
        {"stage": "resources", "cards": [40, 39], "deck": []},
    ):
        state = {**body["first"], **change}
        refuse(packed({**body, "first": state, "last": state, "choices": [], "last_choices": 0}))


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    with pytest.raises(SaveError):
        people_power.load(data)
    with pytest.raises(SaveError):
        people_power.load(sealed(data))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=6),
    max_leaves=20,
)
BODY = body_of(played(40))


@settings(max_examples=400, deadline=None)
@given(field=st.sampled_from(sorted(BODY["last"])), junk=PLAIN, index=st.none() | st.integers(0, 9))
def test_any_value_in_any_field(field: str, junk: object, index: int | None) -> None:
    value = junk
    if index is not None and isinstance(BODY["last"][field], list) and index < len(BODY["last"][field]):
        entries = [*BODY["last"][field]]
        entries[index] = junk
        value = entries
    _refused_or_the_same(packed({**BODY, "last": {**BODY["last"], field: value}}), measured=False)


def _refused_or_the_same(data: bytes, measured: bool = True) -> None:
    """A change that happens to make a possible state must load and save as it is.

    Where the choices since do not fit it, the step that was under way has begun again.
    """
    try:
        session = people_power.load(data)
    except SaveError:
        if measured:
            refuse(data)
        return
    told = msgpack.unpackb(content_of(data))
    if len(session.history) < len(told["body"]["choices"]):
        told["body"]["choices"] = told["body"]["choices"][: told["body"]["last_choices"]]
    assert msgpack.unpackb(content_of(session.save())) == told


def test_every_reason_has_words_in_every_language() -> None:
    """The engine's own sentences are the English ones."""
    folder = Path(__file__).parents[2]
    source = (folder / "engine/core/saves.py").read_text("utf-8")
    sentences = {reason: said for said, reason in re.findall(r'SaveError\("([^"]+)", "(\w+)"\)', source)}
    sentences["damaged"] = saves.DAMAGED
    assert len(sentences) == 6
    for language in (folder / "assets/shell/text").iterdir():
        words = json.loads((language / "shell.json").read_text("utf-8"))
        said = {
            key.removeprefix("saves.reason."): text for key, text in words.items() if key.startswith("saves.reason.")
        }
        assert said.keys() == sentences.keys()
        assert (said == sentences) == (language.name == "en")


@pytest.mark.parametrize("left", [0, -1], ids=["empty", "without one card"])
def test_a_bonifacio_deck_that_lacks_a_card_is_refused(left: int) -> None:
    """8.5.3: a non-player would draw for ever."""
    body = body_of(people_power.new_session(humans={"npa"}, seed=0))
    assert people_power.load(packed(body))
    for part in ("first", "last"):
        deck = body[part]["bonifacio_deck"]
        refuse(packed({**body, part: {**body[part], "bonifacio_deck": deck[:left]}}))


def test_refused_saves_leave_no_option_behind() -> None:
    """Options live as long as the program: nothing may become one before a prompt has offered it."""
    body = body_of(played(40))
    known = len(Option._known)
    for number in range(40):
        choices = [f"space:nowhere_{number}_{choice}" for choice in range(500)]
        refuse(packed({**body, "choices": choices, "last_choices": len(choices), "last_steps": -1}))
        people_power.load(packed({**body, "choices": [*body["choices"], *choices]}))
    assert len(Option._known) - known < 500
