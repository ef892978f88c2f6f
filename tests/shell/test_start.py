"""Starting the program: a real window, the command line, and one sentence where something is missing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from engine import __version__, people_power
from game import program
from game.people_power.edition import EDITION
from game.shell import folders
from game.shell.scenes.shelf import ShelfScene
from game.table.scenes.setup import SetupScene
from tests.shell_window import open_app, some_edition

ROOT = Path(__file__).resolve().parents[2]
MAIN = [sys.executable, str(ROOT / "main.py")]
PATIENCE = 600
"""Seconds after which a program hangs for certain, however busy the machine."""

SHOW_THE_SHELF = """
import sys, pathlib
import pygame
from game.box import open_box
pygame.display.init(); pygame.font.init()
app = open_box(pathlib.Path(sys.argv[1]), size=(1600, 900))
app.go_home()
app.step(0.0)
print(*sorted(sys.modules))
"""
OPEN_A_BOARD = """
import sys, pathlib
import pygame
from engine import people_power
from game.box import open_box
pygame.display.init(); pygame.font.init()
assert pygame.display.get_driver() == "x11", pygame.display.get_driver()
app = open_box(pathlib.Path(sys.argv[1]), size=(1280, 720))
app.go_home()
app.take(app.editions[0])
app.push(app.edition.resume(app, people_power.new_session(humans={"npa"}, seed=1)))
for _ in range(30):
    app.step(0.05)
picture = pygame.display.get_surface()
assert picture.get_size() == (1280, 720)
assert len({tuple(picture.get_at((x, y))) for x in range(0, 1280, 16) for y in range(0, 720, 16)}) > 50
print("drawn")
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "DISPLAY")}
    return subprocess.run(
        [*MAIN, *arguments], env={**kept, **environment}, capture_output=True, text=True, timeout=PATIENCE
    )


def test_the_shelf_waits_for_no_rules_and_for_no_table(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SHOW_THE_SHELF, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    loaded = set(told.stdout.split())
    assert "game.red_guard.front" in loaded
    light = {
        "engine.core",
        "engine.core.errors",
        "engine.games",
        "game.table",
        "game.table.kit",
        "game.table.kit.edition",
    }
    assert {name for name in loaded if name.startswith(("engine.", "game.table"))} <= light


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_a_real_window_shows_the_board(tmp_path: Path) -> None:
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1080x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert screen.stdout
        number = screen.stdout.readline().strip()  # a free one, said once the screen is there
        environment = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        shown = subprocess.run(
            [sys.executable, "-c", OPEN_A_BOARD, str(tmp_path)],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    finally:
        screen.kill()
        screen.wait()
    assert "drawn" in shown.stdout, shown.stderr


def test_without_a_console_the_sentence_is_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """33.1: a windowed program on Windows has no stderr at all."""
    shown = list[tuple[object, ...]]()
    monkeypatch.setattr("pygame.display.message_box", lambda *said, **how: shown.append(said))
    monkeypatch.setattr(sys, "stderr", None)
    program.say_without_window("No display was found.")
    assert shown == [("Barricades", "No display was found.")]


def test_the_version() -> None:
    assert run("--version").stdout == f"Barricades {__version__}\n"


def test_the_shelf_is_drawn_and_the_program_ends() -> None:
    assert run("--first-frame", SDL_VIDEODRIVER="dummy").returncode == 0


def test_without_a_display_one_sentence_says_so() -> None:
    ended = run()
    assert ended.returncode == 1
    # SDL itself may complain of its surroundings before.
    assert ended.stderr.splitlines()[-1].startswith("No display was found") and "Traceback" not in ended.stderr


@pytest.mark.parametrize("there", ["a file", "a folder of files", "nothing that may be read"])
def test_it_starts_where_the_player_has_no_place_for_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], there: str
) -> None:
    folder = tmp_path / "player"
    if there == "a file":
        folder.write_text("")
    else:
        folder.mkdir()
        (folder / "settings.json").mkdir()
        (folder / "saves").write_text("")
    if there == "nothing that may be read":
        folder.chmod(0)
    monkeypatch.setattr(folders, "player_folder", lambda: folder)
    try:
        assert program.main(["--first-frame"]) == 0
    finally:
        folder.chmod(0o700)
    assert "Traceback" not in capsys.readouterr().err


