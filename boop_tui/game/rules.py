"""The rule sets: values that say how the ways of playing boop differ from one another."""

from enum import Enum
from typing import NamedTuple


class EightOnBed(Enum):
    """What happens when all eight of the mover's pieces stand on the bed after the booping."""

    WAIT = "wait"
    """Nothing yet: the next turn is the empty-hand turn."""
    LIFT_ANY = "lift any"
    """The mover lifts any one of its pieces to hand as a cat, or takes a row instead."""
    LIFT_KITTEN = "lift a kitten"
    """The mover lifts one kitten to hand as a cat, unless it has graduated a row."""


class RuleSet(NamedTuple):
    """Where one way of playing parts from the others; everything else is common to all."""

    name: str
    every_row: bool
    """All rows graduate at once; otherwise the mover chooses one."""
    both_sides: bool
    """The opponent's rows count at the end of the mover's move too."""
    eight_on_bed: EightOnBed
    kitten_first: bool
    """On the empty-hand turn a kitten is lifted as long as there is one."""


BOARD = RuleSet(
    "board",
    every_row=False,
    both_sides=False,
    eight_on_bed=EightOnBed.WAIT,
    kitten_first=False,
)
PRINTED = RuleSet(
    "printed",
    every_row=False,
    both_sides=False,
    eight_on_bed=EightOnBed.LIFT_ANY,
    kitten_first=True,
)
EVERY_LINE = RuleSet(
    "every-line",
    every_row=True,
    both_sides=True,
    eight_on_bed=EightOnBed.LIFT_KITTEN,
    kitten_first=True,
)

RULE_SETS: dict[str, RuleSet] = {rules.name: rules for rules in (BOARD, PRINTED, EVERY_LINE)}
"""Every rule set by its name."""
