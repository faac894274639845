"""The command line without a screen: what it prints, what it refuses, and how it ends."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from boop_tui import __version__

from .trees import is_harmless

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4"
PATIENCE = 30
"""Seconds that a run may take before it counts as hanging."""


@pytest.fixture(autouse=True)
def _in_a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program runs in an empty folder and knows nothing of the person who runs the tests."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(os.path.abspath, sys.path)))
    for name in ("STATE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.chdir(tmp_path)


def command(*arguments: str | bytes) -> list[str | bytes]:
    """The command with those arguments."""
    return [sys.executable, "-m", "boop_tui", *arguments]


def run(*arguments: str | bytes, text: str | bytes = "") -> subprocess.CompletedProcess[bytes]:
    """Runs the command with that on its standard input, and no terminal anywhere."""
    data = text.encode() if isinstance(text, str) else text
    return subprocess.run(command(*arguments), input=data, capture_output=True, timeout=PATIENCE)


def printed(*arguments: str | bytes, text: str | bytes = "") -> str:
    """What `--print` writes for a game it can read."""
    result = run("--print", *arguments, text=text)
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout.decode()


def refusal(*arguments: str | bytes, text: str | bytes = "") -> str:
    """The sentence that a refused command writes, and nothing else."""
    result = run(*arguments, text=text)
    assert (result.returncode, result.stdout) == (2, b"")
    return result.stderr.decode()


# What is asked of the program itself


def test_the_version_is_said() -> None:
    result = run("--version")
    assert (result.returncode, result.stdout.decode()) == (0, f"boop-tui {__version__}\n")


def test_help_names_every_option() -> None:
    result = run("--help")
    assert result.returncode == 0
    for option in ("FILE", "--fen", "--rules", "--resume", "--print", "--version"):
        assert option in result.stdout.decode()


# Printing


def test_a_file_is_printed_in_written_form(tmp_path: Path) -> None:
    (tmp_path / "game.boop").write_text("1.kc3 1... kd4 ( Ka1 ) Kc4 *")
    assert printed("game.boop") == f"{GAME}\n"


def test_standard_input_is_printed() -> None:
    assert printed("-", text=GAME) == f"{GAME}\n"


def test_what_is_printed_prints_the_same_again(tmp_path: Path) -> None:
    line = "Kb1 Ka2 " * 40 + "{a comment} (Kf6!) $7"
    (tmp_path / "game.boop").write_text(f'[Event "x"]\n{line}')
    once = printed("game.boop")
    assert printed("-", text=once) == once


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbf" + GAME.encode(),
        GAME.encode("utf-16"),
        b"\xfe\xff" + GAME.encode("utf-16-be"),
        GAME.replace(" ", "\r\n").encode(),
    ],
    ids=["BOM", "UTF-16", "UTF-16 big end first", "CRLF"],
)
def test_a_file_is_read_whatever_wrote_it(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game.boop").write_bytes(data)
    assert printed("game.boop") == f"{GAME}\n"


def test_a_pipe_given_as_a_file_is_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=(tmp_path / "pipe").write_text, args=[GAME], daemon=True)
    writer.start()
    assert printed("pipe") == f"{GAME}\n"


def test_moves_without_a_rule_set_are_read_under_the_one_named() -> None:
    fen = "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap"
    assert "[Rules" in printed("--rules", "printed", "-", text=f'[FEN "{fen}"] Kf1=a6')


def test_it_prints_into_a_pipe_that_closes_early() -> None:
    # More than a pipe holds, so that the writing is still going on when the reader has gone.
    text = "Kb1 Ka2 " * 50_000
    with subprocess.Popen(
        command("--print", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(text.encode())
        process.stdin.close()
        assert process.stdout.read(10) == b"1. Kb1 Ka2"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("redirection", "reason"), [(">/dev/full", "the disk is full"), (">&-", "closed")]
)
def test_where_nothing_can_be_printed_it_says_so(redirection: str, reason: str) -> None:
    script = f'"$@" {redirection}'
    result = subprocess.run(
        ["sh", "-c", script, "sh", *command("--print", "-")],
        input=GAME.encode(),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert result.returncode == 2
    said = result.stderr.decode()
    assert said.startswith("boop-tui: standard output")
    assert said.endswith(f"{reason}\n")


def test_ctrl_c_while_standard_input_is_awaited_ends_quietly() -> None:
    with subprocess.Popen(
        command("--print", "-"),
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell that runs the tests in the background has them ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin
        assert process.stderr
        # Once this is through, the program has started to read.
        process.stdin.write(b" " * 2**17)
        process.stdin.flush()
        while process.poll() is None:
            # Python misses a signal that comes between one reading and the next.
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(1)
        assert (process.stderr.read(), process.returncode) == (b"", 130)


# Refusals


def test_a_wrong_move_is_named_with_file_line_and_column(tmp_path: Path) -> None:
    (tmp_path / "game.boop").write_text("1. Kc3 Kd4\n2. Kc4 (2. Kb1\n   Kb1)")
    assert refusal("--print", "game.boop") == "game.boop:3:4: Kb1: b1 is occupied\n"


def test_a_wrong_move_on_standard_input_is_named_so() -> None:
    assert refusal("--print", "-", text="1. Kz9").startswith("standard input:1:4: Kz9: ")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\0" * 100, "there are zero bytes in it"),
        (b"1. Kc3 \xe9", "it is no UTF-8 text (from byte 8)"),
        (b"\xff\xfea", "it is no UTF-16 text"),
        (b" " * (32 * 2**20 + 1), "it is larger than 32 MiB"),
    ],
    ids=["NULs", "Latin-1", "half a UTF-16", "huge"],
)
def test_what_is_no_text_is_refused_with_the_reason(
    tmp_path: Path, data: bytes, reason: str
) -> None:
    (tmp_path / "game.boop").write_bytes(data)
    said = refusal("--print", "game.boop")
    assert said.startswith("boop-tui: game.boop: ")
    assert reason in said


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("none.boop", "there is no such file or folder"),
        (".", "it is a folder"),
        ("/dev/null", "it is not a file"),
        ("x" * 300, "the name is too long"),
    ],
)
def test_what_is_no_file_is_refused_with_the_reason(name: str, reason: str) -> None:
    assert reason in refusal("--print", name)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--fen", "6/6/6-80-80-ap"), "--fen: "),
        (("--rules", "mine"), "'mine'"),
        (("game.boop", "--fen", "6/6/6/6/6/6-80-80-ap"), "FILE and --fen"),
        (("--resume", "game.boop"), "--resume"),
        (("--resume", "--fen", "6/6/6/6/6/6-80-80-ap"), "--resume"),
        (("--print",), "--print needs a FILE"),
        (("--print", "--resume"), "--print needs a FILE"),
        (("one.boop", "two.boop"), "two.boop"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_what_is_asked_for_wrongly_is_said(arguments: tuple[str, ...], reason: str) -> None:
    said = refusal(*arguments)
    assert reason in said
    assert "Traceback" not in said


@pytest.mark.parametrize("arguments", [(), ("--resume",), ("game.boop",), ("-",)])
def test_without_a_terminal_it_says_so(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "game.boop").write_text(GAME)
    result = subprocess.run(
        command(*arguments),
        input=GAME.encode(),
        capture_output=True,
        timeout=PATIENCE,
        start_new_session=True,
    )
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode().startswith("boop-tui: there is no terminal to draw on")


# Nothing steers the terminal

STEERING = "\x1b[31m\x1b]0;title\x07\x9b2J\x08\x7f"


def harmless(data: bytes) -> bool:
    """Whether what was written holds nothing but text and ends of lines."""
    return all(is_harmless(line) for line in data.decode().split("\n"))


@pytest.mark.parametrize(
    "text",
    [
        f"1. Kc3 {{{STEERING}}}",
        f"{{{STEERING}}} 1. Kc3",
        f'[Event "{STEERING}"] 1. Kc3',
        f'[{STEERING.translate(dict.fromkeys(map(ord, "[]")))} "x"] 1. Kc3',
        f"1. Kc3 ; {STEERING}\nKd4",
    ],
    ids=["comment", "preface", "tag", "name of a tag", "rest of a line"],
)
def test_what_a_text_holds_is_printed_harmlessly(text: str) -> None:
    result = run("--print", "-", text=text)
    assert result.returncode == 0
    assert harmless(result.stdout)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--print", f"{STEERING}.boop"),
        (f"{STEERING}.boop", STEERING),
        ("--rules", STEERING),
        ("--fen", STEERING),
        ("--fen", f"{STEERING}/6/6/6/6/6-80-80-ap"),
        (f"--{STEERING}",),
        ("--print", b"\xff\xfe.boop"),
    ],
)
def test_what_was_asked_for_is_refused_harmlessly(arguments: tuple[str | bytes, ...]) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert harmless(result.stderr)


@pytest.mark.parametrize("text", [STEERING, f"1. {STEERING}", f"1. Kc3 $1{STEERING}"])
def test_an_error_in_a_file_of_a_strange_name_is_said_harmlessly(tmp_path: Path, text: str) -> None:
    name = f"{STEERING}.boop"
    (tmp_path / name).write_text(text)
    result = run("--print", name)
    assert result.returncode == 2
    assert harmless(result.stderr)


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """The two ends of a pseudo-terminal: the person's and the program's."""
    person, program = pty.openpty()
    yield person, program
    os.close(person)


def said_on(person: int) -> bytes:
    """All that was written to a terminal whose program has ended."""
    said = b""
    with contextlib.suppress(OSError):  # how Linux says that nobody is left to write
        while data := os.read(person, 2**16):
            said += data
    return said


@pytest.mark.parametrize("text", [GAME, "1. Kz9"], ids=["right", "wrong"])
def test_printing_leaves_a_terminals_modes_alone(terminal: tuple[int, int], text: str) -> None:
    person, program = terminal
    before = termios.tcgetattr(program)
    process = subprocess.Popen(
        command("--print", "-"), stdin=subprocess.PIPE, stdout=program, stderr=program
    )
    process.communicate(text.encode(), timeout=PATIENCE)
    after = termios.tcgetattr(program)
    os.close(program)
    said = said_on(person).replace(b"\r\n", b"\n")
    assert said.startswith((b"1. Kc3", b"standard input:1:4"))
    assert harmless(said)
    assert after == before
