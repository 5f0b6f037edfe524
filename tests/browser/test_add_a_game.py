"""docs/add-a-game.md as it is written: its lines are typed in a copy of this house, and the new game is played."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .any_game import AnyTable
from .conftest import Invite, wait_for_bots
from .house import ROOT, House
from .pages import Keys

NOT_COPIED = shutil.ignore_patterns("__pycache__", "_web", "*.nbi", "*.nbc")


def typed(folder: Path, line: str) -> None:
    """Type a line of the document into a shell; ``./tabby test`` is pytest, without setting anything up."""
    if line.startswith("./tabby test "):
        line = (
            shlex.join([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]) + line[len("./tabby test") :]
        )
    done = subprocess.run(["sh", "-ec", line], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{line}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"


def lines_of(document: str) -> list[str]:
    (block,) = re.findall(r"^```sh\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    return block.splitlines()


@pytest.fixture(scope="module")
def plain() -> Iterator[None]:
    """Bots without machine code: a copy has none yet, and would compile everybody's for a game that needs none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABBYTOP_PLAIN", "1")
        yield


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory, plain: None) -> Path:
    """This house's Python with two games more: one made as the document says, one that asks in every way."""
    folder = tmp_path_factory.mktemp("copy")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / name, folder)
    *lines, last = lines_of((ROOT / "docs/add-a-game.md").read_text(encoding="utf-8"))
    assert last == "./tabby dev"  # which serves all games, as the house below does
    for line in lines:
        typed(folder, line)
    shutil.copytree(ROOT / "tests/browser/sampler", folder / "src/tabbytop/games/sampler", ignore=NOT_COPIED)
    return folder


@pytest.fixture(scope="module")
def house(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The copy's server with the client as it was built: it has never heard of either game."""
    house = House(tmp_path_factory.mktemp("house"), all_games=True, root=copy)
    house.start()
    wait_for_bots(house, "saucers", lambda view: view["rounds"] < 3)
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def test_a_copied_game_is_played_at_once(invite: Invite):
    minka = invite("Minka")
    minka.page.goto("/")
    minka.page.get_by_test_id("play-whiskers").click()
    minka.page.get_by_test_id("start-bot").click()
    minka.page.get_by_test_id("start").click()
    hers = AnyTable(minka.page)
    while hers.wait_until_asked_or_over():
        hers.do(hers.paws.last)
    sheet = minka.page.get_by_role("table", name="What counts")
    expect(sheet).to_contain_text("In all")  # which may be nothing, where the bot laid the same paws
    counted = minka.set_table("me", "me", game="whiskers")["id"]
    minka.play_ahead(counted, choose=lambda sight, actions: actions[-sight["seat"]])  # never the same
    minka.page.goto(f"/t/{counted}")
    expect(sheet).to_contain_text("WHISKER 5")


def test_the_copied_game_speaks_three_languages(invite: Invite):
    guest = invite("Minka")
    guest.page.goto("/")
    card = guest.page.get_by_role("article").filter(has=guest.page.get_by_test_id("play-whiskers"))
    for language, title in (("en", "Saucers"), ("cs", "Misky"), ("uk", "Блюдця")):
        guest.speak(language)
        expect(card.get_by_role("heading")).to_have_text(title)


def test_every_kind_of_answer_by_keyboard(invite: Invite):
    """Buttons, a board with orientations, tick boxes with a budget, sliders: from their menus alone."""
    minka = invite("Minka")
    table = minka.set_table("me", game="sampler")
    minka.page.goto(f"/t/{table['id']}")
    page, keys, hers = minka.page, Keys(minka.page), AnyTable(minka.page)
    expect(hers.caption).to_have_text("Say something.")
    keys.use(hers.answer("Say: word purr"))
    expect(hers.part("word", 0)).to_have_text("purr")

    # Turned once it may begin in two rows; arrows lead from cell to cell.
    keys.tab_to(page.get_by_role("group", name="Turned which way").get_by_role("radio", name="1"))
    keys.press("ArrowRight")
    first = hers.answer("row 1, column 1")
    keys.tab_to(first)
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    expect(hers.answer("row 2, column 2")).to_be_focused()
    keys.press("Enter")
    expect(hers.part("grid").get_by_role("cell")).to_have_text(list("000002000200"))

    # 3 and 8 for 3 would do, 8 and 8 are too dear, and one more is too many.
    ticks = page.get_by_role("group", name="Keep")
    take = ticks.get_by_role("button", name="That is it")
    expect(take).to_be_disabled()
    for box in (2, 3):
        keys.tab_to(ticks.get_by_role("checkbox").nth(box))
        keys.press("Space")
    expect(ticks).to_contain_text("7 of 5 spent.")
    expect(take).to_be_disabled()
    keys.press("Space")
    keys.press("Shift+Tab")
    keys.press("Shift+Tab")
    keys.press("Shift+Tab")
    keys.press("Space")
    expect(ticks).to_contain_text("2 chosen, from 1 to 2. 4 of 5 spent.")
    keys.use(take)
    expect(hers.part("cards", 0).get_by_role("listitem")).to_have_text(["3", "8"])

    sliders = page.get_by_role("group", name="Drop")
    keys.tab_to(sliders.get_by_role("slider", name="X"))
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.tab_to(sliders.get_by_role("spinbutton", name="Height, exactly"))
    keys.press("ControlOrMeta+a")
    page.keyboard.type("0.25")
    keys.use(sliders.get_by_role("button", name="That is it"))
    expect(hers.headline).to_be_visible()
    expect(hers.part("x").or_(page.locator("[data-part='x'] > dd")).first).to_have_text("2")
    expect(page.locator("[data-part='height'] > dd")).to_have_text("0.25")
    expect(page.get_by_role("table", name="What counts")).to_contain_text("11")
