"""Whatever somebody writes into a player's folder, every screen that shows it can be drawn."""

from pathlib import Path
from random import Random

import pytest

from tests import hostile_texts


@pytest.mark.parametrize("seed", range(3))
def test_a_folder_full_of_hostile_texts_breaks_no_screen(tmp_path: Path, seed: int) -> None:
    luck = Random(seed)
    hostile_texts.fill_folder(tmp_path / "player", luck)
    assert list((tmp_path / "player").rglob("*.json")), "something hostile is there"
    hostile_texts.look_at_everything(tmp_path / "player", luck)
