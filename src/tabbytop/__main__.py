"""`python -m tabbytop` is the command `tabbytop`."""

import sys

from tabbytop.cli import main

if __name__ == "__main__":
    sys.exit(main())
