"""A bot that somebody brought may do anything; whoever asks it hears what it did."""

import sys
import time
from random import Random

import pytest

from tabbytop.bots import Bot, BotFailed
from tabbytop.bots.guarding import guarded
from tabbytop.core import Prompt, buttons

MENU = buttons(Prompt("nap", "NONE 1"), ("sleep", "wake"))


def asked(answer, may_decline=False, patience=60.0):
    def choose(view, menu, rng, budget=None, may_decline=False):
        return answer()

    return guarded("my_cats:Tom", Bot(choose), patience).choose(None, MENU, Random(1), None, may_decline)


def raising():
    raise KeyError("mouse")


def rambling():
    raise RuntimeError(f"a mouse\n\n   and {'another ' * 100}")


def quitting():
    sys.exit("good night")


def catching():
    """Catches whatever it can, and goes on."""
    while True:
        try:
            time.sleep(30)
        except Exception:
            continue


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (raising, "my_cats:Tom failed at 'nap': KeyError: 'mouse'"),
        (quitting, "my_cats:Tom failed at 'nap': SystemExit: good night"),
        (rambling, "my_cats:Tom failed at 'nap': RuntimeError: a mouse and " + ("another " * 100)[:288] + "…"),
        (lambda: None, "my_cats:Tom answered 'nap' with None; only an interrupt can be declined"),
        (lambda: "hunt", "my_cats:Tom answered 'nap' with 'hunt', none of its 2 choices"),
    ],
    ids=["raises", "quits", "rambles", "says nothing", "says nonsense"],
)
def test_what_it_did_is_said(answer, said):
    with pytest.raises(BotFailed) as failed:
        asked(answer)
    assert str(failed.value) == said


def test_one_that_sleeps_is_stopped():
    with pytest.raises(BotFailed, match=r"my_cats:Tom has not answered 'nap' within 0\.05 s"):
        asked(catching, patience=0.05)


def test_a_good_answer_passes_and_an_interrupt_may_be_declined():
    assert asked(lambda: "wake") == "wake"
    assert asked(lambda: None, may_decline=True) is None
