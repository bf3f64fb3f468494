"""Set up Domino Desktop in this checkout, then start it or test it; needs only Python 3.11 or later.

python3 packaging/run.py [arguments of the game]
python3 packaging/run.py test [arguments of pytest]

Everything goes into the folder .venv of the checkout. It is written for Python 3.8, to say its sentence on an old one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Iterator, Sequence

from system import SetUpError, check_system, install_packages, opens_x11_window, run, say

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STATE = ENVIRONMENT / "domino-desktop.json"
LOG = ENVIRONMENT / "domino-desktop.log"
LOCK = ENVIRONMENT / "domino-desktop.lock"

NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "Temporary failure",
    "Network is unreachable",
    "getaddrinfo failed",
    "Connection refused",
    "No matching distribution found for hatchling",  # which there is for every Python
)
"""Words in pip's messages that mean that the package index cannot be reached."""


def main(arguments: Sequence[str]) -> int:
    """Set up what these arguments need and start it; return the exit code."""
    testing = arguments[:1] == ["test"]
    try:
        check_system()
        group = "test" if testing else ""
        ready = is_ready(group)
        install_packages(LOG, window=not testing and opens_x11_window(arguments), all_of_them=not ready)
        if not ready:
            set_up(group)
    except SetUpError as error:
        say(str(error))
        return 1
    except OSError as error:  # a folder that cannot be written, a full disk
        say(f"The set-up cannot go on: {error}.")
        return 1
    except KeyboardInterrupt:
        say("Interrupted. Run the same command again to go on.")
        return 130
    if testing:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.chdir(ROOT)
        return start([str(PYTHON), "-m", "pytest", *arguments[1:]])
    return start([str(PYTHON), "-P", "-m", "domino_desktop", *arguments])


def start(command: list[str]) -> int:
    """Become this command, or on Windows, which cannot, run it; return its exit code."""
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        return subprocess.call(command)
    except KeyboardInterrupt:
        return 130


def wanted(group: str) -> dict[str, str]:
    """Return what an environment must have been made from to be used as it is."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = json.dumps([project["build-system"], project["project"], project["tool"]["hatch"], str(ROOT)])
    return {"made from": hashlib.sha256(parts.encode()).hexdigest(), "group": group}


def read_state() -> dict[str, str]:
    """Return what the environment says of itself; empty when it is not complete or not ours."""
    try:
        state = json.loads(STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def is_ready(group: str) -> bool:
    """Return whether the environment is complete, of today's pyproject.toml and of a Python that is still there."""
    state = read_state()
    if not PYTHON.is_file() or not Path(state.get("python", "missing")).is_file():
        return False
    return any(wanted(one).items() <= state.items() for one in {group, "test"})


def set_up(group: str) -> None:
    """Make the environment, or bring it up to date."""
    ENVIRONMENT.mkdir(exist_ok=True)
    with alone(), LOG.open("w+", encoding="utf-8", errors="replace") as log:
        if not is_ready(group):  # another set-up may just have finished
            make_environment(group, log)


def make_environment(group: str, log: IO[str]) -> None:
    """Install the packages, into an environment made afresh unless there is a complete one."""
    before = read_state()
    foreign = not STATE.exists()
    usable = PYTHON.is_file() and (has_pip() if foreign else Path(before.get("python", "missing")).is_file())
    rest = [one for one in ENVIRONMENT.iterdir() if not one.name.startswith("domino-desktop.")]
    if foreign and rest and not usable:
        raise SetUpError(f"The folder {ENVIRONMENT} is not of this script and cannot be used: rename or remove it.")
    # From here to the last line the environment is marked as unfinished; one that stays so is made afresh next time.
    STATE.write_text("{}", encoding="utf-8")
    if usable:
        base = before.get("python", os.path.realpath(PYTHON))
    else:
        say(f"Setting up Domino Desktop in {ENVIRONMENT} (once; up to 300 MB to download) …")
        for one in rest:
            shutil.rmtree(one) if one.is_dir() and not one.is_symlink() else one.unlink()
        outer = getattr(sys, "_base_executable", sys.executable)  # this may be run by the Python that was just removed
        if run([outer, "-m", "venv", str(ENVIRONMENT)], log, log):
            raise SetUpError(f"The virtual environment cannot be made:\n{end_of(log)}")
        base = os.path.realpath(outer)
    say("Installing the packages …")
    pip = [str(PYTHON), "-P", "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    progress = sys.stderr if sys.stderr.isatty() else log
    project = f"{ROOT}[{group}]" if group else str(ROOT)
    if run([*pip, "--editable", project], progress, log, PIP_USER="0"):
        if foreign and usable:
            STATE.unlink()
        else:
            STATE.write_text(json.dumps(before), encoding="utf-8")
        raise SetUpError(why_pip_failed(log))
    STATE.write_text(json.dumps({**wanted(group), "python": base}), encoding="utf-8")


def has_pip() -> bool:
    """Return whether an environment that this script did not make can be used."""
    test = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    quiet = subprocess.DEVNULL
    return subprocess.run([str(PYTHON), "-c", test], check=False, stdin=quiet, stderr=quiet).returncode == 0


@contextmanager
def alone() -> Iterator[None]:
    """Let one set-up at a time touch the environment; the system lifts the lock of one that is killed."""
    with LOCK.open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    file.seek(0)
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def end_of(log: IO[str], lines: int = 8) -> str:
    """Return the last lines of the log."""
    log.seek(0)
    return "".join(log.readlines()[-lines:]).rstrip()


def why_pip_failed(log: IO[str]) -> str:
    """Return what a person should know of pip's messages."""
    log.seek(0)
    messages = log.read()
    if any(words in messages for words in NO_NETWORK):
        return "The packages cannot be downloaded: the Python package index does not answer. Is there a network?"
    if "No matching distribution found for PySide6" in messages:
        version = "{}.{}".format(*sys.version_info)
        return f"There is no PySide6 (Qt) for Python {version} on this system: use another Python from 3.11 on."
    return f"The packages cannot be installed; the whole story is in {LOG}:\n{end_of(log)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
