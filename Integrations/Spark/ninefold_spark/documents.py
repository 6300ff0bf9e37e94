"""Documents, where they are, and how they are divided."""

import glob
import os
from dataclasses import dataclass

ENDINGS = (".storyboard", ".xib")
#: The folders that `ninefold` does not look into.
SKIPPED = {".git", ".build"}


@dataclass(frozen=True)
class Document:
    """A document that a worker is given."""

    repository: str
    revision: str | None
    path: str
    bytes: bytes


@dataclass(frozen=True)
class Place:
    """A document's file, not read yet."""

    #: The project's name, and the folder with its fonts, images and texts; empty where there is none.
    repository: str
    root: str
    path: str
    location: str
    size: int

    def read(self):
        with open(self.location, "rb") as file:
            return Document(self.repository, None, self.path, file.read())


def discover(pattern):
    """The documents at a path, or at all paths that a pattern means: each directory is a project."""
    roots = sorted(glob.glob(pattern)) if glob.has_magic(pattern) else [pattern]
    places = []
    for root in roots:
        if os.path.isdir(root):
            places += _in_directory(root)
        elif root.endswith(ENDINGS) or not glob.has_magic(pattern):
            whole = os.path.abspath(root)
            name = os.path.basename(os.path.dirname(whole)) or "root"
            places.append(Place(name, "", os.path.basename(root), whole, os.stat(root).st_size))
    if not places:
        raise FileNotFoundError(f"{pattern}: no documents, expected .storyboard or .xib files")
    return places


def _in_directory(root):
    whole = os.path.realpath(root)
    name = os.path.basename(whole) or "root"
    for folder, folders, files in os.walk(whole):
        folders[:] = sorted(each for each in folders if each not in SKIPPED)
        for file in sorted(files):
            location = os.path.join(folder, file)
            if file.endswith(ENDINGS) and os.path.isfile(location):
                yield Place(
                    name, whole, os.path.relpath(location, whole), location, os.stat(location).st_size)


def by_bytes(places, most):
    """Divides places into lists of at most so many bytes, in their order; a larger document is alone."""
    pieces, size = [], 0
    for place in places:
        if not pieces or size + place.size > most:
            pieces.append([])
            size = 0
        pieces[-1].append(place)
        size += place.size
    return pieces
