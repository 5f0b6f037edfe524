"""What is told of a choice: which text, how much more or less, and the figures that the text names."""

from collections.abc import Iterator
from typing import TypeAlias

from tabbytop.core.words import Value

Told: TypeAlias = Iterator[tuple[str, float, dict[str, Value]]]
