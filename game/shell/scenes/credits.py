"""The credits say who made what, and under which licence: they are gathered from the CREDITS.md beside the assets."""

from __future__ import annotations

from game.shell.folders import ASSETS
from game.shell.markdown import read_page
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr, words
from game.shell.widgets.text_view import TextBlock, TextView


class CreditsScene(SheetScene):
    heading_key = "credits.title"
    widest = 1200

    def build(self) -> None:
        super().build()
        self.view = TextView()
        self.view.show(self._blocks())
        self.add(self.view)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        self.view.place(self.content.move(0, self.look.px(6)), self.look)

    def _blocks(self) -> list[TextBlock]:
        """The program, each game in its own words, then what comes with the assets."""
        blocks = [TextBlock("heading", f"{tr('program.name')} {self.app.version}"), *_paragraphs("credits.shell")]
        for edition in self.app.editions:
            with words().speaking_of(edition.key):
                if words().has("credits.game"):
                    blocks.append(TextBlock("heading", tr("game.title")))
                    blocks += _paragraphs("credits.game")
        blocks += [TextBlock("rule"), TextBlock("heading", tr("credits.files"))]
        for path in sorted(ASSETS.rglob("CREDITS.md")):
            try:
                page = read_page(path).blocks
                blocks += [TextBlock("subheading", block.text) if block.kind == "heading" else block for block in page]
            except (OSError, UnicodeDecodeError):
                blocks.append(TextBlock("paragraph", tr("credits.unreadable", name=path.parent.name)))
        return blocks


def _paragraphs(key: str) -> list[TextBlock]:
    return [TextBlock("paragraph", line) for line in tr(key).split("\n") if line]
