"""What lies below the interface works without it: it loads neither Textual nor Rich."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

LOAD_ALL = """
import importlib, json, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(json.dumps(sorted(sys.modules)))
"""


@pytest.mark.parametrize("floor", ["boop_tui.game", "boop_tui.text", "boop_tui.session"])
def test_a_floor_below_the_interface_loads_without_it(floor):
    loaded = subprocess.run(
        [sys.executable, "-c", LOAD_ALL, floor], cwd=ROOT, capture_output=True, check=True
    )
    modules = json.loads(loaded.stdout)
    assert floor in modules
    assert [name for name in modules if name in ("textual", "rich", "boop_tui.ui")] == []
