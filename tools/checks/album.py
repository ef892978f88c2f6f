"""Pictures of the window in a folder, numbered in the order in which they were taken, and an index of them."""

import html
from dataclasses import dataclass, field
from pathlib import Path

import pygame

STYLE = "body{background:#181e2a;color:#f4ecd8;font-family:sans-serif}img{width:46vw}figure{display:inline-block}"


@dataclass
class Album:
    """`mark` stands in every file's name: the size, language and so on that its pictures have in common."""

    folder: Path
    mark: str
    pictures: dict[str, str] = field(default_factory=dict)
    """What each file shows."""

    def keep(self, name: str, window: pygame.Surface) -> None:
        file = f"{len(self.pictures) + 1:02}_{name}-{self.mark}.png"
        pygame.image.save(window, self.folder / file)
        self.pictures[file] = name


def write_index(folder: Path, pictures: dict[str, str]) -> None:
    """For the browser and for places that show Markdown."""
    figures = "\n".join(
        f'<figure><a href="{html.escape(file)}"><img src="{html.escape(file)}" loading="lazy"></a>'
        f"<figcaption>{html.escape(file)}</figcaption></figure>"
        for file in pictures
    )
    page = f"<!doctype html><meta charset=utf-8><title>Tour</title><style>{STYLE}</style>\n{figures}\n"
    (folder / "index.html").write_text(page, encoding="utf-8")
    lines = "\n".join(f"- [{name}]({file})" for file, name in pictures.items())
    (folder / "README.md").write_text(f"# Every screen\n\n{lines}\n", encoding="utf-8")
