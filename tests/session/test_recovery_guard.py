"""Reading what another thread changes: whole states only, and an end in any case."""

import threading

import pytest

from boop_tui.session.guard import ChangeGuard


def test_what_is_read_undisturbed_is_read_once() -> None:
    readings: list[int] = []
    ChangeGuard().read(readings.append)
    assert len(readings) == 1


def test_a_reading_that_a_change_came_into_is_thrown_away() -> None:
    guard, state = ChangeGuard(), ["old", "old"]

    def make(_: int) -> tuple[str, str]:
        first = state[0]
        if first == "old":
            with guard:
                state[:] = ["new", "new"]
        return first, state[1]

    assert guard.read(make) == ("new", "new")


def test_a_reading_that_a_change_made_fail_is_tried_again() -> None:
    guard, children = ChangeGuard(), ["Kc3"]

    def make(_: int) -> str:
        if children:
            with guard:
                children.clear()
            return children[0]
        return "none"

    assert guard.read(make) == "none"


def test_a_reading_that_fails_by_itself_fails() -> None:
    def make(_: int) -> str:
        raise LookupError("no such node")

    with pytest.raises(LookupError):
        ChangeGuard().read(make)


def test_where_changes_never_end_they_wait_for_the_reader_at_last() -> None:
    guard, changes = ChangeGuard(), 0

    def change() -> None:
        nonlocal changes
        with guard:
            changes += 1

    def make(_: int) -> tuple[int, int]:
        before = changes
        other = threading.Thread(target=change, daemon=True)
        other.start()
        other.join(0.1)  # in vain at last: the change can't be made before this has been read
        return before, changes

    before, after = guard.read(make)
    assert before == after > 0


def test_each_state_has_a_number_of_its_own() -> None:
    guard = ChangeGuard()
    before = guard.read(lambda number: number)
    again = guard.read(lambda number: number)
    with guard:
        pass
    after = guard.read(lambda number: number)
    assert before == again != after


def test_a_reader_waits_for_the_end_of_a_change() -> None:
    guard, state, results = ChangeGuard(), ["old"], []
    reader = threading.Thread(target=lambda: results.append(guard.read(lambda _: state[0])))
    with guard:
        state[0] = "half"
        reader.start()
        reader.join(0.1)  # in vain: it can't end before the change does
        state[0] = "new"
    reader.join(10)
    assert results == ["new"]
