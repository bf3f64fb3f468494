"""The processes that a long command shares its work with."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HEARING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts in the background is deaf
from domino_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
SIMULATE = (
    sys.executable, "-c", HEARING, "simulate", "--game", "block", "--seats", "2", "--bots", "easy",
    "--matches", "100000", "--seed", "1",
)  # fmt: skip
SEVERAL = hasattr(os, "sched_getaffinity") and len(os.sched_getaffinity(0)) > 1


def minds_interrupts(process: str) -> bool:
    """Say whether a process has come so far that Ctrl+C no longer ends it without a word."""
    try:
        masks = re.findall(r"Sig(?:Blk|Ign|Cgt):\s*(\w+)", Path(f"/proc/{process}/status").read_text())
    except OSError:
        return False
    return any(int(mask, 16) >> signal.SIGINT - 1 & 1 for mask in masks)


@pytest.mark.skipif(
    not (sys.platform == "linux" and SEVERAL), reason="asks Linux for processes, of which one is enough"
)
def test_ctrl_c_while_they_start_is_silent(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    with subprocess.Popen([*SIMULATE, "--out", str(out)], stderr=subprocess.PIPE, process_group=0) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while running.poll() is None and sum(map(minds_interrupts, children.read_text().split())) < 3:
            pass  # two of ours and one of the standard library's
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert said in (b"", f"what was played until then is in {out}.new\n".encode())
    assert running.returncode == 130
    assert not out.exists()
