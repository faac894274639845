"""Rows in chunks: equal to a plain list whatever is cut out and put in."""

from hypothesis import given
from hypothesis import strategies as st

from boop_tui.ui.widgets.row_store import Row, RowStore

from ...trees import tries

ONE_CHUNK = 512

cuts = st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 1200), st.integers(0, 1500)))


def some_rows(count: int) -> list[Row]:
    return [Row(0, ()) for _ in range(count)]


@given(cuts)
@tries(60)
def test_cut_anywhere_the_store_holds_what_a_list_would(cuts: list[tuple[int, int, int]]) -> None:
    store, plain = RowStore(), some_rows(0)
    for begin, length, added in cuts:
        begin = min(begin, len(plain))
        end = min(begin + length, len(plain))
        new = some_rows(added)
        assert store.replace(begin, end, new) == plain[begin:end]
        plain[begin:end] = new
    assert len(store) == len(plain)
    assert list(store.iterate(0)) == plain
    assert [store[place] for place in range(len(plain))] == plain
    for place in range(0, len(plain), 97):
        assert store.index(plain[place]) == place
        assert next(store.iterate(place)) is plain[place]


def test_nothing_follows_the_last_row() -> None:
    store = RowStore()
    store.replace(0, 0, some_rows(ONE_CHUNK))
    assert list(store.iterate(ONE_CHUNK)) == []


def test_a_small_cut_into_a_long_list_moves_no_row_of_other_chunks() -> None:
    store = RowStore()
    rows = some_rows(10 * ONE_CHUNK)
    store.replace(0, 0, rows)
    chunks = {id(row.chunk) for row in rows}
    store.replace(5 * ONE_CHUNK + 7, 5 * ONE_CHUNK + 8, some_rows(2))
    moved = {id(row.chunk) for row in store.iterate(0)} - chunks
    assert len(moved) <= 2
