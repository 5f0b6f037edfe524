"""`python -m tabbytop` is the command `tabbytop`."""

import gc
import sys


def start() -> int:
    """Loading makes thousands of values and no garbage, so nothing is collected before a command asks for it."""
    gc.disable()
    from tabbytop.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
