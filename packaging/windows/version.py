"""What Windows shows of a program in its properties."""

from __future__ import annotations

TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Domino Desktop authors"),
      StringStruct("FileDescription", "Domino Desktop"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "domino-desktop"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "Domino Desktop"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version such as 1.2.3 as the four numbers that Windows counts with."""
    first, second, third = (int(part) for part in version.split("."))
    return first, second, third, 0


def version_resource(version: str, name: str) -> str:
    """Return the text of which PyInstaller makes the version resource of a program."""
    return TEXT.format(numbers=four_numbers(version), version=version, name=name)
