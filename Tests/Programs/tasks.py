"""Twenty tasks on the sample projects, for programs that work with Ninefold's tools.

    tasks.py list                  the tasks, each with its name
    tasks.py start NAME FOLDER     make the folder of a task, and print what is to be done
    tasks.py check NAME FOLDER     say what is missing; ends with 0 where the task is done
    tasks.py solve [NAME…]         solve tasks by solutions.py, which calls nothing but tools, and check them

A task is checked by the commands of the program (the variable NINEFOLD, else `ninefold`), not by the tools.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLES = os.path.join(ROOT, "SampleProjects")
NINEFOLD = os.environ.get("NINEFOLD", "ninefold")
SMALL = "iPhone SE (1st generation)"
SCREENS = [SMALL, "iPhone 15", "iPad Air"]

TASKS = []


class Task:
    """A task: a project, an edit that spoils it first, what is to be done, and how that is checked."""

    def __init__(self, name, project, document, text, check, spoil=()):
        self.name, self.project, self.document, self.text = name, project, document, text
        self.check, self.spoil = check, spoil

    def start(self, folder):
        shutil.copytree(os.path.join(SAMPLES, self.project), folder)
        shutil.rmtree(os.path.join(folder, "TideTable.sceneproject"), ignore_errors=True)
        for words in self.spoil:
            run("edit", *words[:1], os.path.join(folder, self.document), *words[1:])

    def problems(self, folder):
        with tempfile.TemporaryDirectory() as place:
            former = os.path.join(place, "former")
            self.start(former)
            problems = self.check(Work(self, former, folder))
            for rule in ("unsatisfiable", "ambiguous"):
                for finding in Work(self, former, folder).findings(rule):
                    problems.append(f"{finding['message']} ({rule})")
            return problems


def run(*words, codes=(0, 1)):
    """Runs the program and gives its standard output."""
    outcome = subprocess.run([NINEFOLD, *words], capture_output=True, text=True)
    assert outcome.returncode in codes, f"{words}: {outcome.stderr}"
    return outcome.stdout


class Work:
    """A folder in which a task was worked on, beside the same folder before."""

    def __init__(self, task, former, folder):
        self.task, self.former, self.folder = task, former, folder

    def path(self, folder=None):
        return os.path.join(folder or self.folder, self.task.document)

    def frames(self, device, *words, folder=None):
        """The frames of all views on a device, by id."""
        text = run("layout", self.path(folder), f"--device={device}", *words, "--format=json")
        scenes = json.loads(text)["documents"][0]["scenes"]
        return {view["id"]: view["frame"] for scene in scenes for view in scene["views"]}

    def unchanged(self, besides=(), screens=SCREENS):
        """The views whose frames are not as before on some screens, but for some views."""
        problems = []
        for device in screens:
            before, now = self.frames(device, folder=self.former), self.frames(device)
            for view in sorted(set(before) | set(now)):
                if view not in besides and before.get(view) != now.get(view):
                    problems.append(f"{view} was {before.get(view)} on {device} and is {now.get(view)}")
        return problems

    def findings(self, rule, *words):
        """The findings of a rule in the document."""
        text = run("check", self.path(), f"--only={rule}", "--no-config", *words, "--format=json")
        return json.loads(text)["findings"]

    def missing(self, rule, views, *words):
        """The findings of a rule at some views."""
        return [f["message"] for f in self.findings(rule, *words) if f["object"] in views]

    def explained(self, item, folder=None):
        """The values of an object in the nine classes: installed, and by attribute."""
        text = run("explain", self.path(folder), f"--object={item}", "--format=json")
        return json.loads(text)["documents"][0]["scenes"][0]["object"]

    def values(self, item, attribute, folder=None):
        """The values of an attribute in the nine classes."""
        for found in self.explained(item, folder)["attributes"]:
            if found["name"] == attribute:
                return {name: entry["value"] for name, entry in found["sizeClasses"].items()}
        return {}

    def text(self):
        with open(self.path(), encoding="utf-8") as file:
            return file.read()


def expect(condition, problem):
    return [] if condition else [problem]


def task(name, project, document, text, spoil=()):
    """Declares a task whose check is the function below."""

    def declare(check):
        TASKS.append(Task(name, project, document, text, check, spoil))
        return check

    return declare


TIDE = ("TideTable", "Tide.storyboard")
KITCHEN = ("FieldKitchen", "Main.storyboard")
PSEUDO = ("--pseudo", f"--devices={SMALL}")


@task("hint-wraps", *TIDE,
      "The text of Hint is cut on the smallest phone in languages whose texts are twice as long (pseudo). Let it "
      "wrap. With the texts of now nothing may move.")
def _(work):
    return work.missing("truncated_text", ["PDT-ja-uAM"], *PSEUDO) + work.unchanged()


@task("harbour-fits", *TIDE,
      "The text of Harbour is cut on the smallest phone in languages whose texts are twice as long (pseudo). Mend "
      "it. With the texts of now nothing may move.")
def _(work):
    return work.missing("truncated_text", ["Odv-L2-9h5"], *PSEUDO) + work.unchanged()


@task("timer-grows", *KITCHEN,
      "The button Timer is 120 points wide, too narrow in languages whose texts are twice as long (pseudo). Let it "
      "grow with its title; with the title of now it stays 120 wide.")
def _(work):
    return work.missing("truncated_text", ["wWM-9f-QM9"], *PSEUDO) + work.unchanged()


@task("chart-lower", *TIDE,
      "Make the chart 130 high in compact height (any-compact). In all other classes its height stays.")
def _(work):
    values = work.values("cUz-cs-IEH", "constant")
    compact = {name: value for name, value in values.items() if name.endswith("-compact")}
    return (expect(set(compact.values()) == {"130"}, f"in compact height: {compact}")
            + expect(values.get("compact-regular") == "240", "240 in compact-regular is gone")
            + expect(values.get("regular-regular") == "420", "420 in regular-regular is gone"))


@task("hint-not-on-pads", *TIDE,
      "Hint is not wanted on pads: uninstall it in regular-regular, and only there.")
def _(work):
    classes = work.explained("PDT-ja-uAM")["installed"]["sizeClasses"]
    wrong = [name for name, entry in classes.items() if entry["installed"] == (name == "regular-regular")]
    return expect(not wrong, f"wrong in {wrong}")


@task("button-title", *TIDE,
      "Call the button Today 'Now'.")
def _(work):
    return (expect('title="Now"' in work.text(), "no button is called Now")
            + expect('title="Today"' not in work.text(), "a button is still called Today")
            + work.unchanged(["CuI-td-BS8", "1C4-yy-ogS", "Y51-6i-5zX"]))


@task("two-heights", *TIDE,
      "Two constraints of the chart contradict each other. Remove the one that somebody added by mistake, so that "
      "the chart is 240 high on an iPhone 15 again.",
      spoil=[("constrain", "okJ-Zn-gQY.height = 300", "--id=Bad-01-001")])
def _(work):
    return expect(work.frames("iPhone 15").get("okJ-Zn-gQY", [0] * 4)[3] == 240, "the chart is not 240 high")


@task("no-leading", *TIDE,
      "A constraint is gone: on phones held upright Harbour begins 12 points after the safe area no more. Give it "
      "back.",
      spoil=[("delete", "--object=Utn-lM-S1v", "--from=project")])
def _(work):
    problems = []
    for device in (SMALL, "iPhone 15"):
        before, now = work.frames(device, folder=os.path.join(SAMPLES, work.task.project)), work.frames(device)
        problems += expect(now == before, f"on {device} the frames are {now}")
    return problems


@task("console", *TIDE,
      "console.txt in the folder is a log of the console. Of its last list, the system broke one constraint. Find "
      "it in Tide.storyboard and give it the priority 999.")
def _(work):
    element = next((line for line in work.text().splitlines() if 'id="cUz-cs-IEH"' in line), "")
    return expect('priority="999"' in element, f"the constraint is {element.strip()}") + work.unchanged()


@task("large-buttons", *KITCHEN,
      "The buttons Soup, Stew and Bread are too small to be touched. Make them at least 44 points high, and keep "
      "them equally wide.")
def _(work):
    views = ["Wt1-ge-yms", "6bl-wB-GMO", "KmR-NQ-tRb"]
    widths = {work.frames("iPhone 15")[view][2] for view in views}
    return work.missing("touch_target", views, "--all-rules") + expect(
        max(widths) - min(widths) < 0.5, f"the widths are {widths}")


@task("month-first", *TIDE,
      "Put the button Month before Today and Week.")
def _(work):
    frames = work.frames("iPhone 15")
    order = sorted(["CuI-td-BS8", "1C4-yy-ogS", "Y51-6i-5zX"], key=lambda view: frames.get(view, [0, 0])[1])
    return expect(order == ["Y51-6i-5zX", "CuI-td-BS8", "1C4-yy-ogS"], f"the order is {order}")


@task("label-in-chart", *TIDE,
      "Add a label with the text 'Spring tide' in the middle of the chart, in all classes.")
def _(work):
    problems = []
    text = json.loads(run("find", "Spring tide", work.path(), "--format=json"))
    found = [hit for document in text["documents"] for hit in document["found"]]
    if not found:
        return ["no label has the text"]
    for device in SCREENS:
        frames = work.frames(device)
        label, chart = frames.get(found[0]["id"]), frames["okJ-Zn-gQY"]
        if label is None or abs(label[0] + label[2] / 2 - chart[2] / 2) > 0.5 or abs(
                label[1] + label[3] / 2 - chart[3] / 2) > 0.5:
            problems.append(f"on {device} the label is at {label} of a chart of {chart[2:]}")
    return problems + work.unchanged([found[0]["id"]])


@task("chart-color", *TIDE,
      "Give the chart a white background (white 1, alpha 1).")
def _(work):
    text = work.text()
    chart = text[text.index('id="okJ-Zn-gQY"'):]
    color = chart[chart.index('key="backgroundColor"') - 20:] if 'key="backgroundColor"' in chart else ""
    return expect('white="1"' in color[:120], "the color is another one") + work.unchanged()


@task("harbour-font", *TIDE,
      "Harbour's font is 28 points. Make it 24; where classes have another size of their own, that stays.")
def _(work):
    sizes = work.values("Odv-L2-9h5", "fontDescription.pointSize")
    return (expect(sizes.get("compact-regular") == "24", f"the sizes are {sizes}")
            + expect(sizes.get("any-compact") == "20" and sizes.get("regular-regular") == "40",
                     f"sizes of classes changed: {sizes}"))


@task("no-hint", *TIDE,
      "Delete Hint. The buttons must still not come nearer to the chart than 12 points, and nothing else may move "
      "on an iPhone 15.")
def _(work):
    lines = run("show", work.path(), "--size-class=compact-regular").splitlines()
    return (expect("PDT-ja-uAM" not in work.text(), "Hint is still there")
            + expect(any("0py-bK-Hcu.top ≥ okJ-Zn-gQY.bottom + 12" in line for line in lines),
                     "nothing keeps the buttons away from the chart")
            + work.unchanged(["PDT-ja-uAM"], screens=["iPhone 15"]))


@task("reminder-fits", "BirdJournal", "ReminderCell.xib",
      "With texts twice as long (pseudo) the label and the switch of the cell have an ambiguous layout on the "
      "smallest phone. Decide that the label gives way. With the text of now nothing may move.")
def _(work):
    found = work.findings("ambiguous", *PSEUDO)
    return [f["message"] for f in found] + work.unchanged(screens=[SMALL, "iPhone 15"])


@task("campers-wrap", *KITCHEN,
      "The label 'of ten campers ask for more' is cut on the smallest phone with texts twice as long (pseudo). Let "
      "it wrap. With the texts of now nothing may move.")
def _(work):
    return work.missing("truncated_text", ["Pql-qq-51c"], *PSEUDO) + work.unchanged()


@task("controller-class", *TIDE,
      "The class of the scene's controller is called HarbourViewController now.")
def _(work):
    return (expect('customClass="HarbourViewController"' in work.text(), "the class is another one")
            + expect("TideViewController" not in work.text(), "the former class is still there"))


@task("wider-spacing", *TIDE,
      "On pads (regular-regular) the buttons should have 20 points between them; elsewhere their spacing stays.")
def _(work):
    expected = {**work.values("0py-bK-Hcu", "spacing", work.former), "regular-regular": "20"}
    values = work.values("0py-bK-Hcu", "spacing")
    return expect(values == expected, f"the values are {values}")


@task("details-away", *TIDE,
      "Details stands 20 points after the chart where it is installed. Make that 28.")
def _(work):
    lines = run("show", work.path(), "--size-class=regular-any").splitlines()
    return expect(any("= okJ-Zn-gQY.trailing + 28" in line for line in lines), "no constraint says 28")


def named(name):
    for task in TASKS:
        if task.name == name:
            return task
    sys.exit(f"no task '{name}', expected one of {', '.join(task.name for task in TASKS)}")


def solve(names):
    """Solves tasks and gives how many were not solved."""
    import solutions
    from tools import Refused, Tools

    failed = 0
    for task in [named(name) for name in names] or TASKS:
        with tempfile.TemporaryDirectory() as place:
            folder = os.path.join(place, task.project)
            task.start(folder)
            open_tasks = task.problems(folder)
            assert open_tasks, f"{task.name}: done before it was begun"
            with Tools(folder, "--writable", ninefold=NINEFOLD) as tools:
                try:
                    solutions.SOLUTIONS[task.name](tools, folder)
                    problems = []
                except (AssertionError, Refused) as error:
                    problems = [f"the solution ends: {error}"]
            problems += task.problems(folder)
        failed += bool(problems)
        print(f"{'solved' if not problems else 'FAILED'}: {task.name}" + "".join(f"\n  {p}" for p in problems))
    return failed


def main(words):
    match words:
        case ["list"]:
            for task in TASKS:
                print(f"{task.name}: {task.text}")
        case ["start", name, folder]:
            task = named(name)
            task.start(folder)
            print(task.text)
        case ["check", name, folder]:
            problems = named(name).problems(folder)
            print("\n".join(problems) or "done")
            return bool(problems)
        case ["solve", *names]:
            return bool(solve(names))
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
