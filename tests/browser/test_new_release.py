"""A page that was open when the house got another release: parts that it would fetch now are no longer there."""

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Invite
from .pages import Guest

A_PART = re.compile(r"/assets/learn-.*\.js$")


def take_away(page: Page, *, for_good: bool = False) -> None:
    """What stood under that name is not there, however often this page asks; the page that is opened next has it."""
    is_opened_anew = False

    def opened(_: Page) -> None:
        nonlocal is_opened_anew
        is_opened_anew = True

    def answer(route: Route) -> None:
        if for_good or not is_opened_anew:
            route.fulfill(status=404, content_type="text/plain", body="there is no such file")
        else:
            route.continue_()

    page.on("domcontentloaded", opened)
    page.route(A_PART, answer)


def opened_before(invite: Invite) -> Guest:
    guest = invite(color_scheme="dark")  # whose browser no other test has used: it has not fetched this part yet
    guest.is_altered = True
    guest.expects("404|Failed to (fetch|load)|preload")
    guest.home()
    return guest


def learn(page: Page) -> None:
    """Not by its address: that would be a page of the new release."""
    page.get_by_role("link", name="Learn", exact=True).click()


def test_the_page_is_opened_anew_in_the_new_release(invite: Invite):
    minka = opened_before(invite)
    take_away(minka.page)
    learn(minka.page)
    expect(minka.page.get_by_role("heading", name="How the games are played")).to_be_visible()
    assert minka.page.url.endswith("/learn")


def test_a_part_that_stays_away_is_told_of_and_nothing_runs_in_circles(invite: Invite):
    minka = opened_before(invite)
    pages: list[str] = []
    minka.page.on("framenavigated", lambda frame: pages.append(frame.url))
    take_away(minka.page, for_good=True)
    learn(minka.page)
    expect(minka.page.get_by_role("heading", name="Something fell over")).to_be_visible()
    assert len([page for page in pages if page.endswith("/learn")]) == 2  # gone to, and opened anew


def test_a_house_that_does_not_answer_is_waited_for(invite: Invite):
    minka = opened_before(invite)
    there = re.compile(r"/healthz$")
    take_away(minka.page)
    minka.page.route(there, lambda route: route.abort())
    learn(minka.page)
    expect(minka.page.get_by_role("heading", name="The house does not answer")).to_be_visible()
    minka.page.unroute(there)
    expect(minka.page.get_by_role("heading", name="How the games are played")).to_be_visible()
