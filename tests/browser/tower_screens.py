"""Pictures of the tower, and a short clip of a collapse as a row of pictures. Called by ``screens``."""

from typing import Any, Protocol

from playwright.sync_api import Page, expect

from tabbytop.games.tower.components import CATS, KITTENS, NAMED
from tabbytop.games.tower.geometry import MICRO, pose_at
from tabbytop.games.tower.state import Race, State
from tabbytop.games.tower.tests.kit import position, with_cards
from tabbytop.tables.errors import Stale

from .hint_screens import ANY_VERDICT, asked
from .pages import Guest, remembering
from .test_tower import before_the_last_step, stairs
from .tower import TowerTable, at_rest, prepare, prepared, some_floors, throw_a_wall

FRAMES = 12
APART = 120  #: milliseconds between two pictures of the clip


class Camera(Protocol):
    house: Any

    def guest(self, name: str, **more: Any) -> Guest: ...
    def phone(self, name: str, **more: Any) -> Guest: ...
    def take(self, name: str, page: Page, **more: Any) -> None: ...


def looking_out(state: State, *, back: float = -16.0) -> State:
    """The same tower, with its cats turned to whoever looks, each on a spot of her own."""
    moved = []
    for one in state.tower:
        if one.piece in CATS or one.piece in KITTENS:
            x, y, z = (part / MICRO for part in one.pose[:3])
            turn = -95 + 17 * (one.piece % 4)
            one = one._replace(pose=pose_at(0.5 * x, back + 0.4 * y, z, turn))
        moved.append(one)
    return at_rest(state._replace(tower=tuple(moved)))


def build() -> State:
    cats = {"orange1": "floor3", "blue1": "floor2", "green1": "floor5", "purple1": "floor6"}
    return with_cards(looking_out(position(6, cats, toto=4, seats=2)), up=(8, 18), goals=(11, 6))


def met() -> State:
    """Two blue cats side by side, one floor above Toto."""
    state = position(
        5, {"orange1": "floor2", "green1": "floor5", "blue1": "floor4", "blue2": "floor4"}, toto=3, seats=2
    )
    spots = {"blue1": (-9.0, -20.0), "blue2": (8.06, -13.8), "orange1": (0.0, -14.0), "green1": (12.0, -6.0)}
    tower = []
    for one in state.tower:
        for name, (x, y) in spots.items():
            if one.piece == NAMED[name]:
                one = one._replace(pose=pose_at(x, y, one.pose.z / MICRO, -70 if "blue" in name else -85))
        if one.piece in KITTENS:
            one = one._replace(pose=pose_at(0, -18, one.pose.z / MICRO, -60))
        tower.append(one)
    rested = at_rest(state._replace(tower=tuple(tower)))
    return with_cards(rested._replace(step="meet"), up=(9, 16), goals=(1, 14))


def race() -> State:
    """Two kittens on floor 3, the one that came first lowest on the order card; one still on floor 1."""
    cats = {"orange1": "floor4", "blue1": "floor2", "green1": "floor5"}
    state = position(5, cats, mode="competitive", seats=3, heights=(3, 1, 3), up=(4, 15, 19))
    spots = {"kitten1": (-4.0, -26.0), "kitten2": (2.0, -20.0), "kitten3": (2.0, 12.0)}
    spots |= {"orange1": (0.0, -18.0), "blue1": (-2.0, -14.0), "green1": (8.0, -10.0)}
    tower = []
    for one in state.tower:
        for name, (x, y) in spots.items():
            if one.piece == NAMED[name]:
                one = one._replace(pose=pose_at(x, y, one.pose.z / MICRO, -80 + 10 * (one.piece % 3)))
        tower.append(one)
    rested = at_rest(state._replace(tower=tuple(tower)))
    return rested._replace(race=Race((3, 1, 3), (4, 2, 7)))


def seated(studio: Camera, state: State, nonce: str, **more: Any) -> tuple[Guest, str]:
    """Miška at a table with the others, all at this position."""
    miska = studio.guest("Miška", **more)
    return miska, table_of(studio, miska, state, nonce)


