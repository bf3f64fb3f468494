"""Reading the rows of a damaged database, page by page, without the tree that led to them.

The form of pages and rows is that of https://www.sqlite.org/fileformat2.html; only what the archive writes is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

Value = int | float | str | bytes | None

_LEAF: Final = 0x0D
_SIZES: Final = (0, 1, 2, 3, 4, 6, 8)
"""Bytes of a whole number by its type."""
_ONE: Final = 9
_REAL: Final = 7
_LONGEST: Final = 50_000_000


def rows(data: bytes, page: int, columns: int) -> Iterator[tuple[Value, ...]]:
    """Yield every row of at least so many columns that is whole, in a file of pages of `page` bytes.

    A file that has lost its beginning or its end, or any page between, yields the rows of the other pages.
    """
    for start in range(0, len(data) - page + 1, page):
        head = start + (100 if start == 0 else 0)
        if data[head] != _LEAF:
            continue
        for number in range(int.from_bytes(data[head + 3 : head + 5])):
            at = head + 8 + 2 * number
            cell = int.from_bytes(data[at : at + 2])
            try:
                found = _row(_payload(data, page, start, cell))
            except (IndexError, ValueError):
                continue
            if len(found) >= columns:
                yield found


def _payload(data: bytes, page: int, start: int, cell: int) -> bytes:
    """Return what a cell holds, with its overflow pages; raise IndexError or ValueError when it is broken."""
    if not 8 <= cell < page:
        raise ValueError("no cell")
    size, at = _varint(data, start + cell)
    _, at = _varint(data, at)
    if not 0 < size <= _LONGEST:
        raise ValueError("no size")
    local = _local(size, page)
    if at + local + 4 * (local < size) > start + page:
        raise ValueError("a cell beyond its page")
    parts, left = [data[at : at + local]], size - local
    following = int.from_bytes(data[at + local : at + local + 4]) if left else 0
    while left > 0:
        begin = (following - 1) * page
        if following < 1 or begin + page > len(data):
            raise IndexError("an overflow page is missing")
        parts.append(data[begin + 4 : begin + 4 + min(left, page - 4)])
        left -= page - 4
        following = int.from_bytes(data[begin : begin + 4])
    return b"".join(parts)


def _local(size: int, page: int) -> int:
    """Return how many bytes of a row lie in its leaf."""
    most, least = page - 35, (page - 12) * 32 // 255 - 23
    if size <= most:
        return size
    wanted = least + (size - least) % (page - 4)
    return wanted if wanted <= most else least


def _row(payload: bytes) -> tuple[Value, ...]:
    """Return the values of a row; raise IndexError or ValueError when it is broken."""
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    found: list[Value] = []
    at = end
    for kind in kinds:
        value, at = _value(payload, kind, at)
        found.append(value)
    if at != len(payload):
        raise ValueError("a row of another length")
    return tuple(found)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind < _REAL:
        size = _SIZES[kind]
        return int.from_bytes(payload[at : at + size], signed=True), at + size
    if kind == _REAL:
        return _real(payload[at : at + 8]), at + 8
    if kind <= _ONE:
        return kind - 8, at
    size = (kind - 12) // 2
    raw = payload[at : at + size]
    if kind < 12 or len(raw) != size:
        raise ValueError("a value beyond its row")
    return (raw.decode() if kind % 2 else raw), at + size


def _real(raw: bytes) -> float:
    from struct import error, unpack

    try:
        return float(unpack(">d", raw)[0])
    except error:
        raise ValueError("a number beyond its row") from None


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = 0
    for number in range(8):
        byte = data[at + number]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + number + 1
    return value << 8 | data[at + 8], at + 9
