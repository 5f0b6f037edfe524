"""``python -m tabbytop.server [--host H] [--port P] [--db URL]``: the server alone, without a browser."""

import argparse
import sys

from tabbytop.core import TabbyError

from .run import HOST, PORT, serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tabbytop.server", description="Serve tables, open no browser.", allow_abbrev=False
    )
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=None, help=f"{PORT}, or the next that is free")
    parser.add_argument("--db", default=None, metavar="URL", help="sqlite:///path/to/tables.db")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.db, open_browser=False)
    except (TabbyError, OSError) as wrong:
        print(f"tabbytop: {wrong}", file=sys.stderr)
        sys.exit(2)
