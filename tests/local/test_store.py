"""A store that the page keeps promises what every store does; what is about several processes at once it need not."""

from collections.abc import Callable

import pytest

from tabbytop.local.shelf import Drawer
from tabbytop.local.store import ShelfStore
from tabbytop.tables.store import Store
from tests.tables import test_papers, test_store

Promise = Callable[[Callable[[], Store]], None]

#: Two at once on one database: there is never a second house on one shelf.
OF_SEVERAL = {
    test_store.test_two_processes_hear_of_each_other_and_miss_nothing,
    test_store.test_another_process_hears_of_a_deletion,
    test_store.test_addresses_are_blocked_listed_and_let_in_again,
    test_store.test_what_changes_after_a_deletion_is_heard_of,
    test_papers.test_of_many_who_take_a_paper_that_is_good_once_one_has_it,
}
PROMISES = [
    promise
    for tests in (test_store, test_papers)
    for name, promise in vars(tests).items()
    if name.startswith("test_") and promise not in OF_SEVERAL
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_what_holds_of_every_store(promise: Promise) -> None:
    shelf = Drawer()
    promise(lambda: ShelfStore(shelf))
