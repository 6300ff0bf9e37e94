"""Measures the page of `ninefold browse`: see Scripts/page-budgets."""
import json
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from test_pages import SAMPLES, TIDE, Pages, first_time, many_scenes, scene_time, value_of

# The goals: bytes, milliseconds, seconds.
FIRST_VIEW = 300_000
FIRST_TIME = 1000
SCENE_TIME = 200
SITE_TIME = 60
SHARE = 1.2
SAMPLED = 500


class Budgets:
    """The measured numbers, each beside its goal."""

    def __init__(self):
        self.exceeded = 0

    def tell(self, what, value, goal, unit, digits=0):
        is_kept = goal is None or value <= goal
        self.exceeded += not is_kept
        limit = "" if goal is None else f"   goal {goal:,} {unit}{'' if is_kept else '   EXCEEDED'}"
        print(f"{what:<44}{value:>12,.{digits}f} {unit}{limit}", flush=True)


def written(program, source, folder):
    """Writes a site; gives the seconds, and those of the processors."""
    start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    outcome = subprocess.run([program, "browse", str(source), "--output", str(folder)], capture_output=True, text=True)
    assert outcome.returncode < 2, outcome.stderr
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(outcome.stdout.strip())
    return time.monotonic() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def plain_size(script):
    """The bytes of a file of data with its pictures as they are, and the rest as JSON."""
    value = value_of(script)
    pictures = []
    if isinstance(value, dict) and "svg" in value:
        pictures = [value.pop("svg")] + [overlay.pop("svg") for overlay in value["overlays"]]
    return len(json.dumps(value, ensure_ascii=False).encode()) + sum(len(picture.encode()) for picture in pictures)


def main():
    program, chromium = sys.argv[1:3]
    source = Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else SAMPLES
    budgets = Budgets()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        spent, processors = written(program, source, folder / "site")
        # The goal is one of the open corpus.
        budgets.tell("site, written in", spent, SITE_TIME, "s", 1)
        budgets.tell("site, time of processors", processors, None, "s", 1)
        files = [(file, file.stat().st_size) for file in (folder / "site").rglob("*") if file.is_file()]
        budgets.tell("site, files", len(files), None, "")
        budgets.tell("site, size", sum(size for _, size in files) / 1e6, None, "MB", 1)
        data = [(file, size) for file, size in files if re.search(r"/data/[0-9]+/[0-9]+/[0-9]+\.js$", file.as_posix())]
        some = random.Random(1).sample(data, min(SAMPLED, len(data)))
        share = sum(size for _, size in some) / max(1, sum(plain_size(file) for file, _ in some))
        budgets.tell(f"size by that of pictures and data, {len(some)} files", share, SHARE, "", 3)
        sizes = sorted(size for _, size in data) or [0]
        budgets.tell("a scene in an environment, median", sizes[len(sizes) // 2] / 1000, None, "KB", 1)
        budgets.tell("a scene in an environment, largest", sizes[-1] / 1000, None, "KB", 1)
        written(program, SAMPLES / "TideTable", folder / "samples")
        many_scenes(folder / "samples", folder / "many")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            with Pages(browser, folder / "samples") as pages:
                page = pages.scene(*TIDE)
                budgets.tell("first view of a scene", sum(file.stat().st_size for file in set(pages.files)) / 1000,
                             FIRST_VIEW // 1000, "KB", 1)
                budgets.tell("a scene, to shown", min(scene_time(page) for _ in range(5)), SCENE_TIME, "ms", 1)
            with Pages(browser, folder / "many") as pages:
                budgets.tell("1,000 scenes, to the first view", first_time(pages), FIRST_TIME, "ms", 1)
                size = sum(file.stat().st_size for file in set(pages.files))
                budgets.tell("1,000 scenes, first view", size / 1000, None, "KB", 1)
            browser.close()
    sys.exit(1 if budgets.exceeded else 0)


if __name__ == "__main__":
    main()
