"""Czech and Ukrainian: nothing English is left over, and the choice is remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .pages import Guest, Home

#: Words that are the same in every language: names of languages, of the program, of people and things of the table.
SAME = re.compile(r"Tabbytop|Minka|CLANS \d\.\d|(?i:([a-z]+-)+\d+)|clans|\.tabby|[0-9a-f]{64}")

#: What was said aloud before another language was chosen was said.
TEXTS = """() => {
  const found = new Set();
  const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && !node.parentElement.closest('[lang]:not(html), [translate=no], .spoken, script, style') &&
        visible(node.parentElement)) found.add(node.data.trim());
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [aria-valuetext]'))
    if (!element.closest('[lang]:not(html)') && visible(element))
      for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext'])
        if (element.getAttribute(name)) found.add(element.getAttribute(name).trim());
  found.add(document.title);
  return [...found];
}"""


def texts(page: Page) -> set[str]:
    """Everything that can be read or heard on the page, as far as it has words."""
    found: list[str] = page.evaluate(TEXTS)
    return {text for text in (SAME.sub("", one).strip() for one in found) if re.search(r"[^\W\d_]{2}", text)}


LANGUAGES = ("cs", "uk")


def compare(guest: Guest, path: str, ready: str) -> None:
    """The page at ``path`` has no text in common in English and in any other language."""
    guest.page.goto(path)
    guest.page.locator(ready).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    shown = {}
    for spoken in (*LANGUAGES, "en"):
        guest.speak(spoken)
        shown[spoken] = texts(guest.page)
    assert shown["en"], path
    nothing_is_left(shown, path)
    for language in LANGUAGES:
        broken = [text for text in shown[language] if re.search(r"\{\s*\$|\b[a-z]+(-[a-z]+){2,}\b|<em>|<b>", text)]
        assert not broken, f"{path} in {language} shows {broken}"


def nothing_is_left(shown: dict[str, set[str]], where: str) -> None:
    for language in LANGUAGES:
        left = shown["en"] & shown[language]
        assert not left, f"{where} in {language} still says {sorted(left)}"


def compare_dialogs(reader: Guest) -> None:
    """Those of the first page, which is open."""
    shown = {}
    home = Home(reader.page)
    for spoken in ("en", *LANGUAGES):
        reader.speak(spoken)
        home.begin()
        shown[spoken] = texts(reader.page)
        reader.page.keyboard.press("Escape")
        home.settings()
        shown[spoken] |= texts(reader.page)
        reader.page.keyboard.press("Escape")
    nothing_is_left(shown, "a dialog")


@pytest.fixture
def reader(invite: Invite) -> Guest:
    return invite("Minka")


def test_pages_without_a_table(reader: Guest):
    reader.set_table("me", {"bot": "easy"}, start=False)
    compare(reader, "/", "h2")
    compare_dialogs(reader)
    compare(reader, "/nowhere", "h1")
    compare(reader, "/learn", "h2")
    compare(reader, "/learn/clans", ".clans-clauses")
    compare(reader, "/pad/clans", ".clans-palette")
    compare(reader, "/replay", "h1")


def test_the_table(reader: Guest):
    """Lobby, giving out clans, play, end."""
    lobby = reader.set_table("me", "open", start=False)["id"]
    compare(reader, f"/t/{lobby}", ".seats")
    giving = reader.set_table("me", "me", clans="free", powers=True)["id"]
    compare(reader, f"/t/{giving}", ".clans-pick")
    id = reader.set_table("me", "me", nonce="words")["id"]
    reader.play_ahead(id, lambda view: view["number"] >= 15 and view["step"] == "swap")
    compare(reader, f"/t/{id}", "[data-lit=swap]")
    reader.play_ahead(id)
    compare(reader, f"/t/{id}", ".clans-finale .caption")
    compare(reader, f"/replay/{id}?check", ".replay-story li")


def test_the_choice_is_remembered(invite: Invite):
    """Whose browser speaks none of our languages is spoken to in English, until another one is chosen."""
    guest = invite(locale="de-DE")
    home = guest.home()
    spoken = guest.page.locator("html")
    expect(spoken).to_have_attribute("lang", "en")
    for name, language in (("Čeština", "cs"), ("Українська", "uk")):
        home.speak(name)
        expect(spoken).to_have_attribute("lang", language)
    guest.page.reload()
    Home(guest.page)
    expect(spoken).to_have_attribute("lang", "uk")
    expect(guest.page.get_by_role("button", name="Українська")).to_have_attribute("aria-pressed", "true")
