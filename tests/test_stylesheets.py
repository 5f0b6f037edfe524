"""Stylesheets of the client: spacing by the scale, type by its tokens, pages laid out anew at the named widths only,
and the lamp's colour for what is yours to do alone.

All of them are written down in ``web/src/design/tokens.css``. A media query cannot read a custom property, which is why
the widths are numbers, and why this test compares them.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parent.parent / "web/src"
TOKENS = "design/tokens.css"

WIDTHS = {1080: "tablet", 760: "narrow", 640: "phone"}
LOW = 960  #: a low screen: beside a board, a row has one line

SPACING = re.compile(r"(?:margin|padding|scroll-margin|scroll-padding|gap|row-gap|column-gap)(?:-[a-z]+)*")
#: lengths that do not come from the page, the text or the part they are in; nothing needs no unit
ABSOLUTE = re.compile(r"(?<![\w.-])-?(?!0px)\d*\.?\d+(?:px|rem|pt|pc|in|cm|mm|q)\b", re.IGNORECASE)
_DECLARATION = re.compile(r"(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{};]+)\{([^{}]*)\}")
#: the lamp's inks and what is made of them, in stylesheets, drawings and code
_LAMP = re.compile(
    r"""--(?:on-)?lamp\b|--lamp-[a-z]+|--marked\b|--slip-yours\b|tone="lamp"|chip lamp\b|ink\("lamp"\)"""
)
_MEDIA = re.compile(r"@media\s*([^{]+)")
_LENGTH = re.compile(r"([\d.]+)\s*(px|em|rem)\b")
#: sizes that grow with a picture: they are in its own unit, and no step of a scale
_OF_A_PICTURE = re.compile(r"var\(--u\)|\dcqw")

Sources = Mapping[str, str]  #: the text of every file, by its path in web/src

#: Every place that has the lamp's inks, and what is yours to do there. What happened, who did it and where one is has
#: var(--trace); what is chosen has var(--ink), var(--paper-deep) or var(--art-cream).
YOURS = {
    "app/Home.tsx": "a way to the table that waits for you",
    "shell/TableCards.tsx": "it is your turn at that table",
    "shell/tables.css .table-card.yours": "it is your turn at that table",
    "board/board.css .board-answer.button": "an answer that you may give",
    "board/board.css .board-cells > button": "a cell that you may choose",
    "design/controls.css .chip.lamp": "for those listed here with tone lamp",
    "design/papers.css .ribbon": "your turn",
    "design/papers.css .ribbon::before": "your turn",
    "design/papers.css .caption em, .dialog-head em, .marked": "the one word that matters of what is asked",
    "design/papers.css .strip.lamp": "for those listed here with tone lamp",
    "events/ClubNights.tsx": "games of an event that are yours to play",
    "events/MyGames.tsx": "it is your turn at that table",
    "events/events.css .event-mine": "games of an event that are yours to play",
    "table/pencil.css .pencil-axis .yours": "what lies in your hand, among all choices",
    "house/house.css .quick": "quick match, a ticket that is yours to take",
    "games/clans/Board.tsx": "a refusal: the cells that would do flash",
    "games/clans/clans.css .clans-cell.lit::after, .clans-cell.quiet:hover::after,"
    " .clans-cell.quiet:focus-visible::after, .clans-cell.faint::after": "a tile that you may turn or swap",
    "games/clans/clans.css .clans-cell.over::after": "a tile to swap with, under the one that is carried",
    "games/clans/clans.css .clans-badge": "what a press would do",
    "games/clans/play.css .clans-seat.turn b": "your turn, on a phone",
    "games/isle/Deck.tsx": "cells where the tile in the hand may lie, and the tile where it may",
    "games/isle/TilePicture.tsx": "a tile that you may take",
    "games/isle/boat.css .isle-ring": "a piece that you may point at",
    "games/isle/cards.css .isle-cards .playable .isle-card": "a card that you may play",
    "games/isle/fields.css .isle-slot": "where a card or a tile is to go",
    "games/kingos/board.css .kingos-place.lit::after": "a field to go to",
    "games/kingos/board.css .kingos-place.lit:hover::after": "a field to go to",
    "games/kingos/board.css .kingos-offer": "what a press on the field would do",
    "games/kingos/hand.css .kingos-hand .playable .kingos-face": "a flower that you may play",
    "games/kingos/play.css .kingos-action.lit": "an action that you may take",
    "games/tower/cards.css .tower-card.lit": "a card that you may play",
    "games/tower/cards.css .tower-goal.aimed": "a goal that the cat in your hand would meet, or nearly",
    "games/tower/picture.css .tower-flat:is(.lit, .held) > path": "a piece to take, or in the hand",
    "games/tower/picture.css .tower-flat:is(.lit, .held) > svg": "a piece to take, or in the hand",
    "games/tower/scene/inks.ts": "a piece to take, or in the hand, in three dimensions",
    "games/tower/tower.css .tower-take": "a piece to take",
    'learn/learn.css .lesson:has([data-asked="true"]) .lead em': "the one word that matters of what is asked",
    "puzzles/puzzles.css .puzzle-week .now > .puzzle-round": "today's puzzle, to be solved",
    "shell/head.css .head .turn .chip.lamp": "your turn",
    "table/Ending.tsx": "the next game is laid out, and your seat is free",
    "table/Gone.tsx": "a vote that waits for you, and your own seat to take again",
    "table/TableHead.tsx": "your turn",
    "table/table.css .table-main, .lobby": "the one main key at a table",
}


def sources() -> dict[str, str]:
    found = (path for path in CLIENT.rglob("*") if path.suffix in (".css", ".svg", ".ts", ".tsx"))
    return {path.relative_to(CLIENT).as_posix(): path.read_text("utf-8") for path in sorted(found)}


def violations(files: Sources) -> list[str]:
    said: list[str] = []
    for path, text in files.items():
        bare = _COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), text)
        checks = [_widths, _spacing, _type] if path.endswith(".css") else [_widths]
        for check in checks if path != TOKENS else [_widths]:
            said += [f"{path}:{bare.count(chr(10), 0, place) + 1}: {why}" for place, why in check(bare)]
        said += [
            f"{place} has the lamp's colour, which means yours to do: see YOURS"
            for place in _lamps(path, bare)
            if path != TOKENS and place not in YOURS
        ]
    return said


def _spacing(text: str) -> Iterator[tuple[int, str]]:
    for name, value, place in _declarations(text):
        if SPACING.fullmatch(name) and not _OF_A_PICTURE.search(value) and ABSOLUTE.search(value):
            yield place, f"{name}: {value}: take a step of the scale, var(--s1) to var(--s18)"


def _type(text: str) -> Iterator[tuple[int, str]]:
    for name, value, place in _declarations(text):
        if name == "font" and not _OF_A_PICTURE.search(value) and ABSOLUTE.search(value):
            yield place, f"{name}: {value}: take one of var(--t-note) to var(--t-title)"


def _lamps(path: str, text: str) -> Iterator[str]:
    """Where the lamp's inks are: the file and the rule of a stylesheet, or the file."""
    if not path.endswith(".css"):
        yield from [path] if _LAMP.search(text) else []
        return
    for rule in _RULE.finditer(text):
        if _LAMP.search(rule[2]):
            yield f"{path} {' '.join(rule[1].split())}"


