"""In a browser's Python: what every game promises (``tests/contract``), and the server's tests of sockets by bridge.

Run by pytest itself, from the sources: games read their words, clauses and transcripts there. Left out are planted
leaks, which are tests of tests, the tower, which is not offered, and of the ways to play a game all but the first,
unless ``EVERY_WAY`` is set: they are some minutes more.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from types import ModuleType

import js
import pyodide_js

web, env = js.process.cwd(), js.process.env
pyodide_js.mountNodeFS("/repo", f"{web}/..")
pyodide_js.mountNodeFS("/site", env.SITE_PACKAGES)
os.chdir("/repo")
sys.path[:0] = ["/repo/src", "/repo"]
sys.path += ["/repo/web/node_modules/pyodide/python_stdlib.zip", "/site"]  # what only tests need
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

# What a browser has nothing of; those on /site are made for this machine.
sys.modules |= dict.fromkeys(("numpy", "numba"))
nobody_listens = sys.modules["tabbytop.server.run"] = ModuleType("tabbytop.server.run")
nobody_listens.configured = nobody_listens.listening = None


class Waiting:
    """There is nothing to be heard but what is due."""

    def select(self, timeout):
        time.sleep(timeout or 0)
        return ()

    def close(self): ...


class Loop(asyncio.BaseEventLoop):
    """Runs until a test is done, which Pyodide's own cannot: it lives on the page's. Else it does as that does."""

    def __init__(self):
        super().__init__()
        self._selector = Waiting()

    def _process_events(self, events): ...

    def _write_to_self(self): ...

    def run_in_executor(self, executor, function, *args):
        done = self.create_future()
        try:
            done.set_result(function(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run(main):
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(main)


asyncio.run = run
page = asyncio.get_running_loop()  # which waits until all is tested, as does the task that this runs in
task = asyncio.tasks._swap_current_task(page, None)
asyncio._set_running_loop(None)


class Count:
    """What passed: of a game, of the bridge."""

    def __init__(self):
        self.passed = Counter()

    def pytest_runtest_logreport(self, report):
        if report.when == "call" and report.passed:
            known = (key for key in ("test_bridge", "clans", "isle", "kingos") if key in report.nodeid)
            self.passed[next(known)] += 1


import pytest  # noqa: E402 - it is on the path only now

count = Count()
wanted = ["tests/contract", "tests/local/test_bridge.py", "-k", "clans or isle or kingos or test_bridge"]
without = ["--ignore=tests/contract/test_leaks.py", "--confcutdir=tests/contract", "-p", "no:cacheprovider"]
settings = [
    "-q",
    "--assert=plain",
    "-o",
    "faulthandler_timeout=0",
    *([] if hasattr(env, "EVERY_WAY") else ["-m", "not slow"]),
]
code = pytest.main([*wanted, *without, *settings], plugins=[count])
asyncio._set_running_loop(page)
asyncio.tasks._swap_current_task(page, task)
assert code == 0, f"pytest ended with {code}"
for what, passed in sorted(count.passed.items()):
    print("passed", what, passed, sep="\t")
