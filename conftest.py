"""For every test, in tests/ and beside the games."""

import pytest
from hypothesis import settings

# The same examples on every run and no timing of single examples: a red test is red for everybody.
# `pytest --hypothesis-profile=search` looks for new counterexamples.
settings.register_profile("tabby", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("tabby")

#: Tests of these are slow: bots that play, physics that is simulated, servers that are attacked, killed or timed, pages
#: in a browser, packages that are missing, and leaks that are planted, which are tests of tests.
SLOW = (
    *("tests/abuse/", "tests/bots/", "tests/browser/", "tests/integration/", "tests/physics/"),
    *("tests/cli/test_absent.py", "tests/contract/test_leaks.py", "tests/local/test_pack.py"),
    "tests/tables/test_timing.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="what dice decide is tried as often as the figures in docs, for minutes"
    )


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Shall it be tried as often as it takes to find what happens rarely? Else as often as shows that it works."""
    return bool(request.config.getoption("--thorough"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What lies in a slow folder is marked so, unless the test itself is marked ``smoke``."""
    for item in items:
        if item.nodeid.startswith(SLOW) and not item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.slow)
