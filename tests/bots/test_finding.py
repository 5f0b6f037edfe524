"""Bots that somebody brought, by name."""

import json
import sys

import pytest

from tabbytop.bots import Bot, bot, check_name, finding
from tabbytop.cli import main
from tabbytop.core import Malformed

SOURCE = """
from tabbytop.bots import Bot

class Sleepy:
    def __init__(self):
        self.asked = 0

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        self.asked += 1
        return menu.pick(rng)

class Choosy(Sleepy):
    games = "isle"

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
    yield tmp_path
    for name in ("my_cats", "broken_cats"):
        sys.modules.pop(name, None)
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
@pytest.mark.parametrize("asked", [check_name, lambda name: bot("clans", name)], ids=["looked up", "made"])
def test_what_is_no_bot(asked):
    with pytest.raises(Malformed, match="my_cats:number is no bot: expected a class with a method choose"):
        asked("my_cats:number")


@pytest.fixture
def offering(brought):
    """An installed package."""
    offers = {"sleepy": "my_cats:Sleepy", "broken": "my_cats.nowhere:Tom", "choosy": "my_cats:Choosy"}
    package = brought / "cats-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: cats\nVersion: 1.0\n")
    lines = (f"{name} = {value}\n" for name, value in offers.items())
    (package / "entry_points.txt").write_text(f"[{finding.GROUP}]\n" + "".join(lines))
    sys.path.append(str(brought))
    finding.offered.cache_clear()
    yield
    finding.offered.cache_clear()


@pytest.mark.usefixtures("offering")
def test_one_that_an_installed_package_offers():
    check_name("sleepy")
    assert finding.brought("sleepy").choose.__self__.asked == 0


#: what stands before the bot's name
COMMANDS = (
    ("simulate", "clans", "--bots", "random,"),
    ("arena", "clans", "--bots", "random,"),
    ("play", "--bots", ""),
    ("serve", "--bots", ""),
)
BROKEN = {
    "def tom(:\n": "SyntaxError: invalid syntax (broken_cats.py, line 1)",
    "import nowhere_at_all\n": "ModuleNotFoundError: No module named 'nowhere_at_all' (broken_cats.py, line 1)",
    "\nraise OSError('no\\nbasket')\n": "OSError: no basket (broken_cats.py, line 2)",
    "import sys\nsys.exit('good night')\n": "SystemExit: good night (broken_cats.py, line 2)",
    "{}.tom\n": "AttributeError: 'dict' object has no attribute 'tom' (broken_cats.py, line 1)",
}


@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize("command", COMMANDS, ids=[words[0] for words in COMMANDS])
@pytest.mark.parametrize(("source", "said"), BROKEN.items(), ids=["written", "imports", "raises", "exits", "asks"])
def test_what_cannot_be_loaded_is_one_line(tmp_path, capsys, command, source, said):
    (tmp_path / "broken_cats.py").write_text(source)
    assert main((*command[:-1], command[-1] + "broken_cats:tom")) == 2
    err = capsys.readouterr().err
    assert err.endswith(f"broken_cats:tom cannot be loaded: {said}\n")
    assert err.count("\n") == 1


@pytest.mark.usefixtures("offering")
@pytest.mark.parametrize("command", COMMANDS, ids=[words[0] for words in COMMANDS])
def test_an_offer_behind_which_is_nothing_is_one_line(capsys, command):
    assert main((*command[:-1], command[-1] + "broken")) == 2
    err = capsys.readouterr().err
    assert "broken cannot be loaded: ModuleNotFoundError: No module named 'my_cats.nowhere'" in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("offering")
def test_games_tells_of_those_who_play_them(capsys, caplog):
    assert main(("games", "--json")) == 0
    brought = {game["key"]: game["brought"] for game in json.loads(capsys.readouterr().out)}
    assert brought["clans"] == ["sleepy"]
    assert brought["isle"] == ["sleepy", "choosy"]
    assert [record.getMessage().partition(": ")[0] for record in caplog.records] == [
        "the bot broken of an installed package is left out"
    ], "once, in one line"


@pytest.mark.usefixtures("brought")
def test_what_is_printed_while_it_is_loaded_goes_to_standard_error(tmp_path, capfd):
    (tmp_path / "broken_cats.py").write_text("print('meow')\ntom = print\n")
    check_name("broken_cats:tom")
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("", "meow\n")