def without_home() -> dict[str, str]:
    """What a program needs to start at all, and nothing of who starts it."""
    needed = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return {**needed, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}


@pytest.mark.skipif(sys.platform == "win32", reason="there the system knows the folder without being told of a home")
def test_it_starts_without_a_home(tmp_path: Path) -> None:
    """As an installed program, with nothing that says where the player lives."""
    start = """
import os.path
os.path.expanduser = lambda path: path
from game.shell import folders
folders._is_checkout = lambda: False
from game import program
raise SystemExit(program.main(["--first-frame"]))
"""
    ended = subprocess.run(
        [sys.executable, "-c", start],
        env={**without_home(), **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(tmp_path))},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 0 and "Traceback" not in ended.stderr, ended.stderr
    assert (tmp_path / "barricades").is_dir()


@pytest.mark.parametrize("argument", [("--seed", "many"), ("--nonsense",)])
def test_a_wrong_command_line_gets_a_sentence(argument: tuple[str, ...]) -> None:
    ended = run(*argument, SDL_VIDEODRIVER="dummy")
    assert ended.returncode == 2 and "Traceback" not in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl+C is sent to a whole console")
def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # Whoever runs the tests in the background of a shell lets them begin deaf to Ctrl+C.
    hear = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    started = f"{hear}; from game.program import main; print('running', flush=True); raise SystemExit(main([]))"
    window = subprocess.Popen(
        [sys.executable, "-c", started],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert window.stdout and window.stdout.readline() == "running\n"
    with suppress(subprocess.TimeoutExpired):
        window.wait(2)
    window.send_signal(signal.SIGINT)
    _, complaint = window.communicate(timeout=PATIENCE)
    assert window.returncode in (0, 130) and "Traceback" not in complaint


def test_a_game_is_chosen_on_the_command_line(tmp_path: Path) -> None:
    app = open_app(tmp_path, editions=(some_edition("some_game"), EDITION))
    assert app.edition.key == "some_game"
    program.choose_game(app, program.command_line().parse_args(["people_power"]).game)
    assert app.edition is EDITION


def test_a_game_that_is_not_in_the_box_gets_a_sentence() -> None:
    ended = run("monopoly", SDL_VIDEODRIVER="dummy")
    assert ended.returncode == 2 and "people_power" in ended.stderr and "Traceback" not in ended.stderr


def test_a_save_opens_the_game_that_it_is_of(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION, editions=(some_edition("some_game"), EDITION))
    file = tmp_path / "game.save"
    file.write_bytes(people_power.new_session(seed=4).save())
    app.go_home()
    program.begin(app, program.command_line().parse_args(["--load", str(file)]))
    assert app.edition is EDITION and len(app.scenes) == 2


def test_the_text_client_takes_a_game() -> None:
    ended = subprocess.run(
        [*MAIN, "--text", "people_power", "--seed", "4"],
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 0 and "turn.action" in ended.stdout


def test_scenario_and_seed_open_the_set_up_filled_in(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.go_home()
    program.begin(app, program.command_line().parse_args(["--scenario", "extended", "--seed", "77"]))
    assert isinstance(app.top, SetupScene)
    assert app.top.chosen["scenario"] == "extended" and app.top.seed == "77"


def test_a_save_that_cannot_be_opened_leaves_the_shelf_with_a_sentence(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.go_home()
    program.begin(app, program.command_line().parse_args(["--load", str(tmp_path / "nowhere.save")]))
    assert isinstance(app.top, ShelfScene) and "nowhere.save" in app.notice.sentence


def test_the_text_client_says_what_is_wrong_and_ends(tmp_path: Path) -> None:
    ended = run("--text", "--load", str(tmp_path / "nowhere.save"))
    assert ended.returncode == 1 and "nowhere.save" in ended.stderr and "Traceback" not in ended.stderr


def test_the_text_client_opens_a_save(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(people_power.new_session(seed=4).save())
    ended = subprocess.run(
        [*MAIN, "--text", "--load", str(file)], input="quit\n", capture_output=True, text=True, timeout=PATIENCE
    )
    assert ended.returncode == 0 and "turn.action" in ended.stdout


def test_the_self_test_passes() -> None:
    ended = run("--self-test")
    assert ended.returncode == 0, ended.stderr
    assert "all well" in ended.stdout
