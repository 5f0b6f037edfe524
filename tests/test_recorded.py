"""What the client's tests are held against is what the rules say today: ``python -m tests.recorded`` writes it anew."""

import pytest

from tests.recorded import path_of, written
from tests.recorded.games import RECORDERS


@pytest.mark.parametrize("game", RECORDERS)
def test_the_records_are_those_of_the_rules(game: str) -> None:
    assert written(RECORDERS[game]()) == path_of(game).read_text("utf-8")
