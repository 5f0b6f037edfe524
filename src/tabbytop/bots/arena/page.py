"""A league as one page of HTML that needs nothing beside it: standings as a chart, crosstables, who failed."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor
from pathlib import Path
from typing import Any

from tabbytop.core.options import spell

STYLE = Path(__file__).with_name("page.css")
#: from which share on a cell of the crosstable is marked
MUCH = 0.6


def page(league: dict[str, Any]) -> str:
    """Of what ``hold`` gives."""
    stages = league["stages"]
    parts = [_overview(league)] if len(stages) > 1 else []
    parts += [_stage(at, stage, league["deals"]) for at, stage in enumerate(stages)]
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Tabbytop arena</title>\n<style>\n{STYLE.read_text('utf-8')}</style>",
            "<h1>Arena</h1>",
            f'<p class="note">{_about(league)}</p>',
            *parts,
            "</html>\n",
        ]
    )


def _about(league: dict[str, Any]) -> str:
    return (
        f"{len(league['bots'])} bots, seed {league['seed']}, {league['deals']} deals at each table. Each deal is played"
        " in every seating, and all tables have the same deals. Intervals hold 95 times of 100."
    )


def _title(stage: dict[str, Any]) -> str:
    """The game, what is set in it that is not so by itself, and for how many."""
    options = "".join(f", {key} {spell(value)}" for key, value in stage["set"].items())
    return (
        f"{stage['game'].capitalize()}{options}, {'alone' if stage['seats'] == 1 else str(stage['seats']) + ' seats'}"
    )


def _shown(stage: dict[str, Any], value: float) -> str:
    return f"{100 * value:.0f} %" if stage["together"] else f"{value:.0f}"


def _overview(league: dict[str, Any]) -> str:
    """Who is how strong where; a failure is marked."""
    heads = "".join(
        f'<th><a href="#stage-{at}">{escape(_title(stage))}</a>' for at, stage in enumerate(league["stages"])
    )
    rows = []
    for bot in league["bots"]:
        cells = []
        for stage in league["stages"]:
            entry = next(one for one in stage["entries"] if one["bot"] == bot)
            cells.append(f"<td>{_shown(stage, entry['value'])}{' †' if entry['failed'] else ''}")
        rows.append(f'<tr><th class="name">{escape(bot)}{"".join(cells)}')
    table = f'<thead><tr><th class="name">bot{heads}</thead><tbody>{"".join(rows)}</tbody>'
    return f'<section>\n<h2>All games</h2>\n<div class="wide"><table>{table}</table></div>\n</section>'


def _stage(at: int, stage: dict[str, Any], deals: int) -> str:
    options = ", ".join(f"{key} {spell(value)}" for key, value in stage["options"].items())
    parts = [f'<section id="stage-{at}">\n<h2>{escape(_title(stage))}</h2>']
    parts.append(f'<p class="note">{stage["games"]} games. {escape(options)}</p>')
    if stage["together"]:
        parts.append(
            "<p>All play against the box, so each bot plays every deal with itself on all seats: the share of games"
            " won, and how much more that is than what the next one wins of the same deals.</p>"
        )
    else:
        parts.append("<p>One who wins three games of four is 260 ahead; the middle of the league is 1000.</p>")
    parts += _chart(stage)
    if stage["crosstable"] is not None:
        parts.append(_crosstable(stage))
    for entry in stage["entries"]:
        if entry["failed"]:
            parts.append(
                f'<p class="failed"><b>{escape(entry["bot"])}</b> lost {entry["failed"]} of its deals by failing:'
                f" {escape(entry['why'])}</p>"
            )
    return "\n".join([*parts, "</section>"])


def _chart(stage: dict[str, Any]) -> Iterator[str]:
    """A row for each: where it stands and how sure that is, on one scale."""
    entries = stage["entries"]
    if stage["together"]:
        marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    else:
        lowest, highest = min(entry["low"] for entry in entries), max(entry["high"] for entry in entries)
        step = next(step for step in (50, 100, 200, 500, 1000, 5000, 10**9) if highest - lowest <= 6 * step)
        marks = [float(step * at) for at in range(floor(lowest / step), ceil(highest / step) + 1)]
    first, last = marks[0], marks[-1]

    def at(value: float) -> str:
        return f"{100 * (value - first) / (last - first):.2f}%"

    ticks = "".join(f'<i class="tick" style="left:{at(mark)}"></i>' for mark in marks)
    words = "".join(f'<span style="left:{at(mark)}">{_shown(stage, mark)}</span>' for mark in marks)
    for entry in entries:
        low, high = _shown(stage, entry["low"]), _shown(stage, entry["high"])
        between = f"{low} to {high}"
        if entry["ahead"] is not None:
            between += "<br>{:+.0f} ({:+.0f} to {:+.0f}) over the next".format(*(100 * one for one in entry["ahead"]))
        width = f"{100 * (entry['high'] - entry['low']) / (last - first):.2f}%"
        yield (
            f'<div class="row"><div class="name">{entry["place"]}. {escape(entry["bot"])}</div>'
            f'<div><b>{_shown(stage, entry["value"])}</b><br><span class="note">{between}</span></div>'
            f'<div class="track">{ticks}<i class="span" style="left:{at(entry["low"])};width:{width}"></i>'
            f'<i class="dot" style="left:{at(entry["value"])}"></i></div></div>'
        )
    yield f'<div class="scale"><div></div><div></div><div class="track">{words}</div></div>'


def _crosstable(stage: dict[str, Any]) -> str:
    entries = stage["entries"]
    heads = "".join(f"<th>{at}" for at in range(1, len(entries) + 1))
    rows = []
    for at, (entry, row) in enumerate(zip(entries, stage["crosstable"], strict=True), 1):
        mean = "" if entry["mean_score"] is None else f"{entry['mean_score']:g}"
        cells = "".join(map(_cell, row))
        rows.append(f'<tr><th class="name">{at} {escape(entry["bot"])}{cells}<td>{entry["won"]:.10g}<td>{mean}')
    table = (
        f'<thead><tr><th class="name">won of 100 against{heads}<th>points<th>mean score</thead>'
        f"<tbody>{''.join(rows)}</tbody>"
    )
    return f'<h3>Everybody against everybody</h3>\n<div class="wide"><table>{table}</table></div>'


def _cell(cell: list[float] | None) -> str:
    if cell is None:
        return '<td class="nobody">·'
    share, games = cell
    mark = ' class="more"' if share >= MUCH else ' class="less"' if share <= 1 - MUCH else ""
    return f'<td{mark} title="{100 * share:.1f} % of {games:g} games">{100 * share:.0f}'
