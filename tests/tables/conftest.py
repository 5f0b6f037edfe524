"""A store of each kind: what is true of one must be true of the other."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabbytop.tables.opening import open_store
from tabbytop.tables.store import Store
from tests import postgres

Opener = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Each call a store that is not open yet, on the same database: as many processes would have."""
    if request.param == "sqlite":
        yield lambda: open_store(f"sqlite:///{tmp_path}/tables.db")
    else:
        with postgres.database() as url:
            yield lambda: open_store(url)
