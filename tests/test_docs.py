"""What the documents show can be done: Python examples run, commands are known, files and links are there."""

import ast
import re
import shlex
from pathlib import Path

import pytest

from tabbytop.cli import parser

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("docs", "src", "web/src", "tests")
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))],
)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


def blocks(path: Path, language: str) -> list[str]:
    return [code for kind, code in BLOCK.findall(path.read_text("utf-8")) if kind == language]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


EXAMPLES = [path for path in DOCUMENTS if blocks(path, "python")]


@pytest.mark.parametrize("path", EXAMPLES, ids=named)
def test_python_examples_run(path: Path) -> None:
    """One after the other, as somebody would type them in."""
    known: dict[str, object] = {"__name__": "example"}
    for code in blocks(path, "python"):
        exec(compile(code, named(path), "exec"), known)


def test_there_are_examples_to_run() -> None:
    assert ROOT / "docs/bots.md" in EXAMPLES


def commands() -> list[tuple[str, str]]:
    """Lines of ours in blocks and tables that can be typed as they stand: no `<name>` or `…` left to fill in."""
    found = []
    for path in DOCUMENTS:
        text = path.read_text("utf-8")
        lines = [line for kind, code in BLOCK.findall(text) if kind in ("", "sh") for line in code.splitlines()]
        lines += re.findall(r"`((?:\./tabby|tabbytop) [^`]+)`", text)
        for line in lines:
            is_whole = "simulate" not in line or "--bots" in line  # else it only names the command
            if re.match(r"(\./tabby|tabbytop) \w", line) and is_whole and not re.search(r"[<>…\[]|[A-Z]{2,}", line):
                found.append((named(path), line))
    return found


@pytest.mark.parametrize(("where", "line"), commands())
def test_commands_are_known(where: str, line: str) -> None:
    """Those of ``tabbytop`` by its own parser; those that only ``./tabby`` has, by its usage."""
    script, *words = shlex.split(line, comments=True)
    if script == "./tabby" and words[0] in ("test", "check", "dev", "wheel", "lock"):
        assert f"./tabby {words[0]}" in (ROOT / "tabby").read_text("utf-8")
        return
    parser().parse_args(words)


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{named(path)} links to {target}"


GLOSSARY = [
    (term.strip(), place)
    for term, where in re.findall(
        r"^\|([^|]+)\|[^|]+\|([^|]+)\|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE
    )
    for place in re.findall(r"`([^`]+)`", where)
]


def opening(path: Path) -> str:
    """What a file says of itself at its top, or a folder in its README or package."""
    if path.is_dir():
        return " ".join(opening(one) for one in (path / "__init__.py", path / "README.md") if one.exists())
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        text = ast.get_docstring(ast.parse(text)) or ""
    elif path.suffix == ".ts":
        comment = re.match(r"/\*\*(.*?)\*/", text, re.DOTALL)
        text = comment[1] if comment else ""
    return " ".join(text.split()).lower()


@pytest.mark.parametrize(("terms", "place"), GLOSSARY, ids=[f"{terms} in {place}" for terms, place in GLOSSARY])
def test_what_the_glossary_names_says_the_usual_word(terms: str, place: str) -> None:
    """Who searches the source for one of the words in the first column finds the files of the third."""
    pattern = place.replace("<name>", "*")
    found = [path for base in (ROOT, ROOT / "src/tabbytop") for path in base.glob(pattern)]
    assert found, place
    for path in found:
        assert any(term.strip().lower() in opening(path) for term in terms.split(",")), named(path)


def test_the_glossary_was_read() -> None:
    assert len(GLOSSARY) > 40
