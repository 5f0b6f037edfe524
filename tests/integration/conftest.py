"""Databases that several processes share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new one, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
    else:
        with postgres.database() as url:
            yield url
