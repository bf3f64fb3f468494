"""What the set-up needs of the system: Python, the C library and, on Linux, the libraries that Qt loads."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, Sequence

# File names of libraries, which are the same on every Linux, and the Debian packages that bring them. Where a package
# has another name (Ubuntu 24.04 has libglib2.0-0t64), apt-get finds it by the old one.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Without these Qt cannot be imported."""

X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Without these there is no window under X11."""

OTHER_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libpulse.so.0": "libpulse0",
}
"""Windows under Wayland, whose desktops bring the first three themselves, and sound, which may be missing."""


class SetUpError(Exception):
    """Why the set-up cannot go on, as what a person reads."""


def say(message: str) -> None:
    """Tell the person, on standard error: standard output belongs to what is started."""
    print(message, file=sys.stderr, flush=True)


def run(command: Sequence[str], out: IO[str], log: IO[str], **environment: str) -> int:
    """Run a command that asks nothing and tells its errors to the log; return its exit code."""
    log.seek(0, os.SEEK_END)
    everything = {**os.environ, **environment}
    return subprocess.run(
        command, check=False, stdin=subprocess.DEVNULL, stdout=out, stderr=log, env=everything
    ).returncode


def check_system() -> None:
    """Raise SetUpError where no set-up could succeed."""
    if sys.version_info < (3, 11):
        raise SetUpError(
            "Domino Desktop needs Python 3.11 or later, and this is Python {}.{}: start this script with a newer one, "
            "for example python3.12 packaging/run.py.".format(*sys.version_info)
        )
    if sys.platform == "linux":
        libc = libc_version()
        if libc < (2, 34):
            found = "glibc {}.{}".format(*libc) if libc else "another C library"
            raise SetUpError(f"Domino Desktop needs glibc 2.34 or later, as Qt does, and this system has {found}.")


def libc_version() -> tuple[int, ...]:
    """Return glibc's version such as (2, 36), or () on a system without glibc."""
    try:
        name, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()
    except (ValueError, OSError):
        return ()
    return tuple(int(part) for part in version.split(".")[:2]) if name == "glibc" else ()


def opens_x11_window(arguments: Sequence[str]) -> bool:
    """Return whether the game with these arguments opens a window on a display that only X11 reaches."""
    window = "--demo" not in arguments and all(one.startswith("-") for one in arguments[:1])
    other = any(os.environ.get(name) for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return window and bool(os.environ.get("DISPLAY")) and not other


def install_packages(log: Path, *, window: bool, all_of_them: bool) -> None:
    """Install the system packages that are missing, or tell the person how to.

    Raise SetUpError when one stays missing that Qt, or its window, cannot do without. `all_of_them` also looks for
    what serves later: Python's venv, both window systems, sound.
    """
    if sys.platform != "linux":
        return
    libraries = {**QT_LIBRARIES, **X11_LIBRARIES} if window else QT_LIBRARIES
    needed, useful = missing(libraries), []
    if all_of_them:
        useful = missing({**X11_LIBRARIES, **OTHER_LIBRARIES})
        if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
            needed.append("python{}.{}-venv".format(*sys.version_info))
    packages = sorted({*needed, *useful})
    if not packages:
        return
    if not shutil.which("apt-get"):
        if needed:
            names = sorted(name for name in libraries if not can_load(name)) or needed
            raise SetUpError(f"Install these with your system's package manager and run this again: {' '.join(names)}")
    elif os.geteuid() == 0:
        say(f"Installing {len(packages)} system packages with apt-get …")
        if not apt_get(packages, log) and needed and not apt_get(needed, log):
            raise SetUpError(f"apt-get cannot install {' '.join(needed)} (is there a network?); it says why in {log}.")
    else:
        what = "Domino Desktop needs" if needed else "For its window or its sound Domino Desktop may need"
        say(f"{what} system packages, which this installs:\n\n    sudo apt-get install {' '.join(packages)}\n")
        if needed:
            raise SetUpError("Then run this again.")


def missing(libraries: dict[str, str]) -> list[str]:
    """Return the packages of the libraries that cannot be loaded."""
    return sorted({package for name, package in libraries.items() if not can_load(name)})


def can_load(library: str) -> bool:
    """Return whether the system finds this library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def apt_get(packages: Sequence[str], log: Path) -> bool:
    """Install packages, after an update of the lists if they are missing or old; return whether it went well."""
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    log.parent.mkdir(exist_ok=True)
    with log.open("w+", encoding="utf-8", errors="replace") as file:

        def done(command: list[str]) -> bool:
            return run(command, file, file, DEBIAN_FRONTEND="noninteractive") == 0

        return done(install) or (done(["apt-get", "update"]) and done(install))
