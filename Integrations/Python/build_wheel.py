"""Writes a wheel that carries the program, by the binary distribution format of Python's packaging; prints its path.

The same files and SOURCE_DATE_EPOCH give the same bytes. Scripts/package calls it.
"""

import argparse
import base64
import hashlib
import os
import pathlib
import time
import zipfile

DESCRIPTION = """\
Ninefold reads the storyboards and xibs of iOS apps without Xcode and says what is in them: what each of the nine size classes shows, where each view
lies on a device and why, and what is wrong. This package carries the program `ninefold`, for Linux.

    ninefold check App/
    ninefold render App/Main.storyboard --device "iPhone SE" --output Pictures

Pictures as PNG and PDF need Cairo, configurations libyaml, the fonts of projects HarfBuzz: they are loaded from the system when they are used.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", required=True)
    parser.add_argument("--tag", required=True, help="interpreter, binary interface and platform, such as py3-none-any")
    parser.add_argument("--licenses", required=True, type=pathlib.Path)
    parser.add_argument("--tree", required=True, type=pathlib.Path, help="what is installed below a prefix")
    parser.add_argument("--output", required=True, type=pathlib.Path)
    arguments = parser.parse_args()

    info = f"ninefold-{arguments.version}.dist-info"
    data = f"ninefold-{arguments.version}.data"
    here = pathlib.Path(__file__).parent
    files: dict[str, tuple[bytes, int]] = {}
    for path in sorted((here / "ninefold").glob("*.py")):
        files[f"ninefold/{path.name}"] = (path.read_bytes(), 0o644)
    files[f"{data}/scripts/ninefold"] = ((arguments.tree / "bin/ninefold").read_bytes(), 0o755)
    for path in sorted((arguments.tree / "share").rglob("*")):
        if path.is_file():
            files[f"{data}/data/{path.relative_to(arguments.tree)}"] = (path.read_bytes(), 0o644)
    files[f"{info}/licenses/LICENSES"] = (arguments.licenses.read_bytes(), 0o644)
    metadata = (
        f"Metadata-Version: 2.4\nName: ninefold\nVersion: {arguments.version}\n"
        "Summary: Layouts of Interface Builder's documents, without a Mac\nLicense-File: LICENSES\n"
        "Requires-Python: >=3.8\nDescription-Content-Type: text/markdown\n\n" + DESCRIPTION
    )
    files[f"{info}/METADATA"] = (metadata.encode(), 0o644)
    wheel = f"Wheel-Version: 1.0\nGenerator: ninefold\nRoot-Is-Purelib: false\nTag: {arguments.tag}\n"
    files[f"{info}/WHEEL"] = (wheel.encode(), 0o644)

    record = ""
    for name, (content, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)

    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    target = arguments.output / f"ninefold-{arguments.version}-{arguments.tag}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, (content, mode) in files.items():
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content)
    print(target)


if __name__ == "__main__":
    main()
