"""A person's own page: a game is played to its end and found there; many games are counted, drawn and read."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .hand import at_random, play_together
from .history import give_history
from .house import House
from .pages import begun, worked_out

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = "() => document.documentElement.scrollWidth"
#: words of a chart that are cut off by its edge
CUT = """() => [...document.querySelectorAll('.chart svg')].flatMap((svg) => {
  const frame = svg.closest('.card').getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left || box.right > frame.right;
  }).map((text) => text.textContent);
})"""


def test_a_game_that_two_played_is_on_both_their_pages_and_leads_to_its_curve(invite: Invite) -> None:
    minka, packa = invite("Minka"), invite("Packa")
    minka.open("/me")
    expect(minka.page.get_by_text("Nothing here yet")).to_be_visible()
    table = begun(minka, packa, nonce="memory")
    with minka.hand(table) as one, packa.hand(table) as other:
        play_together([one, other], at_random(3))
        points = [
            sum(line["points"] for line in one.position["outcome"]["lines"] if line["side"] == side) for side in (0, 1)
        ]
    page = minka.open("/me")
    row = page.locator(".me-game")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("with Packa")
    expect(row).to_contain_text(f"{points[0]} : {points[1]}")
    expect(page.get_by_text("One game since")).to_be_visible()
    expect(page.get_by_role("region", name="Head to head")).to_contain_text("Packa")
    packa.open("/me")
    expect(packa.page.locator(".me-game")).to_contain_text(f"{points[1]} : {points[0]}")
    page.get_by_role("link", name="Look back").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?look"))
    worked_out(page)
    expect(page.get_by_role("slider", name="Your chance to win")).to_be_visible()


def test_a_table_that_waits_is_told_with_its_moment(invite: Invite) -> None:
    minka = invite("Minka")
    table = minka.set_table("me", "me", game="isle", nonce="moment", mode="family")["id"]
    minka.play_ahead(table, lambda view: view["day"] >= 2, at_random(1))
    page = minka.open("/me")
    waiting = page.get_by_role("region", name="Waiting for you")
    expect(waiting.get_by_role("link")).to_contain_text("Day 2")
    waiting.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/t/{table}"))


def test_finished_games_are_filtered_and_more_come_on_demand(house: House, invite: Invite) -> None:
    minka = invite("Minka")
    give_history(house, minka)
    page = minka.open("/me")
    rows = page.locator(".me-game")
    expect(rows).to_have_count(8)
    page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(16)
    finished = page.get_by_role("region", name="Finished")
    finished.get_by_role("radio", name="The Isle of Cats", exact=True).check()
    expect(rows.filter(has_text="classic")).to_have_count(8)
    finished.get_by_label("How it ended").select_option("won")
    finished.get_by_label("With whom").select_option("Packa")
    expect(rows.filter(has_not_text="You win by")).to_have_count(0)
    expect(rows.filter(has_not_text="with Packa")).to_have_count(0)
    expect(rows.first).to_be_visible()
    finished.get_by_role("radio", name="Kingoš’s Island", exact=True).check()
    expect(rows.filter(has_text="classic")).to_have_count(0)
    page.get_by_role("button", name="Games with Líza").click()
    expect(finished.get_by_label("With whom").locator("option:checked")).to_have_text("Líza")
    expect(rows.filter(has_text="with Líza")).to_have_count(8)


def test_of_several_hundred_games_every_one_is_found(house: House, invite: Invite) -> None:
    """Filters and pages go over all of them, and so do the head to head and the bests."""
    minka = invite("Minka")
    give_history(house, minka, 150)
    page = minka.open("/me")
    expect(page.get_by_text("400 games since")).to_be_visible()
    finished, rows = page.get_by_role("region", name="Finished"), page.locator(".me-game")
    expect(rows.first.locator("time")).to_have_text("1 hour ago")
    finished.get_by_role("radio", name="Kingoš’s Island", exact=True).check()
    expect(rows.filter(has_text="with Packa")).to_have_count(8)
    more = page.get_by_role("button", name="Show more", exact=True)
    for shown in range(16, 50, 8):
        more.click()
        expect(rows).to_have_count(shown)
    more.click()
    expect(rows).to_have_count(50)
    expect(more).to_have_count(0)
    expect(rows.last.locator("time")).to_contain_text(re.compile(r"20\d\d$"))  # the day itself
    versus = page.evaluate("async () => (await (await fetch('/api/me/memory')).json()).versus")
    games = [one["won"] + one["shared"] + one["lost"] + one["together"] for one in versus]
    assert sum(games) == 400


def test_a_screen_reader_hears_the_cards_in_the_order_of_the_phone(house: House, invite: Invite) -> None:
    """What stands in the document stands so from top to bottom; on the desk in two columns without a hole."""
    minka = invite("Minka", **PHONE)
    give_history(house, minka)
    page = minka.open("/me")
    expect(page.locator(".me-versus-all")).to_be_visible()
    expect(page.locator(".calls")).to_be_visible()
    tops = "() => [...document.querySelectorAll('main h2')].map((one) => one.getBoundingClientRect().top)"
    assert (found := page.evaluate(tops)) == sorted(found)
    assert len(found) >= 9
    page.set_viewport_size({"width": 1280, "height": 860})
    expect(page.locator(".me-column")).to_have_count(2)
    gaps = page.evaluate("""() => [...document.querySelectorAll('.me-column')].flatMap((column) => {
      const cards = [...column.children].map((one) => one.getBoundingClientRect());
      return cards.slice(1).map((card, at) => card.top - cards[at].bottom);
    })""")
    assert all(abs(gap - 24) < 1 for gap in gaps), gaps


def test_a_chart_has_a_table_behind_it_that_says_the_same(house: House, invite: Invite) -> None:
    minka = invite("Minka")
    give_history(house, minka)
    page = minka.open("/me")
    charts = page.locator(".me-courses")
    charts.get_by_role("radio", name="The Isle of Cats", exact=True).check()
    drawn = charts.get_by_role("img", name=re.compile("points, games played: 22. The most was 91 in game 19"))
    expect(drawn.locator("circle")).to_have_count(22)
    charts.get_by_role("button", name="Show as a table").first.click()
    figures = charts.get_by_role("table", name=re.compile("points, games played: 22"))
    expect(figures.get_by_role("row")).to_have_count(23)
    best = figures.get_by_role("row").filter(has=page.get_by_role("link", name="19", exact=True))
    expect(best).to_contain_text("91")
    won = figures.get_by_role("cell", name="won", exact=True).count()
    assert drawn.locator("circle:not(.open)").count() == won
    stamp = page.locator(".me-stamp").filter(has_text="The Isle of Cats")
    expect(stamp).to_contain_text("91")
    parts = charts.get_by_role("img", name=re.compile("families, lessons, rare treasures, open rooms, rats"))
    expect(parts.locator("polyline")).to_have_count(5)


@pytest.mark.parametrize(("language", "night"), [("en", False), ("cs", True), ("uk", False)])
def test_all_of_it_fits_on_a_phone(house: House, invite: Invite, language: str, night: bool) -> None:
    minka = invite("Minka", color_scheme="dark" if night else "light", **PHONE)
    give_history(house, minka)
    page = minka.open("/me")
    minka.speak(language)
    expect(page.locator(".me-game")).to_have_count(8)
    for when in page.locator(".me-game .me-when").all():
        expect(when).to_be_visible()
    courses = page.locator(".me-courses .choice")
    for number in range(courses.count()):
        courses.nth(number).click()
        expect(page.locator(".me-courses .chart").first).to_be_visible()
        assert page.evaluate(WIDE) <= PHONE["viewport"]["width"]
        assert page.evaluate(CUT) == []


def test_a_game_that_both_want_rated_moves_both_ratings(invite: Invite) -> None:
    minka, packa = invite("Minka"), invite("Packa")
    table = minka.set_table("me", "open", nonce="rated", start=False)["id"]
    with packa.hand(table) as other:
        other.ask("sit", seat=1, nonce="fixed rated")
        lobby = minka.come_to(f"/t/{table}").page
        wish = lobby.get_by_role("switch", name=re.compile("Rate this game"))
        expect(wish).not_to_be_checked()
        wish.check(force=True)
        expect(lobby.get_by_text("Minka wants it.")).to_be_visible()
        other.ask("rating", on=True)
        expect(lobby.get_by_text("Minka and Packa want it.")).to_be_visible()
        with minka.hand(table) as one:
            one.ask("start")
            expect(lobby.get_by_test_id("rated")).to_be_visible()
            play_together([one, other], at_random(4))
            places = one.position["outcome"]["places"]
    minka.at(table)  # opened afterwards, nothing is counted before one's eyes
    expect(minka.page.get_by_test_id("rating-news")).to_contain_text("Rating of Minka")
    expect(minka.page.get_by_test_id("rating-news")).to_contain_text("Rating of Packa")
    for guest, place in ((minka, places[0]), (packa, places[1])):
        page = guest.open("/me")
        ratings = page.get_by_role("region", name="Ratings")
        expect(ratings).to_contain_text("without powers")
        expect(ratings).to_contain_text("hardly known yet, from one game")
        expect(ratings).to_contain_text("about as strong as")
        sign = "+" if place == 1 else "−"
        expect(page.locator(".me-game")).to_contain_text(f"rating {sign}")
