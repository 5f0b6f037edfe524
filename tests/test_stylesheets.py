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
#: what happened last, where one is, who came first, what is switched on or marked: none of it is yours to do
_TOLD = re.compile(r"\.(?:now|changed|latest|first|last|done)\b|:checked|:target|::selection")
_MEDIA = re.compile(r"@media\s*([^{]+)")
_LENGTH = re.compile(r"([\d.]+)\s*(px|em|rem)\b")
#: sizes that grow with a picture: they are in its own unit, and no step of a scale
_OF_A_PICTURE = re.compile(r"var\(--u\)|\dcqw")

Sources = Mapping[str, str]  #: the text of every file, by its path in web/src


def sources() -> dict[str, str]:
    found = (path for path in CLIENT.rglob("*") if path.suffix in (".css", ".ts", ".tsx"))
    return {path.relative_to(CLIENT).as_posix(): path.read_text("utf-8") for path in sorted(found)}


def violations(files: Sources) -> list[str]:
    said: list[str] = []
    for path, text in files.items():
        bare = _COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), text)
        checks = [_widths] if path.endswith((".ts", ".tsx")) else [_widths, _spacing, _type, _lamp]
        for check in checks if path != TOKENS else [_widths]:
            said += [f"{path}:{bare.count(chr(10), 0, place) + 1}: {why}" for place, why in check(bare)]
    return said


def _spacing(text: str) -> Iterator[tuple[int, str]]:
    for name, value, place in _declarations(text):
        if SPACING.fullmatch(name) and not _OF_A_PICTURE.search(value) and ABSOLUTE.search(value):
            yield place, f"{name}: {value}: take a step of the scale, var(--s1) to var(--s18)"


def _type(text: str) -> Iterator[tuple[int, str]]:
    for name, value, place in _declarations(text):
        if name == "font" and not _OF_A_PICTURE.search(value) and ABSOLUTE.search(value):
            yield place, f"{name}: {value}: take one of var(--t-note) to var(--t-title)"


def _lamp(text: str) -> Iterator[tuple[int, str]]:
    for rule in _RULE.finditer(text):
        told = _TOLD.search(rule[1])
        if told and "--lamp" in rule[2]:
            yield rule.start(), f"{told[0]} has the lamp's colour, which means yours to do; take var(--trace)"


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