def table_of(studio: Camera, miska: Guest, state: State, nonce: str) -> str:
    """A table at this position; where a bot began and was quicker, another one."""
    others = [{"bot": "easy"}] * (state.setup.seats - 1)
    for attempt in range(1, 10):
        named = f"{nonce} {attempt}"
        id: str = miska.set_table("me", *others, game="tower", nonce=named, mode=state.setup.mode)["id"]
        try:
            prepare(studio.house.folder, id, state)
        except Stale:
            continue
        return id
    raise AssertionError(f"a bot was quicker at every table of {nonce}")


def fine(guest: Guest, kind: str = "fine") -> Guest:
    """Shadows and smooth edges, though the processor paints them."""
    guest.context.add_init_script(remembering("tabbytop.tower.picture", kind))
    return guest


def tower(studio: Camera) -> None:
    miska, id = seated(studio, build(), "building")
    fine(miska).open(f"/t/{id}")
    table = TowerTable(miska.page)
    table.choose(8)
    table.take(NAMED["portal3"])
    table.wait_for_hand()
    studio.take("tower", miska.page)
    night = fine(studio.guest("Miška", night=True, language="cs"))
    night.context.add_cookies(miska.context.cookies())
    night.open(f"/t/{id}")
    TowerTable(night.page).holds(NAMED["portal3"])
    TowerTable(night.page).wait_for_hand()
    studio.take("tower-dark-cs", night.page)
    flat = fine(studio.guest("Miška"), "flat")
    flat.context.add_cookies(miska.context.cookies())
    flat.open(f"/t/{id}")
    TowerTable(flat.page).holds(NAMED["portal3"])
    studio.take("tower-flat", flat.page, whole=True)
    phone = fine(studio.phone("Miška"))
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    TowerTable(phone.page).holds(NAMED["portal3"])
    TowerTable(phone.page).wait_for_hand()
    studio.take("tower-phone", phone.page)


def beside_a_sister() -> State:
    """A blue cat lies just above Toto, and another comes into the hand: two of one colour that touch are a goal."""
    state = position(4, {"orange1": "floor2", "blue1": "floor4"}, toto=3, seats=2)
    return with_cards(looking_out(state), up=(4, 2), goals=(1, 11))


def tower_aids(studio: Camera) -> None:
    """What the hand is told: the shadow, how far it is to her sister and to the edge, and the goal that lights up."""
    miska, id = seated(studio, beside_a_sister(), "aids", viewport={"width": 1280, "height": 800})
    fine(miska).open(f"/t/{id}")
    table = TowerTable(miska.page)
    table.choose(4, 1)
    table.holds(NAMED["blue2"])
    table.wait_for_hand()
    expect(miska.page.get_by_test_id("nearness")).to_be_visible()
    studio.take("tower-aids", miska.page)
    phone = fine(studio.phone("Miška", language="uk"))
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    TowerTable(phone.page).holds(NAMED["blue2"])
    TowerTable(phone.page).wait_for_hand()
    studio.take("tower-aids-phone", phone.page)


def tower_goal(studio: Camera) -> None:
    miska, id = seated(studio, met(), "met")
    fine(miska).open(f"/t/{id}")
    TowerTable(miska.page).wait_until_asked("meet")
    TowerTable(miska.page).wait_until_drawn()
    studio.take("tower-goal", miska.page)
    miska, id = seated(studio, race(), "race")
    fine(miska).open(f"/t/{id}")
    TowerTable(miska.page).wait_until_asked("choose")
    TowerTable(miska.page).wait_until_drawn()
    studio.take("tower-race", miska.page)


