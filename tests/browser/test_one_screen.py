"""Two people at one screen."""

import pytest
from playwright.sync_api import expect

from .pages import Guest, Table


@pytest.mark.smoke
def test_they_take_turns_under_their_own_names(guest: Guest):
    """The other one may take the last swap back: nobody else has to be asked."""
    lobby = guest.home().begin().at_one_screen()
    lobby.seats.nth(1).get_by_role("button", name="Change the name").click()
    dialog = guest.page.get_by_role("dialog", name="Who sits here?")
    dialog.get_by_label("Your name").fill("Grandma")
    dialog.get_by_role("button", name="That’s me").click()
    first = lobby.seats.first.locator("b").inner_text()
    table = lobby.start()
    seen = set()
    for _ in range(2):
        table.wait_for("turn")
        name = table.caption.locator("b").inner_text()
        expect(guest.page.locator("header").get_by_text(f"{name} to move")).to_be_visible()
        seen.add(name)
        table.turn_over()
        tokens = table.tokens()
        table.swap_with()
    assert seen == {first, "Grandma"}
    expect(table.story.filter(has_text="Grandma")).not_to_have_count(0)
    table.wait_for("turn")
    table.undo.click()
    table.wait_for("swap")
    assert table.tokens() == tokens


def test_secret_choices_are_made_behind_a_curtain(guest: Guest):
    """Three cards each: nobody sees the other's cards while the screen changes hands."""
    guest.open(f"/t/{guest.set_table('me', 'me', clans='limited', powers=True)['id']}")
    curtain, cards = guest.page.get_by_test_id("curtain"), guest.page.get_by_role("radio")
    hands = []
    for _ in range(2):
        expect(cards).to_have_count(0)
        curtain.click()
        expect(cards).to_have_count(3)
        hands.append({card.locator("h3").inner_text() for card in guest.page.locator(".clans-pick").all()})
        guest.page.locator(".clans-pick").first.click()
        guest.page.get_by_role("button", name="Lead the").click()
    assert not hands[0] & hands[1]
    table = Table(guest.page)
    table.take_turn()
    expect(table.story.filter(has_text="meet the")).to_have_count(1)
