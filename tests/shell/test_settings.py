import json
import os
from pathlib import Path

import pytest

from game.shell.settings import Settings, load_settings, save_settings


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    settings = Settings(language="es", text_size=150, window_size=(1920, 1080), bot_pace="step", sound=False)
    save_settings(settings, tmp_path / "settings.json")
    assert load_settings(tmp_path / "settings.json") == (settings, None)


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000])
def test_a_broken_file_gives_defaults_and_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, complaint = load_settings(path)
    assert settings == Settings()
    assert complaint and complaint().endswith(".")


@pytest.mark.parametrize(
    "name, value",
    [
        ("text_size", 99),
        ("text_size", "150"),
        ("text_size", True),
        ("window_size", [10, 10]),
        ("window_size", "big"),
        ("bot_pace", "hasty"),
        ("volume", -1),
        ("sound", "yes"),
        ("language", "../en"),
        ("palette", None),
        ("nonsense", 1),
        ("animation_speed", ["slow"]),
        ("words_met", ["a\ud800"]),
        ("words_met", ["\0"]),
        ("words_met", ["x" * 100_000]),
        ("language", "\u0660\u0661"),
    ],
)
def test_a_broken_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"confirmations": False, name: value}))
    settings, complaint = load_settings(path)
    assert settings == Settings(confirmations=False)
    assert complaint and name in complaint()


def test_names_that_nobody_can_draw_are_told_so_that_they_can_be(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"\ud800\0": 1, "x" * 50_000: 2}))
    _, complaint = load_settings(path)
    assert complaint
    sentence = complaint()
    assert len(sentence) < 300
    assert "\0" not in sentence
    sentence.encode("utf-8")


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"sound": False}) + " " * 1_000_000)
    settings, complaint = load_settings(path)
    assert settings == Settings() and complaint


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_settings_are_never_read_from_a_pipe(tmp_path: Path) -> None:
    """Nobody writes into it, so that opening it would wait for ever."""
    os.mkfifo(tmp_path / "settings.json")
    settings, complaint = load_settings(tmp_path / "settings.json")
    assert settings == Settings() and complaint
