"""The table of keys in the settings file, as people write it."""

from pathlib import Path

import pytest

from boop_tui.session.settings_file import SettingsFile


def read(path: Path, text: str) -> SettingsFile:
    path.write_text(text)
    file = SettingsFile(path)
    file.load()
    return file


@pytest.mark.parametrize(
    "text",
    [
        '[keys]\n"tree.undo" = "z"\n"tree.redo" = "y"\n',
        '[keys]\ntree.undo = "z"\ntree.redo = "y"\n',
        '[keys]\ntree.undo = "z"\n"tree.redo" = "y"\n',
        '[keys.tree]\nundo = "z"\nredo = "y"\n',
        'keys.tree.undo = "z"\nkeys.tree.redo = "y"\n',
    ],
)
def test_an_id_may_be_quoted_or_not(tmp_path: Path, text: str) -> None:
    file = read(tmp_path / "settings.toml", text)
    assert list(file.settings.keys.items()) == [("tree.undo", "z"), ("tree.redo", "y")]
    assert file.problems == []


def test_an_unquoted_id_is_written_back_so_that_it_reads_the_same(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    file = read(path, '[keys]\ntree.undo = "z"\n')
    file.change(preview=False)
    assert read(path, path.read_text()).settings.keys == {"tree.undo": "z"}


@pytest.mark.parametrize("held", ["5", '["z"]', '{deep = {er = "z"}}', "{odd = 5}"])
def test_a_key_that_is_no_text_is_said_and_costs_no_other(tmp_path: Path, held: str) -> None:
    file = read(tmp_path / "settings.toml", f'[keys]\ntree = {held}\n"app.help" = "h"\n')
    assert file.settings.keys == {"app.help": "h"}
    (problem,) = file.problems
    assert "tree" in problem
