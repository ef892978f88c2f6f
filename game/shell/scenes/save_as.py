"""Save under a name: ask for it, and ask again before another game loses its place."""

from __future__ import annotations

from pathlib import Path

from game.shell.app import App
from game.shell.beside import Future
from game.shell.saves import LONGEST_NAME, SaveRefused, clean_name
from game.shell.scenes.dialog import AskTextScene, confirm
from game.shell.scenes.waiting import do_beside
from game.shell.text import tr
from game.shell.widgets.rich_text import literal


def save_as(app: App, wish: str, data: bytes, summary: dict[str, str], picture: bytes | None) -> None:
    """`wish` is the name that stands there to begin with; `picture` the thumbnail for the list of saves."""

    def write(name: str) -> None:
        do_beside(app, lambda: app.store.write(name, data, summary, picture), lambda done: tell(name, done))

    def tell(name: str, done: Future[Path]) -> None:
        try:
            done.result()
            app.tell(tr("saves.as.done", name=literal(name)), trouble=False)
        except SaveRefused as refusal:
            app.tell(str(refusal))

    def take(text: str) -> None:
        name = clean_name(text)
        try:
            taken = app.store.exists(name)
        except SaveRefused as refusal:
            app.tell(str(refusal))
            return
        if taken:
            question = tr("saves.over", name=literal(name))
            app.push(confirm(app, tr("saves.as"), question, tr("saves.over.do"), lambda: write(name), danger=True))
        else:
            write(name)

    name = app.store.free_name(wish)
    app.push(AskTextScene(app, tr("saves.as"), tr("saves.as.ask"), name, take, longest=LONGEST_NAME))
