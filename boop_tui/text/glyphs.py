"""Glyphs: the short marks that follow a move, and their numbers as in ``$1``."""

SIGNS: dict[int, str] = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
NUMBERS: dict[str, int] = {sign: number for number, sign in SIGNS.items()}
LARGEST_NUMBER = 255


def shown(glyphs: tuple[int, ...]) -> str:
    """The glyphs as they stand behind a move: the first sign joined to it, others as ``$n``."""
    if not glyphs:
        return ""
    first, *others = glyphs
    parts = [SIGNS.get(first, f" ${first}"), *(f"${number}" for number in others)]
    return " ".join(parts)
