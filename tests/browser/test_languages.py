"""Czech and Ukrainian: nothing English is left over, and the choice is remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .pages import Guest, Home

#: Words that are the same in every language: names of languages, of the program, of people and things of the table.
SAME = re.compile(r"Tabbytop|Minka|CLANS \d\.\d|(?i:[a-z]+-\d\d\d?)|clans|\.tabby|[0-9a-f]{64}")

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


def speak(guest: Guest, language: str) -> None:
    """As a reader who chose this language, in another tab."""
    guest.page.evaluate(
        """language => {
          const key = 'tabbytop.settings', value = JSON.stringify({ ...JSON.parse(localStorage[key]), language });
          localStorage[key] = value;
          dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
        }""",
        language,
    )
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


LANGUAGES = ("cs", "uk")


def compare(guest: Guest, path: str, ready: str) -> None:
    """The page at ``path`` has no text in common in English and in any other language."""
    guest.page.goto(path)
    guest.page.locator(ready).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    shown = {}
    for spoken in (*LANGUAGES, "en"):
        speak(guest, spoken)
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


@pytest.fixture
def reader(invite: Invite) -> Guest:
    guest = invite("Minka")
    guest.home()
    return guest


def test_pages_without_a_table(reader: Guest):
    reader.set_table("me", {"bot": "easy"}, start=False)
    compare(reader, "/", "h2")
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


def test_dialogs(reader: Guest):
    shown = {}
    home = reader.home()
    for spoken in ("en", *LANGUAGES):
        speak(reader, spoken)
        home.begin()
        shown[spoken] = texts(reader.page)
        reader.page.keyboard.press("Escape")
        home.settings()
        shown[spoken] |= texts(reader.page)
        reader.page.keyboard.press("Escape")
    nothing_is_left(shown, "a dialog")


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
