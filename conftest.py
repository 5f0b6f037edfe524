"""For every test, in tests/ and beside the games."""

from hypothesis import settings

# The same examples on every run and no timing of single examples: a red test is red for everybody.
# `pytest --hypothesis-profile=search` looks for new counterexamples.
settings.register_profile("tabby", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("tabby")
