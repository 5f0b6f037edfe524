"""Pictures of puzzles and of the field guide."""

from playwright.sync_api import expect

from .looking_back_screens import Camera

DAY = "2026-11-18T09:00:00"


def puzzle(studio: Camera) -> None:
    """The puzzle of a day, and one that was given up."""
    desk, phone = studio.guest("Minka"), studio.phone("Micka", language="cs")
    for name, guest in (("puzzle", desk), ("puzzle-phone-cs", phone)):
        guest.page.clock.set_fixed_time(DAY)
        page = guest.open("/puzzles/clans")
        expect(page.get_by_test_id("aim")).to_be_visible()
        studio.take(name, page, whole=guest is desk, colours=128)
    night = studio.guest("Мурка", language="uk", night=True)
    night.page.clock.set_fixed_time(DAY)
    page = night.open("/puzzles/isle/9")
    page.get_by_test_id("give-up").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    studio.take("puzzle-isle-night-uk", page, whole=True, colours=128)


def tower_puzzle(studio: Camera) -> None:
    """Which place holds: asked at a desk and on a phone, and given up at night."""
    desk, phone = studio.guest("Minka"), studio.phone("Micka", language="cs")
    for name, guest in (("puzzle-tower", desk), ("puzzle-tower-phone-cs", phone)):
        page = guest.open("/puzzles/tower/7")
        expect(page.locator(".tower-marked [data-number]").first).to_be_visible()
        studio.take(name, page, colours=128)
    page = studio.guest("Мурка", language="uk", night=True).open("/puzzles/tower/7")
    page.get_by_test_id("give-up").click()
    expect(page.locator(".tower-marked.pencil [data-number]")).to_be_visible()
    studio.take("puzzle-tower-night-uk", page, colours=128)


def kingos_puzzle(studio: Camera) -> None:
    """How much to put in, given up."""
    desk, phone = studio.guest("Minka"), studio.phone("Micka", language="cs")
    for name, guest in (("puzzle-kingos", desk), ("puzzle-kingos-phone-cs", phone)):
        guest.page.clock.set_fixed_time(DAY)
        page = guest.open("/puzzles/kingos/5")
        page.get_by_test_id("give-up").click()
        expect(page.get_by_test_id("verdict")).to_be_visible()
        studio.take(name, page, at=page.get_by_test_id("aim"), whole=guest is desk, colours=128)


def guide(studio: Camera) -> None:
    tall = {"width": 1280, "height": 1700}  # all but clans' are longer than a picture may be
    for name, game, guest in (
        ("guide", "clans", studio.guest("Minka")),
        ("guide-isle-night-uk", "isle", studio.guest("Мурка", language="uk", night=True, viewport=tall)),
        ("guide-tower", "tower", studio.guest("Minka", viewport=tall)),
        ("guide-kingos", "kingos", studio.guest("Minka", viewport=tall)),
        ("guide-phone-cs", "clans", studio.phone("Micka", language="cs")),
    ):
        page = guest.open(f"/guide/{game}")
        expect(page.locator("[data-chart]").first).to_be_visible()
        studio.take(name, page, whole=name == "guide", colours=128)


PUZZLES = (puzzle, tower_puzzle, kingos_puzzle, guide)
