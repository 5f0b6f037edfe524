"""Bots that somebody brought, by name."""

import sys
from importlib.metadata import EntryPoint

import pytest

from tabbytop.bots import Bot, bot, check_name, finding
from tabbytop.core import Malformed

SOURCE = """
from tabbytop.bots import Bot

class Sleepy:
    def __init__(self):
        self.asked = 0

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        self.asked += 1
        return menu.pick(rng)

def hasty(view, menu, rng, budget=None, may_decline=False):
    return next(iter(menu))

ready = Bot(hasty)
number = 7
"""


@pytest.fixture
def brought(tmp_path, monkeypatch):
    (tmp_path / "my_cats.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    finding._found.cache_clear()
    yield
    sys.modules.pop("my_cats", None)
    finding._found.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_class_a_function_or_a_bot_of_a_module_that_lies_here():
    one, other = bot("clans", "my_cats:Sleepy"), bot("clans", "my_cats:Sleepy")
    assert one is not other, "each seat has one that remembers for itself"
    assert isinstance(bot("clans", "my_cats:ready"), Bot)
    assert callable(bot("clans", "my_cats:hasty").choose)


@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "there is no bot 'clever'; expected one of random, easy, medium, hard, expert, or one's own as"),
        ("my_dogs:Rex", "there is no module 'my_dogs' for the bot 'my_dogs:Rex', neither installed nor here"),
        ("my_cats:Rex", "the module 'my_cats' has no 'Rex'"),
        (":Rex", "there is no bot ':Rex'"),
    ],
)
def test_what_there_is_not(name, said):
    with pytest.raises(Malformed, match=said):
        check_name(name)


@pytest.mark.usefixtures("brought")
def test_what_is_no_bot():
    with pytest.raises(Malformed, match="my_cats:number is no bot: expected a class with a method choose"):
        bot("clans", "my_cats:number")


@pytest.mark.usefixtures("brought")
def test_one_that_an_installed_package_offers(monkeypatch):
    entry = EntryPoint("sleepy", "my_cats:Sleepy", finding.GROUP)
    monkeypatch.setattr(finding, "offered", lambda: {"sleepy": entry})
    sys.path.append(".")
    check_name("sleepy")
    assert finding.brought("sleepy").choose.__self__.asked == 0