def tower_won(studio: Camera) -> None:
    miska, id = seated(studio, looking_out(before_the_last_step()), "won")
    fine(miska).open(f"/t/{id}")
    table = TowerTable(miska.page)
    table.holds(KITTENS[0])
    table.place()
    expect(miska.page.get_by_test_id("enough")).to_be_enabled()
    studio.take("tower-story", miska.page)
    miska.page.get_by_test_id("enough").click()
    expect(table.end).to_be_visible()
    table.wait_until_drawn()
    studio.take("tower-won", miska.page)


def tower_collapse(studio: Camera) -> None:
    """Brought down, then watched again frame by frame, by a clock that stands still in between."""
    miska, id = seated(studio, stairs(), "stairs")
    fine(miska).open(f"/t/{id}")
    table = TowerTable(miska.page)
    table.choose(14)
    table.holds(NAMED["orange1"])
    table.place()
    expect(table.end).to_have_attribute("data-known", "true")
    strip = miska.page.locator(".tower-strip button")
    strip.nth(2).click()
    expect(strip.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(miska.page.locator(".tower-ruler i").first).to_be_visible()
    studio.take("tower-fall", miska.page, whole=True)
    watching = fine(studio.guest("Zrzka", pace="usual"))
    page = watching.page
    page.clock.install()
    page.goto(f"/replay/{id}")
    line, moment = page.get_by_role("slider"), page.locator(".tower-moment")
    last = int(line.get_attribute("max") or 0)
    line.fill(str(last - 1))
    expect(moment).to_have_attribute("data-lost", "0")
    expect(page.locator(".tower-ruler i").nth(5)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 500"))
    line.fill(str(last))
    plate = page.locator(".tower-plate")
    for frame in range(1, FRAMES + 1):
        page.clock.run_for(APART)
        studio.take(f"tower-clip/{frame:02}", page, only=plate, colours=64)
        if frame == FRAMES // 2:
            studio.take("tower-collapse", page)


def tower_learn(studio: Camera) -> None:
    tlapka = fine(studio.guest("Tlapka"))
    tlapka.open("/learn/tower")
    tlapka.page.get_by_role("button", name="Go on").click()
    expect(tlapka.page.get_by_test_id("let-go")).to_be_enabled()
    studio.take("tower-learn", tlapka.page)


def tower_hint(studio: Camera) -> None:
    """A wall in the hand, and three places for it: at a desk, at night in Ukrainian, and on a phone in Czech."""
    for name, guest in (
        ("hint-tower", studio.guest("Minka")),
        ("hint-tower-night-uk", studio.guest("Мурка", language="uk", night=True)),
        ("hint-tower-phone-cs", studio.phone("Micka", language="cs")),
    ):
        table = prepared(studio.house, guest, build(), name)
        table.choose(8)
        table.take(NAMED["statue3"])
        card = asked(guest.page)
        expect(card.get_by_test_id("weighed")).to_have_attribute("data-verdict", ANY_VERDICT)
        table.wait_for_hand()
        studio.take(name, guest.page)


def tower_fall(studio: Camera) -> None:
    """A wall that was thrown, looked back at: why it fell, and where it would have stood."""
    minka = studio.guest("Minka")
    table = table_of(studio, minka, some_floors(), "fall")
    throw_a_wall(minka, table)
    with minka.hand(table) as hand:
        hand.ask("resign", seat=0)
    for name, guest, on in (
        ("lookback-tower", minka, "The next one"),
        ("lookback-tower-night-uk", studio.guest("Мурка", language="uk", night=True), "Наступний"),
        ("lookback-tower-phone-cs", studio.phone("Micka", language="cs"), "Další"),
    ):
        page = guest.open(f"/replay/{table}?look")
        page.get_by_role("button", name=on, exact=True).click(timeout=600_000)
        expect(page.get_by_test_id("look-better")).to_be_visible()
        TowerTable(page).wait_until_drawn()
        on_phone = "phone" in name
        studio.take(name, page, whole=not on_phone, at=page.locator(".look-weighed") if on_phone else None, colours=128)


TOWER = (tower, tower_aids, tower_goal, tower_won, tower_collapse, tower_learn, tower_hint, tower_fall)
