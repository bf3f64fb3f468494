"""Linux: a .deb and a tar.gz of the frozen program."""

from __future__ import annotations

import email.utils
import gzip
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "build" / "linux"
NAME = "domino-desktop"
ID = "io.github.domino_desktop.domino"
"""The name that desktops know the application by: of its menu entry, its icons and its AppStream data."""

MAINTAINER = "The Domino Desktop authors <domino-desktop@users.noreply.github.com>"
DESCRIPTION = """\
dominoes against the computer or with others at one computer
 Ten games of dominoes with all their house rules: draw, block, the family
 game, Sebastopol, Brazilian pairs, three Haitian games, all fives, and the
 game from a novel in which the line can be broken. Two to eight players,
 double-six to double-twelve, by mouse or by keys. No account, no network.
 .
 The package brings Python and Qt, in /usr/lib/domino-desktop.
"""


def pack(frozen: Path, version: str, dist: Path) -> list[Path]:
    """Make the packages of a frozen program; return their files. Without dpkg there is no .deb."""
    shutil.rmtree(WORK, ignore_errors=True)
    archive = dist / f"{NAME}-{version}-linux-{platform.machine()}.tar.gz"
    make_archive(frozen, archive)
    if not shutil.which("dpkg-shlibdeps"):
        print("No .deb without dpkg-dev.", file=sys.stderr)
        return [archive]
    architecture = told(["dpkg", "--print-architecture"]).strip()
    deb = dist / f"{NAME}_{version}-1_{architecture}.deb"
    make_deb(frozen, version, architecture, deb)
    return [archive, deb]


def make_archive(frozen: Path, archive: Path) -> None:
    """Write the tar.gz: the folder, what a desktop wants to know of it, and a README."""
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(frozen, NAME)
        tar.add(HERE / "README.txt", f"{NAME}/README.txt")
        install_share(WORK / "archive" / "share")
        tar.add(WORK / "archive" / "share", f"{NAME}/share")


def make_deb(frozen: Path, version: str, architecture: str, deb: Path) -> None:
    """Write the .deb."""
    tree = WORK / "debian" / NAME
    (tree / "DEBIAN").mkdir(parents=True)
    shutil.copytree(frozen, tree / "usr" / "lib" / NAME, symlinks=True)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    install_share(tree / "usr" / "share")
    doc = tree / "usr" / "share" / "doc" / NAME
    doc.mkdir(parents=True)
    shutil.copy(HERE / "copyright", doc)
    (doc / "changelog.gz").write_bytes(compressed((ROOT / "CHANGELOG.md").read_bytes()))
    (doc / "changelog.Debian.gz").write_bytes(compressed(debian_changelog(version).encode()))
    overrides = tree / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "lintian-overrides", overrides / NAME)
    settle_modes(tree)
    control = {
        "Package": NAME,
        "Version": f"{version}-1",
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Depends": dependencies(tree),
        "Installed-Size": str(sum(file.lstat().st_size for file in tree.rglob("*")) // 1024),
        "Maintainer": MAINTAINER,
        "Description": DESCRIPTION.rstrip(),
    }
    lines = "".join(f"{field}: {value}\n" for field, value in control.items())
    (tree / "DEBIAN" / "control").write_text(lines, encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text(told(["find", "usr", "-type", "f", "-exec", "md5sum", "{}", "+"], tree))
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, deb], check=True)


def install_share(share: Path) -> None:
    """Put what a desktop wants to know of the application into a folder `share`."""
    shutil.copytree(HERE / "share", share)
    for page in (share / "man").rglob("*.6"):
        page.with_name(f"{page.name}.gz").write_bytes(compressed(page.read_bytes()))
        page.unlink()
    icons = ROOT / "resources" / "icons"
    for size in (16, 32, 48, 64, 128, 256, 512):
        copy_icon(icons / f"domino-{size}.png", share, f"{size}x{size}")
    copy_icon(icons / "domino.svg", share, "scalable")


def copy_icon(file: Path, share: Path, size: str) -> None:
    """Put a picture where desktops look for icons of its size."""
    folder = share / "icons" / "hicolor" / size / "apps"
    folder.mkdir(parents=True)
    shutil.copy(file, folder / f"{ID}{file.suffix}")


def dependencies(tree: Path) -> str:
    """Return the packages of the system that the libraries and programs in a tree need, as dpkg finds them.

    The wheels of PySide6 are made for every system from glibc 2.34 on, so only the C and the C++ library must have a
    certain age; those of the others would be that of the machine that builds.
    """
    (WORK / "debian" / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    files = [file for file in (tree / "usr" / "lib").rglob("*") if is_elf(file)]
    command: list[str | Path] = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", *files]
    found = told(command, WORK).strip().removeprefix("shlibs:Depends=").split(", ")
    aged = ("libc6 ", "libstdc++6 ")
    return ", ".join(one if one.startswith(aged) else one.partition(" (")[0] for one in found)


def is_elf(file: Path) -> bool:
    """Say whether a file is a program or a library."""
    return file.is_file() and not file.is_symlink() and file.open("rb").read(4) == b"\x7fELF"


def settle_modes(tree: Path) -> None:
    """Give files and folders the modes that a system wants, whatever the umask was."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            program = tree / "usr" / "lib" / NAME / NAME
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def compressed(data: bytes) -> bytes:
    """Return data as gzip writes them, the same bytes at any time."""
    return gzip.compress(data, mtime=0)


def debian_changelog(version: str) -> str:
    """Return Debian's own changelog, which sends the reader on to the program's."""
    date = email.utils.formatdate()
    return f"{NAME} ({version}-1) unstable; urgency=medium\n\n  * See changelog.gz.\n\n -- {MAINTAINER}  {date}\n"


def told(command: list[str | Path], folder: Path | None = None) -> str:
    """Return what a command prints."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8", cwd=folder).stdout
