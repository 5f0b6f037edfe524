"""For tests of whatever keeps something: on a store of each kind."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest) -> Iterator[str]:
    """What is true on one store must be true on the other; "" is the file that a test names."""
    with postgres.database() if request.param == "postgresql" else nullcontext("") as url:
        yield url
