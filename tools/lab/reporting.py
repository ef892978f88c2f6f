"""What a series of games came to: shares with their intervals, figures, and how often what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from engine import games
from tools.lab.playing import GameResult, GameSeries

NOBODY = "nobody"
CERTAINTY = 1.96
"""An interval of 95 % has so many standard errors on each side."""
Share = dict[str, float]


def report(series: GameSeries, results: list[GameResult]) -> dict[str, Any]:
    """Return the figures, ready to be written as JSON."""
    count = len(results)
    used: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        used.update(result.used)
        wins.update(result.winners or (NOBODY,))
    seats = [*games.find(series.game).seats, *([NOBODY] if wins[NOBODY] else [])]
    thinking = sorted(seconds for result in results for seconds in result.thinking)
    return {
        "game": series.game,
        "scenario": series.scenario,
        "settings": series.settings,
        "table": series.table,
        "players": series.players,
        "thinking": {"median": round(thinking[len(thinking) // 2], 3), "longest": round(thinking[-1], 3)}
        if thinking
        else {},
        "games": count,
        "wins": {seat: share(wins[seat], count) for seat in seats},
        "wins_by_player": wins_by_player(results),
        "reasons": {reason: share(n, count) for reason, n in Counter(r.reason for r in results).most_common()},
        "mean": {key: round(sum(r.figures[key] for r in results) / count, 2) for key in results[0].figures},
        "range": {key: _range(r.figures[key] for r in results) for key in results[0].figures},
        "mean_turns": round(sum(r.turns for r in results) / count, 1),
        "slowest_turn_ms": round(max(r.slowest_turn for r in results) * 1000, 1),
        "used_per_game": {key: round(n / count, 3) for key, n in sorted(used.items())},
        "used": dict(sorted(used.items())),
    }


def wins_by_player(results: Iterable[GameResult]) -> dict[str, Share]:
    """How often each kind of player won, of the seats in which it sat."""
    seats: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        seats.update(result.seated.values())
        won.update(result.seated[winner] for winner in result.winners)
    return {who: share(won[who], seats[who]) for who in sorted(seats)}


def share(part: int, count: int) -> Share:
    """Return a share with its Wilson interval of 95 %."""
    share, doubt = part / count, CERTAINTY**2 / count
    centre = (share + doubt / 2) / (1 + doubt)
    half = CERTAINTY * sqrt(share * (1 - share) / count + doubt / count / 4) / (1 + doubt)
    return {
        "share": round(share, 4),
        "low": round(max(0.0, centre - half), 4),
        "high": round(min(1.0, centre + half), 4),
    }


def compare(seats: Iterable[str], results: list[GameResult], others: list[GameResult]) -> dict[str, Share]:
    """How much more often each seat won than in the other games with the same seeds, with 95 % intervals."""
    by_seed = {other.seed: other for other in others}
    pairs = [(result, by_seed[result.seed]) for result in results if result.seed in by_seed]
    compared = {}
    for seat in seats:
        gains = [(seat in one.winners) - (seat in other.winners) for one, other in pairs]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / len(gains))
        compared[seat] = {
            "gain": round(mean, 4),
            "low": round(max(-1.0, mean - CERTAINTY * error), 4),
            "high": round(min(1.0, mean + CERTAINTY * error), 4),
        }
    return compared


def lines_of(figures: dict[str, Any]) -> list[str]:
    """Return a report as text."""
    table = f", table {figures['table']}" if figures["table"] else ""
    head = f"{figures['games']} games of {figures['game']}, the {figures['scenario']} scenario{table}"
    lines = [f"{head}, {figures['settings']}"]
    if figures["players"]:
        lines.append(f"  played by {', '.join(f'{seat} {kind}' for seat, kind in figures['players'].items())}")
    lines += [_share_line("wins", seat, found) for seat, found in figures["wins"].items()]
    if len(figures["wins_by_player"]) > 1:
        lines += [_share_line("player", who, found) for who, found in figures["wins_by_player"].items()]
    lines += [_share_line("reasons", reason, found) for reason, found in figures["reasons"].items()]
    if figures["thinking"]:
        median, longest = figures["thinking"]["median"], figures["thinking"]["longest"]
        lines.append(f"  thinking: median {median} s a turn, longest {longest} s")
    for key, mean in figures["mean"].items():
        tenth, half, ninth, most = figures["range"][key]
        lines.append(
            f"  {mean:8.2f}  {key} (a tenth up to {tenth:g}, half {half:g}, nine tenths {ninth:g}, all {most:g})"
        )
    lines.append(f"  {figures['mean_turns']} turns, slowest turn {figures['slowest_turn_ms']} ms")
    per_game, used = figures["used_per_game"], figures["used"]
    return [*lines, *(f"  {per_game[key]:8.3f}  {used[key]:>8}  {key}" for key in used)]


def gain_lines(gains: dict[str, Share]) -> list[str]:
    """Return a comparison as text."""
    lines = ["The first series against the second, seed by seed"]
    for seat, gain in gains.items():
        lines.append(f"  {seat:<22} {gain['gain']:+7.1%}  [{gain['low']:+.1%} – {gain['high']:+.1%}]")
    return lines


def _share_line(title: str, key: str, found: Share) -> str:
    return f"  {title:<8} {key:<22} {found['share']:6.1%}  [{found['low']:.1%} – {found['high']:.1%}]"


def _range(values: Iterable[float]) -> list[float]:
    """A tenth, a half, nine tenths and all of the values lie no higher than these."""
    ordered = sorted(values)
    return [ordered[len(ordered) * part // 100] for part in (10, 50, 90)] + [ordered[-1]]