def _declarations(text: str) -> Iterator[tuple[str, str, int]]:
    queries = re.sub(r"@(?:media|container)[^{]*", lambda query: " " * len(query[0]), text)
    for found in _DECLARATION.finditer(queries):
        yield found[1], " ".join(found[2].split()), found.start()


def _widths(text: str) -> Iterator[tuple[int, str]]:
    """Media queries of a stylesheet, and those that code asks for."""
    asked = [(found.start(), found[1]) for found in _MEDIA.finditer(text)]
    asked += [
        (found.start(), found[0]) for found in re.finditer(r"""["'`]\((?:min|max)-(?:width|height)[^"'`]*""", text)
    ]
    for place, query in asked:
        for feature, value in re.findall(r"\(([^()\d]*)([^()]*)\)", query):
            if not _LENGTH.fullmatch(value.strip()):
                continue
            known = [LOW] if "height" in feature else sorted(WIDTHS)
            if value.strip() not in [f"{number}px" for number in known]:
                yield place, f"({feature}{value}): {' or '.join(f'{number}px' for number in known)}, as in {TOKENS}"
            elif "min-" in feature:
                yield place, f"({feature}{value}): say (width > …), or two layouts meet at this width"


def test_every_stylesheet_keeps_to_the_scale_and_to_the_named_widths():
    assert violations(sources()) == []


