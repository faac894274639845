"""The tables of the bed, each against the plainest way to say the same."""

import random
from itertools import product

import pytest

from boop_tui.game import bed

PAIRS = list(product("abcdef", "123456"))


def is_row(names):
    """Whether three squares, in order, follow one another along a rank, file or diagonal."""
    (file_1, rank_1), (file_2, rank_2), (file_3, rank_3) = [(ord(n[0]), int(n[1])) for n in names]
    step = (file_2 - file_1, rank_2 - rank_1)
    return step == (file_3 - file_2, rank_3 - rank_2) and step in [(1, 0), (1, 1), (1, -1), (0, 1)]


ROWS = [
    frozenset(names)
    for names in product([file + rank for file, rank in PAIRS], repeat=3)
    if is_row(names)
]


def named(squares):
    return frozenset(bed.NAMES[square] for square in bed.squares_in(squares))


def test_squares_run_from_a1_along_each_rank():
    assert [bed.NAMES[square] for square in bed.SQUARES] == [
        file + rank for rank in "123456" for file in "abcdef"
    ]


def test_every_name_leads_back_to_its_square():
    assert [bed.BY_NAME[bed.NAMES[square]] for square in bed.SQUARES] == list(bed.SQUARES)


def test_square_at_undoes_file_and_rank():
    squares = bed.SQUARES
    assert [bed.square_at(bed.file_of(s), bed.rank_of(s)) for s in squares] == list(squares)


def test_files_and_ranks_are_those_of_the_name():
    for name, square in bed.BY_NAME.items():
        assert name == "abcdef"[bed.file_of(square)] + "123456"[bed.rank_of(square)]


@pytest.mark.parametrize(("file", "rank"), [(-1, 0), (6, 0), (0, -1), (0, 6)])
def test_square_at_refuses_what_is_off_the_bed(file, rank):
    with pytest.raises(ValueError, match=f"file {file}, rank {rank}"):
        bed.square_at(file, rank)


def test_the_bed_is_all_thirty_six_squares():
    assert named(bed.BED) == {file + rank for file, rank in PAIRS}


def test_squares_in_keeps_the_order_of_the_bed():
    squares = [bed.BY_NAME[name] for name in ("a1", "f1", "a2", "c4", "f6")]
    assert list(bed.squares_in(bed.set_of(reversed(squares)))) == squares


@pytest.mark.parametrize(
    ("square", "count"), [("a1", 3), ("f6", 3), ("a3", 5), ("d6", 5), ("b2", 8), ("d4", 8)]
)
def test_neighbours_at_corner_edge_and_middle(square, count):
    assert bed.NEIGHBOURS[bed.BY_NAME[square]].bit_count() == count


def test_neighbours_are_one_step_away_in_file_and_rank():
    for (name, square), (other, near) in product(bed.BY_NAME.items(), repeat=2):
        distance = max(abs(ord(name[0]) - ord(other[0])), abs(ord(name[1]) - ord(other[1])))
        assert bool(bed.NEIGHBOURS[square] >> near & 1) == (distance == 1), (name, other)


@pytest.mark.parametrize(
    ("placed", "near", "beyond"),
    [("c3", "d4", {"e5"}), ("c3", "c2", {"c1"}), ("b5", "a6", set()), ("e3", "f3", set())],
)
def test_beyond_is_the_next_square_on_the_same_line(placed, near, beyond):
    assert named(bed.BEYOND[bed.BY_NAME[placed]][1 << bed.BY_NAME[near]]) == beyond


def test_eighty_rows_exist():
    assert len(bed.rows_in(bed.BED)) == 80


def test_the_rows_are_the_lines_of_three():
    assert sorted(map(sorted, map(named, bed.rows_in(bed.BED)))) == sorted(map(sorted, ROWS))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "".join(sorted(row)))
def test_a_row_is_seen_whole_and_not_with_one_square_gone(row):
    squares = bed.set_of(bed.BY_NAME[name] for name in row)
    assert bed.has_row(squares)
    assert not any(bed.has_row(squares ^ 1 << square) for square in bed.squares_in(squares))


def test_rows_in_random_sets_are_those_found_by_hand():
    chance = random.Random(6)
    for _ in range(400):
        squares = bed.set_of(chance.sample(bed.SQUARES, chance.randint(0, 16)))
        found = [named(row) for row in bed.rows_in(squares)]
        by_hand = [row for row in ROWS if row <= named(squares)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, by_hand))
        assert bed.has_row(squares) == bool(by_hand)


@pytest.mark.parametrize("names", ["e1f1a2", "f1a2b2", "e5f4a6", "b1a2f2", "a1c1e1", "a1b1d1"])
def test_no_row_wraps_round_the_edge_or_has_a_gap(names):
    squares = [bed.BY_NAME[names[i : i + 2]] for i in (0, 2, 4)]
    assert not bed.has_row(bed.set_of(squares))
