"""The twenty tasks, each solved by nothing but calls of tools: what a program could do that reads the answers."""

import os
import re

SMALL = "iPhone SE (1st generation)"
SOLUTIONS = {}


def solution(name):
    def declare(function):
        SOLUTIONS[name] = function
        return function

    return declare


def one(tools, text, kind=None, **place):
    """The id of the one object that has a text, among those of a kind."""
    ids = sorted({hit["id"] for document in tools.answer("find", text=text, **place)["documents"]
                  for hit in document["found"] if kind in (None, hit["type"])})
    assert len(ids) == 1, f"{text}: {ids}"
    return ids[0]


def equations(tools, document, size_class):
    """The constraints in force, each as its id and its equation."""
    lines = tools.text("constraints", document=document, sizeClass=size_class, characters=100_000).splitlines()
    found = [re.match(r"  (\S{3}-\S{2}-\S{3})  (.+ [=≤≥] .+)", line) for line in lines]
    return [(match[1], match[2]) for match in found if match]


def make(tools, document, *edits):
    """Previews edits, and makes them where they bring no new finding."""
    preview = tools.call("preview", document=document, edits=list(edits), characters=50_000)
    assert not preview["answer"]["findings"], preview["answer"]["findings"]
    tools.call("edit", document=document, edits=list(edits), revision=preview["revision"])


def change(kind, target=None, **members):
    return {"change": kind, **({"object": target} if target else {}), **members}


def wraps(name, document, text):
    """A text that is cut is let wrap: one mend is tried after the other, until the finding is gone."""

    @solution(name)
    def _(tools, folder):
        label = one(tools, text, document=document)
        cut = tools.answer("check", document=document, only=["truncated_text"], devices=[SMALL], pseudo=True)
        assert label in [finding["object"] for finding in cut["findings"]]
        lines = change("set", label, attribute="numberOfLines", value="0")
        mends = [[lines], [lines, change("set", label, attribute="verticalHuggingPriority", value="252")],
                 [lines, change("set", label, attribute="verticalCompressionResistancePriority", value="749")]]
        for mend in mends:
            preview = tools.call("preview", document=document, edits=mend, characters=50_000)
            if not preview["answer"]["findings"]:
                return make(tools, document, *mend)
        raise AssertionError("no mend is without new findings")


wraps("hint-wraps", "Tide.storyboard", "Slide along the chart")
wraps("harbour-fits", "Tide.storyboard", "Porthmellow")
wraps("campers-wrap", "Main.storyboard", "campers ask for more")


@solution("timer-grows")
def _(tools, folder):
    timer = one(tools, "Timer", document="Main.storyboard")
    width = [name for name, text in equations(tools, "Main.storyboard", "any-any") if text == f"{timer}.width = 120"]
    make(tools, "Main.storyboard", change("delete", width[0]), change("constrain", equation=f"{timer}.width ≥ 120"))


@solution("chart-lower")
def _(tools, folder):
    chart = one(tools, "Chart", kind="view", document="Tide.storyboard")
    height = [name for name, text in equations(tools, "Tide.storyboard", "any-compact")
              if text == f"{chart}.height = 150"]
    make(tools, "Tide.storyboard",
         change("set", height[0], attribute="constant", value="130", sizeClass="any-compact"))


@solution("hint-not-on-pads")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("uninstall", "Hint", sizeClass="regular-regular"),
         change("constrain", equation="Ranges.top ≥ Chart.bottom + 12", sizeClass="regular-regular"))


@solution("button-title")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("set", "Today", element='<state key="normal" title="Now"/>'))


@solution("two-heights")
def _(tools, folder):
    found = tools.answer("check", document="Tide.storyboard", only=["unsatisfiable"])["findings"]
    assert found
    tools.call("edit", document="Tide.storyboard", edits=[change("delete", "Bad-01-001")])
    assert not tools.answer("check", document="Tide.storyboard", only=["unsatisfiable"])["findings"]


@solution("no-leading")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("constrain", equation="Harbour.leading = safeArea.leading + 12"))


@solution("console")
def _(tools, folder):
    with open(os.path.join(folder, "console.txt"), encoding="utf-8") as file:
        text = tools.text("console_conflict", log=file.read(), document="Tide.storyboard", characters=50_000)
    ids = re.findall(r"cUz-cs-IEH", text)
    assert ids, text
    make(tools, "Tide.storyboard", change("set", ids[0], attribute="priority", value="999"))


@solution("large-buttons")
def _(tools, folder):
    found = [f["object"] for f in
             tools.answer("check", document="Main.storyboard", only=["touch_target"])["findings"]]
    buttons = [one(tools, name, kind="button", document="Main.storyboard") for name in ("Soup", "Stew", "Bread")]
    assert all(button in found for button in buttons)
    make(tools, "Main.storyboard", *[change("constrain", equation=f"{name}.height ≥ 44") for name in buttons])


@solution("month-first")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("move", "Month", parent="Ranges", at=0))


@solution("label-in-chart")
def _(tools, folder):
    chart = one(tools, "Chart", kind="view", document="Tide.storyboard")
    make(tools, "Tide.storyboard",
         {"change": "add", "parent": chart, "type": "label", "text": "Spring tide", "id": "Spr-ng-001"},
         change("constrain", equation=f"Spr-ng-001.centerX = {chart}.centerX"),
         change("constrain", equation=f"Spr-ng-001.centerY = {chart}.centerY"))


@solution("chart-color")
def _(tools, folder):
    make(tools, "Tide.storyboard", change(
        "set", "Chart", element='<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>'))


@solution("harbour-font")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("set", "Harbour", attribute="fontDescription.pointSize", value="24"))


@solution("no-hint")
def _(tools, folder):
    make(tools, "Tide.storyboard", change("delete", "Hint"),
         change("constrain", equation="Ranges.top ≥ Chart.bottom + 12"))


@solution("reminder-fits")
def _(tools, folder):
    label = one(tools, "Remind me to look", document="ReminderCell.xib")
    make(tools, "ReminderCell.xib",
         change("set", label, attribute="horizontalCompressionResistancePriority", value="749"))


@solution("controller-class")
def _(tools, folder):
    controller = tools.answer("find", text="TideViewController", document="Tide.storyboard")
    ids = {hit["id"] for document in controller["documents"] for hit in document["found"]}
    make(tools, "Tide.storyboard",
         change("set", sorted(ids)[0], attribute="customClass", value="HarbourViewController"))


@solution("wider-spacing")
def _(tools, folder):
    make(tools, "Tide.storyboard",
         change("set", "Ranges", attribute="spacing", value="20", sizeClass="regular-regular"))


@solution("details-away")
def _(tools, folder):
    found = [name for name, text in equations(tools, "Tide.storyboard", "regular-any")
             if re.search(r"= \S+\.trailing \+ 20$", text)]
    make(tools, "Tide.storyboard", change("set", found[0], attribute="constant", value="28"))
