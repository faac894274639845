"""Game files: what is read as text, and what is refused and why."""

import io
import os
from pathlib import Path

import pytest

from boop_tui.session import store
from boop_tui.session.store import StoreError

GAME = "1. Kc3 Kd4 {café ♥} 2. Kc4 (2. Kb1)\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.boop"
    path.write_bytes(GAME.encode())
    return path


def holds(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def refusal(path: Path, **how: bool) -> str:
    with pytest.raises(StoreError) as refused:
        store.read(path, **how)
    return str(refused.value)


@pytest.mark.parametrize("form", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_read_whatever_form_of_unicode_it_is_in(tmp_path: Path, form: str) -> None:
    text, _ = store.read(holds(tmp_path / "a.boop", GAME.encode(form)))
    assert text == GAME


@pytest.mark.parametrize(("mark", "form"), [(b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")])
def test_both_orders_of_utf_16_are_read(tmp_path: Path, mark: bytes, form: str) -> None:
    text, _ = store.read(holds(tmp_path / "a.boop", mark + GAME.encode(form)))
    assert text == GAME


def test_an_empty_file_is_an_empty_text(tmp_path: Path) -> None:
    assert store.read(holds(tmp_path / "a.boop", b""))[0] == ""


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\0" * 500, "zero bytes"),
        (b"1. Kc3 \0", "zero bytes"),
        (b"1. Kc3 {caf\xe9}", "no UTF-8 text (from byte 12)"),
        (b"\xff\xfe1", "no UTF-16 text"),
        (b"\xff\xfe\x00\xd8", "no UTF-16 text"),
        (b"\xff\xfe\x00\x001\x00\x00\x00", "zero bytes"),
        (b"\x1f\x8b\x08\x00", "no UTF-8 text"),
    ],
    ids=["zeros", "a zero", "latin-1", "half a letter", "half a pair", "utf-32", "gzip"],
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    assert reason in refusal(holds(tmp_path / "a.boop", data))


def test_the_largest_text_is_read(tmp_path: Path) -> None:
    text, _ = store.read(holds(tmp_path / "a.boop", b" " * store.LARGEST))
    assert len(text) == store.LARGEST


def test_a_larger_one_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "a.boop"
    with open(path, "wb") as file:
        file.truncate(40 * 2**20)
    assert "larger than 32 MiB" in refusal(path)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "none.boop")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "it is a folder" in refusal(tmp_path)


def test_a_file_that_may_not_be_read_is_said(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert "no permission" in refusal(game)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    assert "null byte" in refusal(Path("a\0b"))


@pytest.mark.parametrize("how", [{}, {"pipes": True}])
def test_a_device_is_refused(how: dict[str, bool]) -> None:
    assert "not a file" in refusal(Path("/dev/null"), **how)


def test_a_pipe_is_refused_at_once_even_if_nobody_writes_to_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not a file" in refusal(tmp_path / "pipe")


def test_a_pipe_is_read_if_so_asked() -> None:
    out, into = os.pipe()
    os.write(into, GAME.encode())
    os.close(into)
    assert store.read(Path(f"/dev/fd/{out}"), pipes=True)[0] == GAME
    os.close(out)


@pytest.mark.parametrize("name", ["a\x1b]0;x\x07.boop", "a\u202eb\n.boop", "\udcff.boop"])
def test_a_refusal_names_the_file_harmlessly(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name).isprintable()


def test_standard_input_is_read_as_a_file_is() -> None:
    assert store.read_input(io.BytesIO(GAME.encode("utf-16"))) == GAME


def test_standard_input_is_refused_as_a_file_is() -> None:
    with pytest.raises(StoreError, match=r"^standard input: .* zero bytes"):
        store.read_input(io.BytesIO(b"\0"))


# Typed paths


def test_a_tilde_is_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/kit")
    assert store.typed_path(" ~/a.boop ") == Path("/home/kit/a.boop")


@pytest.mark.parametrize("text", ["", "  ", "/", "a\0b", "~nobody-of-that-name/a"])
def test_what_names_no_file_is_refused(text: str) -> None:
    with pytest.raises(StoreError):
        store.typed_path(text)
