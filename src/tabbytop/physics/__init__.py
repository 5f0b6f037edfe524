"""The tower's simulation: MuJoCo, on the server, the only authority on what stands [TOWER 8]. See ``README.md``.

Importing this package needs nothing but the standard library; MuJoCo is loaded in the processes that simulate.
"""

from .process import PhysicsFailed, Simulator

__all__ = ["PhysicsFailed", "Simulator"]
