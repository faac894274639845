"""`python -m tests.benchmarks [--quick] [GROUP …]`: measures, and prints the report."""

import argparse
import importlib

from .measuring import Report

GROUPS = ("engine", "text", "bed", "start", "keys")


def main() -> None:
    """Measures the groups asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"some of {', '.join(GROUPS)}")
    parser.add_argument("--quick", action="store_true", help="less of everything")
    asked = parser.parse_args()
    if unknown := set(asked.groups) - set(GROUPS):
        parser.error(f"no such group: {', '.join(sorted(unknown))}")
    report = Report(asked.quick)
    for group in asked.groups or GROUPS:
        importlib.import_module(f".{group}", __package__).measure(report)
    print(report.markdown())


if __name__ == "__main__":
    main()
