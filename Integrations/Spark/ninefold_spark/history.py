"""Documents in the history of repositories of git, each blob of a path once."""

import os
import subprocess

from .documents import ENDINGS


def history(repository, name=None):
    """The (repository, revision, path, blob) of all documents that any commit of a repository has.

    The same bytes at the same path are given once, with the first revision that has them: a document that
    stays the same in a thousand revisions is laid out once.
    """
    name = name or os.path.basename(os.path.abspath(repository)).removesuffix(".git")
    line = [
        "git", "-C", repository, "log", "--all", "--reverse", "--topo-order", "--raw", "--no-abbrev",
        "--no-renames", "--diff-merges=separate", "--diff-filter=AM", "--format=tformat:%H", "-z", "--",
        *(f"*{ending}" for ending in ENDINGS),
    ]
    seen = set()
    done = subprocess.run(line, capture_output=True)
    if done.returncode != 0:
        raise RuntimeError(f"{repository}: {done.stderr.decode(errors='replace').strip()}")
    revision = ""
    fields = iter(done.stdout.split(b"\0"))
    for field in fields:
        field = field.lstrip(b"\n")
        if field.startswith(b":"):
            mode, blob = (field.split(b" ")[index].decode() for index in (1, 3))
            path = next(fields).decode(errors="replace")
            if mode.startswith("100") and (path, blob) not in seen:
                seen.add((path, blob))
                yield name, revision, path, blob
        elif field:
            revision = field.decode().split()[0]


def contents(repository, blobs):
    """The bytes of blobs of a repository, in their order, one at a time."""
    with subprocess.Popen(
        ["git", "-C", repository, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        for blob in blobs:
            process.stdin.write(blob.encode() + b"\n")
            process.stdin.flush()
            head = process.stdout.readline().split()
            if len(head) != 3:
                raise RuntimeError(f"{repository}: no blob {blob}")
            data = process.stdout.read(int(head[2]))
            process.stdout.read(1)
            yield data
        process.stdin.close()
