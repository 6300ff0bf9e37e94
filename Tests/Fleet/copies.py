"""Writes copies of documents whose identifiers are others: `copies.py FOLDER COUNT SOURCE…`."""

import glob
import os
import random
import re
import sys

IDENTIFIER = re.compile(r"\b[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\b")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def changed(text, choice):
    """The text with another identifier in the place of each."""
    known = {}

    def other(match):
        if match[0] not in known:
            letters = "".join(choice.choices(LETTERS, k=8))
            known[match[0]] = f"{letters[:3]}-{letters[3:5]}-{letters[5:]}"
        return known[match[0]]

    return IDENTIFIER.sub(other, text)


def write(folder, count, sources, seed=42):
    """Writes so many copies of the documents of folders; another seed gives other identifiers."""
    files = sorted(
        file for source in sources for ending in ("storyboard", "xib")
        for file in glob.glob(f"{source}/**/*.{ending}", recursive=True) if os.path.isfile(file))
    texts = []
    for file in files:
        with open(file, encoding="utf-8", newline="") as opened:
            texts.append(opened.read())
    choice = random.Random(seed)
    for number in range(count):
        source = number % len(files)
        path = os.path.join(folder, f"{number // 1000:04}", f"{number:07}" + os.path.splitext(files[source])[1])
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as written:
            written.write(changed(texts[source], choice))


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