def test_every_place_that_may_have_the_lamp_has_it():
    found = {place for path, text in sources().items() for place in _lamps(path, _COMMENT.sub("", text))}
    assert [place for place in YOURS if place not in found] == []


def test_the_widths_are_those_that_the_tokens_name():
    named = dict(re.findall(r"^\s+(\d+)px  (\w+):", (CLIENT / TOKENS).read_text("utf-8"), re.MULTILINE))
    assert {int(width): name for width, name in named.items()} == WIDTHS


@pytest.mark.parametrize(
    ("path", "source", "said"),
    [
        ("app/home.css", ".hero { padding: 12px; }", "app/home.css:1: padding: 12px"),
        ("app/home.css", ".hero {\n  margin: 0 -8px;\n}", "app/home.css:2: margin: 0 -8px"),
        ("app/home.css", ".hero {\n  margin-top: calc(var(--s2) + 3px);\n}", "app/home.css:2: margin-top"),
        ("app/home.css", ".hero {\n  column-gap: clamp(20px, 3vw, var(--s8));\n}", "app/home.css:2: column-gap"),
        ("app/home.css", ".hero { gap: 1rem }", "app/home.css:1: gap: 1rem"),
        ("app/home.css", "p {\n  font: 600 15px / 20px var(--font-book);\n}", "app/home.css:2: font"),
        ("app/home.css", "\n@media (max-width: 900px) {}", "app/home.css:2: (max-width: 900px)"),
        ("app/home.css", "@media (width <= 641px) {}", "app/home.css:1: (width <= 641px)"),
        ("app/home.css", "@media (min-width: 640px) {}", "say (width > …)"),
        ("app/home.css", "@media print and (max-height: 700px) {}", "app/home.css:1: (max-height: 700px): 960px"),
        ("app/Home.tsx", '\nconst small = useMedia("(max-width: 700px)");', "app/Home.tsx:2: (max-width: 700px)"),
        (TOKENS, "@media (max-width: 500px) {}", f"{TOKENS}:1: (max-width: 500px)"),
        ("app/home.css", ".ticket { color: var(--on-lamp); }", "app/home.css .ticket has the lamp's colour"),
        ("app/Ticket.tsx", '<Chip tone="lamp">', "app/Ticket.tsx has the lamp's colour"),
        ("design/svg/logo.svg", '<g stroke="var(--lamp, #F2B93B)"/>', "design/svg/logo.svg has the lamp's colour"),
    ],
)
def test_what_does_not_keep_to_them_is_found(path: str, source: str, said: str):
    assert said in "\n".join(violations({path: source}))


@pytest.mark.parametrize(
    "source",
    [
        ".a { padding: 0 var(--s2) max(var(--s4), env(safe-area-inset-bottom)); margin: auto 3% 0 0.7em; }",
        ".a { margin: 0 calc(-1 * var(--edge, 0px)); gap: clamp(var(--s4), 2vw, var(--s8)); }",
        ".a { padding: 0 max(2px, calc(var(--u) * 3)); font: 800 max(13px, calc(var(--u) * 13)) / 1 serif; }",
        ".a { font: var(--t-note); border: 1.5px solid; width: 44px; top: 3px; --face: 62px; }",
        "/* padding: 3px */ @media (max-width: 640px) { .a { gap: 0; } }",
        "@media (width > 1080px) and (max-height: 960px) {} @media (hover: hover) {} @media print {}",
        "@container (min-width: 401px) and (max-width: 540px) { .a { gap: var(--s1); } }",
    ],
)
def test_what_keeps_to_them_is_not(source: str):
    assert violations({"app/home.css": source}) == []
