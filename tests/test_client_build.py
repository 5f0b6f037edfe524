"""The built client, as a browser will get it. `./tabby test` builds it before these run."""

import gzip
import re
from pathlib import Path

import pytest

BUILT = Path(__file__).resolve().parent.parent / "src/tabbytop/_web"
FIRST_PAGE_LIMIT = 200_000  # bytes of JavaScript over the wire


@pytest.fixture(scope="module")
def page() -> str:
    assert (BUILT / "index.html").is_file(), "the client is not built: run ./tabby test or ./tabby play"
    return (BUILT / "index.html").read_text(encoding="utf-8")


def addresses(page: str) -> list[str]:
    return re.findall(r"(?:src|href)=\"([^\"]+)\"", page)


def test_the_page_asks_only_this_server_and_finds_what_it_asks_for(page: str):
    assert addresses(page)
    for address in addresses(page):
        assert address.startswith("/"), address
        assert (BUILT / address.lstrip("/")).is_file(), address


def test_the_page_holds_no_inline_script(page: str):
    """The content security policy would refuse it."""
    assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert not re.search(r"\son[a-z]+=", page)


def test_no_script_builds_code_from_text(page: str):
    """The content security policy has no 'unsafe-eval'."""
    for script in BUILT.rglob("*.js"):
        assert not re.search(r"\beval\(|\bnew Function\(", script.read_text(encoding="utf-8")), script.name


def test_scripts_and_styles_have_a_compressed_copy(page: str):
    """Which the server sends as it lies: it compresses nothing itself."""
    built = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")]
    large = {path.name: path.read_bytes() for path in built if path.stat().st_size >= 1024}
    copies = {path.name.removesuffix(".gz"): path.read_bytes() for path in (BUILT / "gzip/assets").iterdir()}
    assert large.keys() == copies.keys()
    assert {name: gzip.decompress(copy) for name, copy in copies.items()} == large


def test_what_has_no_compressed_copy_is_small_or_compressed_already(page: str):
    """The rest is sent as it is, but for what no browser asks for and the pack, which is LZMA."""
    copies = (BUILT / "gzip").rglob("*.gz")
    has_copy = {path.relative_to(BUILT / "gzip").as_posix().removesuffix(".gz") for path in copies}
    for path in BUILT.rglob("*.*"):
        name = path.relative_to(BUILT).as_posix()
        if path.suffix in (".js", ".css", ".html", ".svg", ".json", ".webmanifest") and name not in has_copy:
            assert path.stat().st_size < 20_000 or name == "postcards.js", name


def test_the_first_page_is_small(page: str):
    scripts = [BUILT / address.lstrip("/") for address in addresses(page) if address.endswith(".js")]
    sizes = {script.name: len(gzip.compress(script.read_bytes(), 6)) for script in scripts}
    assert sizes
    assert sum(sizes.values()) <= FIRST_PAGE_LIMIT, sizes
