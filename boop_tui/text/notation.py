"""Notation: one move as a token, such as ``Kc3``, ``a1>Ce3``, ``Kc1=a1b1c1`` or ``Cc4#``."""

import re
from functools import lru_cache

from boop_tui.game.bed import BY_NAME, NAMES, file_of, rank_of, rows_in, set_of, squares_in
from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.game.rules import RuleSet
from boop_tui.game.tree import Node
from boop_tui.text.plain import quoted

_LONGEST = 100
_KINDS = {"k": Kind.KITTEN, "c": Kind.CAT}
_TOKEN = re.compile(
    r"(?:(?P<from>[a-f][1-6])>)?(?P<kind>[kc])(?P<to>[a-f][1-6])(?:/(?P<after>[a-f][1-6]))?"
    r"(?:=(?P<leaving>(?:[a-f][1-6])+))?(?P<win>\#)?",
    re.IGNORECASE | re.ASCII,
)


class NotationError(ValueError):
    """A token that is no move of the position. `.token` is what was written, `.reason` why not."""

    def __init__(self, token: str, reason: str) -> None:
        self.token = quoted(token)
        self.reason = reason
        super().__init__(f"{self.token}: {reason}")


def read(position: Position, token: str) -> Move:
    """The move that a token names in a position; NotationError where there is none.

    Either letter case and any order of squares will do, ``Ce3/a1`` for ``a1>Ce3``, and what can
    only be meant one way may be left out: ``#``, or the one graduation possible.
    """
    parsed = _parse(token) if len(token) <= _LONGEST else None
    if parsed is None:
        raise NotationError(token, _what_is_amiss(token))
    (square, kind, lifted, leaving), claims_win = parsed
    try:
        options = position.graduations(square, kind, lifted)
    except IllegalMove as reason:
        raise NotationError(token, str(reason)) from None
    if options == [0] and (leaving or claims_win):
        return _read_without_graduation(
            position, token, Move(square, kind, lifted), leaving, claims_win
        )
    if claims_win:
        raise NotationError(token, "# says that this wins, and it does not")
    return Move(square, kind, lifted, _choose(position.rules, token, leaving, options))


def play(position: Position, token: str) -> tuple[Move, Position]:
    """The move that a token names and the position it leads to; NotationError as for `read`.

    A move that leaves nothing out is worked out only once.
    """
    parsed = _parse(token) if len(token) <= _LONGEST else None
    if parsed is not None and not parsed[1]:
        try:
            return parsed[0], position.play(parsed[0])
        except IllegalMove:
            pass  # it may be meant all the same; `read` knows, or says why not
    move = read(position, token)
    return move, position.play(move)


def _read_without_graduation(
    position: Position, token: str, move: Move, leaving: int, claims_win: bool
) -> Move:
    """The move where nothing graduates and yet the token has an ``=`` or a ``#``."""
    won = position.play(move).winner is position.side
    if claims_win and not won:
        raise NotationError(token, "# says that this wins, and it does not")
    if leaving and won:
        settled = position.booped(move.square, move.kind, move.lifted)
        if leaving not in rows_in(settled.mine):
            raise NotationError(
                token,
                f"{squares_text(leaving, position.rules)} is no row of {position.side.title}'s",
            )
    elif leaving:
        raise NotationError(
            token, f"no row forms, so {squares_text(leaving, position.rules)} stays"
        )
    return move


def _choose(rules: RuleSet, token: str, leaving: int, options: list[int]) -> int:
    """The graduation meant; an error that lists what is possible if that can't be told."""
    if leaving in options:
        return leaving
    if not leaving and len(options) == 1:
        return options[0]
    listed = ", ".join(sorted("=" + squares_text(option, rules) for option in options))
    if leaving:
        raise NotationError(
            token, f"{squares_text(leaving, rules)} cannot graduate here; possible: {listed}"
        )
    raise NotationError(token, f"several graduations are possible, name one: {listed}")


@lru_cache(maxsize=8192)
def _parse(token: str) -> tuple[Move, bool] | None:
    """The move as it is spelled, in whatever position, and whether it claims to win."""
    match = _TOKEN.fullmatch(token)
    if match is None or (match["from"] and match["after"]):
        return None
    lifted = match["from"] or match["after"]
    names = (match["leaving"] or "").lower()
    move = Move(
        BY_NAME[match["to"].lower()],
        _KINDS[match["kind"].lower()],
        BY_NAME[lifted.lower()] if lifted else None,
        set_of(BY_NAME[names[i : i + 2]] for i in range(0, len(names), 2)),
    )
    return move, bool(match["win"])


def _what_is_amiss(token: str) -> str:
    if re.match(r"[a-f][1-6]", token, re.IGNORECASE) and ">" not in token:
        return "a move begins with K (kitten) or C (cat), as in Kc3"
    return "not a move; a move reads Kc3, Cc3, a1>Ce3 or Kc1=a1b1c1"


def write(position: Position, move: Move) -> str:
    """The move in its written form; IllegalMove if it can't be played in the position."""
    return spell(move, position.play(move).winner is position.side, position.rules)


def of(node: Node) -> str:
    """The written form of the move that led to a node; nothing for a root."""
    if node.move is None or node.parent is None:
        return ""
    before = node.parent.position
    return spell(node.move, node.position.winner is before.side, before.rules)


@lru_cache(maxsize=16384)
def spell(move: Move, wins: bool, rules: RuleSet) -> str:
    """The written form of a move, given whether it wins."""
    text = "KC"[move.kind] + NAMES[move.square]
    if move.lifted is not None:
        text = f"{NAMES[move.lifted]}>{text}"
    if wins:
        return text + "#"
    return f"{text}={squares_text(move.graduated, rules)}" if move.graduated else text


def squares_text(squares: int, rules: RuleSet) -> str:
    """The squares of a graduation: a row left to right, along a file from the top down.

    Where every row graduates at once, in the order a1…f1, a2…f6.
    """
    ordered = list(squares_in(squares))
    if not rules.every_row:
        ordered.sort(key=lambda square: (file_of(square), -rank_of(square)))
    return "".join(NAMES[square] for square in ordered)
