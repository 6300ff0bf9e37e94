"""How long a program waits for `ninefold mcp`: for the first answer on the sample projects, and for the preview of an
edit of a scene with 500 views. The milliseconds are printed; nothing is asserted, since machines differ."""

import pathlib
import statistics
import sys
import tempfile
import time

from tools import Tools

ROWS = 100
"""Each row is a view with three labels and a button: 500 views with the root."""


def scene():
    """A xib of rows below each other, each of whose texts are in a line."""
    rows, constraints = [], []
    kinds = [("label", "Name"), ("label", "A longer text of the row"), ("label", "12:30"), ("button", "More")]

    def constrain(number, first, attribute, second, other, constant):
        second = f' secondItem="{second}" secondAttribute="{other}"' if second else ""
        return (f'<constraint firstItem="{first}" firstAttribute="{attribute}"{second} '
                f'constant="{constant}" id="c-{number}"/>')

    for row in range(ROWS):
        views, inner = [], []
        former = None
        for column, (kind, text) in enumerate(kinds):
            name = f"v{row}-{column}"
            frame = f'<rect key="frame" x="{16 + 80 * column}" y="4" width="72" height="21"/>'
            if kind == "label":
                gives = ' horizontalHuggingPriority="240" horizontalCompressionResistancePriority="740"' if column == 1 else ""
                views.append(f'<label opaque="NO"{gives} text="{text}" lineBreakMode="tailTruncation" '
                             f'translatesAutoresizingMaskIntoConstraints="NO" id="{name}">{frame}'
                             '<fontDescription key="fontDescription" type="system" pointSize="15"/></label>')
            else:
                views.append(f'<button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">{frame}'
                             f'<state key="normal" title="{text}"/></button>')
            number = f"{row}-{column}"
            edge = (former, "trailing", 8) if former else (f"r{row}", "leading", 16)
            inner.append(constrain(f"{number}-x", name, "leading", edge[0], edge[1], edge[2]))
            inner.append(constrain(f"{number}-y", name, "centerY", f"r{row}", "centerY", 0))
            former = name
        inner.append(constrain(f"{row}-end", f"r{row}", "trailing", former, "trailing", 16))
        inner.append(constrain(f"{row}-h", f"r{row}", "height", None, None, 30))
        rows.append(f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="r{row}">'
                    f'<rect key="frame" x="0.0" y="{30 * row}" width="375" height="30"/>'
                    f'<subviews>{"".join(views)}</subviews><constraints>{"".join(inner)}</constraints></view>')
        above = (f"r{row - 1}", "bottom") if row else ("root", "top")
        constraints.append(constrain(f"{row}-top", f"r{row}", "top", *above, 0))
        constraints.append(constrain(f"{row}-leading", f"r{row}", "leading", "root", "leading", 0))
        constraints.append(constrain(f"{row}-trailing", f"r{row}", "trailing", "root", "trailing", 0))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" '
            'targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">'
            '<device id="retina4_7" orientation="portrait" appearance="light"/>'
            '<dependencies><deployment identifier="iOS"/></dependencies><objects>'
            '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner"/>'
            '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>'
            '<view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="3000"/>'
            f'<subviews>{"".join(rows)}</subviews><constraints>{"".join(constraints)}</constraints></view>'
            "</objects></document>\n").replace("><", ">\n<")


def milliseconds(work):
    start = time.monotonic()
    work()
    return (time.monotonic() - start) * 1000


def first_answer():
    with Tools("SampleProjects") as tools:
        tools.request("server/discover")


def previews(folder, count):
    """The time of the first preview of a session, and that of those after it, each of another edit."""
    (pathlib.Path(folder) / "Rows.xib").write_text(scene())

    with Tools(folder) as tools:
        def preview(value):
            edits = [{"change": "set", "object": "c-50-h", "attribute": "constant", "value": str(value)}]
            answer = tools.call("preview", edits=edits)
            assert answer["edit"]["changed"] and answer["answer"]["documents"], answer

        times = [milliseconds(lambda: preview(31 + index)) for index in range(count)]
    return times[0], times[1:]


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    first = statistics.median(milliseconds(first_answer) for _ in range(5))
    with tempfile.TemporaryDirectory() as folder:
        cold, later = previews(folder, count)
    print(f"test-programs: first answer on the sample projects: {first:.0f} ms; preview of an edit of 500 views: "
          f"{cold:.0f} ms at first, then {statistics.median(later):.0f} ms (the least {min(later):.0f})")


if __name__ == "__main__":
    main()
