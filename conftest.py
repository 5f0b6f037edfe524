"""For every test, in tests/ and beside the games."""

import pytest
from hypothesis import settings

# The same examples on every run and no timing of single examples: a red test is red for everybody.
# `pytest --hypothesis-profile=search` looks for new counterexamples.
settings.register_profile("tabby", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("tabby")

#: What `./tabby test --fast` leaves out, beside single tests that are marked: bots that play whole games, physics that
#: is simulated, and servers that are killed.
SLOW = (
    "tests/bots/",
    "tests/integration/",
    "tests/physics/",
    "tests/server/test_tower.py",
    "tests/tables/test_physics.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
