import json
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
    settings, sentence = load_settings(path)
    assert settings == Settings()
    assert sentence and sentence.endswith(".")


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
    ],
)
def test_a_broken_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"confirmations": False, name: value}))
    settings, sentence = load_settings(path)
    assert settings == Settings(confirmations=False)
    assert sentence and name in sentence
