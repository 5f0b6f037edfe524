"""Czech and Ukrainian: nothing English is left over, and the choice is remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .pages import Guest, Home

#: Words that are the same in every language: names of languages, of the program, of people and things of the table.
SAME = re.compile(r"Tabbytop|Minka|CLANS \d\.\d|(?i:[a-z]+-\d\d\d?)|clans|\.tabby|[0-9a-f]{64}")

TEXTS = """() => {
  const found = new Set();
  const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && !node.parentElement.closest('[lang]:not(html), [translate=no], script, style') &&
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


def speak(guest: Guest, language: str) -> None:
    """As a reader who chose this language on an earlier visit."""
    guest.page.evaluate(
        "language => localStorage['tabbytop.settings'] ="
        " JSON.stringify({ ...JSON.parse(localStorage['tabbytop.settings']), language })",
        language,
    )


def compare(guest: Guest, language: str, path: str, ready: str) -> None:
    """The page at ``path`` in English and in ``language`` has no text in common."""
    shown = {}
    for spoken in ("en", language):
        speak(guest, spoken)
        guest.page.goto(path)
        guest.page.locator(ready).first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        expect(guest.page.locator("html")).to_have_attribute("lang", spoken)
        shown[spoken] = texts(guest.page)
    assert shown["en"], path
    left = shown["en"] & shown[language]
    assert not left, f"{path} in {language} still says {sorted(left)}"
    broken = [text for text in shown[language] if re.search(r"\{\s*\$|\b[a-z]+(-[a-z]+){2,}\b|<em>|<b>", text)]
    assert not broken, f"{path} in {language} shows {broken}"


@pytest.fixture
def reader(invite: Invite) -> Guest:
    guest = invite("Minka")
    guest.home()
    return guest


LANGUAGES = pytest.mark.parametrize("language", ["cs", "uk"])


@LANGUAGES
def test_pages_without_a_table(reader: Guest, language: str):
    reader.set_table("me", {"bot": "easy"}, start=False)
    compare(reader, language, "/", "h2")
    compare(reader, language, "/nowhere", "h1")
    compare(reader, language, "/learn", "h2")
    compare(reader, language, "/learn/clans", ".clans-clauses")
    compare(reader, language, "/pad/clans", ".clans-palette")
    compare(reader, language, "/replay", "h1")


@LANGUAGES
def test_the_table(reader: Guest, language: str):
    """Lobby, giving out clans, play, end."""
    lobby = reader.set_table("me", "open", start=False)["id"]
    compare(reader, language, f"/t/{lobby}", ".seats")
    giving = reader.set_table("me", "me", clans="free", powers=True)["id"]
    compare(reader, language, f"/t/{giving}", ".clans-pick")
    id = reader.set_table("me", "me", nonce="words")["id"]
    reader.play_ahead(id, lambda view: view["number"] >= 15 and view["step"] == "swap")
    compare(reader, language, f"/t/{id}", "[data-lit=swap]")
    reader.play_ahead(id)
    compare(reader, language, f"/t/{id}", ".clans-finale .caption")
    compare(reader, language, f"/replay/{id}?check", ".replay-story li")


@LANGUAGES
def test_dialogs(reader: Guest, language: str):
    shown = {}
    for spoken in ("en", language):
        speak(reader, spoken)
        home = reader.home()
        home.begin()
        shown[spoken] = texts(reader.page)
        reader.page.keyboard.press("Escape")
        home.settings()
        shown[spoken] |= texts(reader.page)
    left = shown["en"] & shown[language]
    assert not left, left


@pytest.mark.parametrize(("locale", "language"), [("cs-CZ", "cs"), ("uk-UA", "uk"), ("de-DE", "en")])
def test_the_browser_s_own_language_is_spoken(invite: Invite, locale: str, language: str):
    guest = invite(locale=locale)
    guest.home()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_the_choice_is_remembered(guest: Guest):
    home = guest.home()
    for name, language in (("Čeština", "cs"), ("Українська", "uk")):
        home.speak(name)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        guest.page.reload()
        Home(guest.page)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
