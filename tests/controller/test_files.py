"""Files are whole or not there; the places where they lie."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from domino_desktop.controller import resources
from domino_desktop.controller.files import append_line, put_aside, write_whole
from domino_desktop.controller.paths import config_dir, data_dir, log_dir
from domino_desktop.controller.resources import resource
from domino_desktop.controller.trouble import reason


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "file"
    write_whole(file, b"one")
    write_whole(file, b"two", sync=False)
    assert file.read_bytes() == b"two"
    assert list(file.parent.iterdir()) == [file]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    write_whole(file, b"one")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, b"two")
    assert file.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("times", [1, 2])
def test_a_file_that_is_held_open_for_a_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    tries: list[Path] = []
    replace = Path.replace

    def held(self: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) <= times:
            raise PermissionError(13, "in use")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held)
    write_whole(tmp_path / "file", b"one")
    assert (tmp_path / "file").read_bytes() == b"one"


def test_a_file_that_stays_held_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(self: Path, target: Path) -> Path:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "file", b"one")
    assert list(tmp_path.iterdir()) == []


def test_lines_are_appended_once(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "lines"
    for line in (b"one", b"two", b"two", b"wo", b"one"):
        append_line(file, line)
    assert file.read_bytes().splitlines() == [b"one", b"two", b"wo", b"one"]


def test_a_line_cut_short_stays_alone(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"one\ntw")
    append_line(file, b"three")
    assert file.read_bytes() == b"one\ntw\nthree\n"


def test_broken_files_are_put_aside_under_free_names(tmp_path: Path) -> None:
    for number in (1, 2):
        file = tmp_path / "file"
        file.write_text(str(number))
        assert put_aside(file) == f"file.damaged-{number}"
    assert put_aside(tmp_path / "file") == ""
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file.damaged-1", "file.damaged-2"]


def test_a_profile_holds_everything(tmp_path: Path) -> None:
    folders = [config_dir(tmp_path), data_dir(tmp_path), log_dir(tmp_path)]
    assert len(set(folders)) == 3
    assert all(folder.parent == tmp_path for folder in folders)
    assert list(tmp_path.iterdir()) == []


def test_without_a_profile_the_system_says_where() -> None:
    for folder in (config_dir(), data_dir(), log_dir()):
        assert folder.is_absolute()
        assert "domino-desktop" in str(folder)


def test_resources_in_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, beside = tmp_path / "inside", tmp_path / "beside"
    beside.mkdir()
    (beside / "icon.svg").touch()
    monkeypatch.setattr(resources, "_FOLDERS", (inside, beside))
    assert resource("icon.svg") == beside / "icon.svg"
    inside.mkdir()
    (inside / "icon.svg").touch()
    assert resource("icon.svg") == inside / "icon.svg"
    with pytest.raises(FileNotFoundError, match=r"sounds/none\.wav is missing"):
        resource("sounds/none.wav")


@pytest.mark.parametrize("number", [errno.EACCES, errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG])
def test_usual_errors_of_the_system_have_a_name_that_can_be_translated(number: int) -> None:
    assert reason(OSError(number, "system's words")) == errno.errorcode[number]


def test_other_errors_are_told_in_the_words_of_the_system() -> None:
    assert reason(OSError(errno.EXDEV, "Invalid cross-device link")) == "Invalid cross-device link"
    assert reason(OSError("no number")) == "no number"
