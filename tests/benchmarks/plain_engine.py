"""boop as one would write it down first: dictionaries of squares, a copy for every move.

The yardstick of the engine. It knows the usual rules, and trusts the moves it is given.
"""

KITTEN, CAT = "kitten", "cat"
SQUARES = [(file, rank) for rank in range(6) for file in range(6)]
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)]
ROWS = [
    tuple((file + step * across, rank + step * up) for step in range(3))
    for file, rank in SQUARES
    for across, up in DIRECTIONS[:4]
    if (file + 2 * across, rank + 2 * up) in SQUARES
]


class PlainPosition:
    """Pieces by square, hands by side and kind, the side to move, and the winner."""

    def __init__(self, bed, hands, side, winner=None):
        self.bed = bed
        self.hands = hands
        self.side = side
        self.winner = winner

    @classmethod
    def start(cls):
        """The empty bed, eight kittens in each hand."""
        return cls({}, {("a", KITTEN): 8, ("a", CAT): 0, ("b", KITTEN): 8, ("b", CAT): 0}, "a")

    def legal_moves(self):
        """Every move as square, kind, square lifted from and row that graduates."""
        if self.winner:
            return []
        moves = []
        for kind, lifted in self._pieces_to_place():
            for square in SQUARES:
                if square not in self.bed or square == lifted:
                    bed, _ = self._boop(square, kind, lifted)
                    rows = [] if self._has_won(bed) else self._rows(bed)
                    moves += [(square, kind, lifted, row) for row in rows or [None]]
        return moves

    def play(self, move):
        """The position after a legal move."""
        square, kind, lifted, row = move
        other = "b" if self.side == "a" else "a"
        bed, fallen = self._boop(square, kind, lifted)
        hands = dict(self.hands)
        if not lifted:
            hands[self.side, kind] -= 1
        for piece in fallen:
            hands[piece] += 1
        if self._has_won(bed):
            return PlainPosition(bed, hands, other, self.side)
        if row:
            for graduate in row:
                del bed[graduate]
            hands[self.side, CAT] += 3
        return PlainPosition(bed, hands, other)

    def _pieces_to_place(self):
        in_hand = [(kind, None) for kind in (KITTEN, CAT) if self.hands[self.side, kind]]
        return in_hand or [
            (CAT, square) for square in SQUARES if self.bed.get(square, " ")[0] == self.side
        ]

    def _boop(self, square, kind, lifted):
        """The bed once the piece is placed and its neighbours are pushed, and who fell off it."""
        before = dict(self.bed)
        if lifted:
            del before[lifted]
        bed = dict(before)
        bed[square] = (self.side, kind)
        fallen = []
        file, rank = square
        for across, up in DIRECTIONS:
            near = (file + across, rank + up)
            if near not in before:
                continue
            piece = before[near]
            if kind == KITTEN and piece[1] == CAT:
                continue
            far = (file + 2 * across, rank + 2 * up)
            if far in before:
                continue
            del bed[near]
            if 0 <= far[0] < 6 and 0 <= far[1] < 6:
                bed[far] = piece
            else:
                fallen.append(piece)
        return bed, fallen

    def _rows(self, bed):
        return _whole_rows({square for square, piece in bed.items() if piece[0] == self.side})

    def _has_won(self, bed):
        cats = {square for square, piece in bed.items() if piece == (self.side, CAT)}
        return len(cats) == 8 or bool(_whole_rows(cats))


def _whole_rows(squares):
    return [(a, b, c) for a, b, c in ROWS if a in squares and b in squares and c in squares]
