"""Tries the page of `ninefold browse` in a browser: see Scripts/test-pages."""
import json
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from urllib.parse import unquote, urlencode, urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "SampleProjects"
HOSTILE = "<script>alert(1)</script>"
LONG = "n" * 10_000
WIDTHS = {"narrow": 390, "wide": 1280}


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def storyboard(views, scene="s1", title="Form"):
    """A storyboard of one scene with views in its root."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c1">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <!--{title}-->
        <scene sceneID="{escaped(scene)}">
            <objects>
                <viewController id="c1" customClass="{escaped(title)}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
{views}
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""


def label(identifier, text, y=40, extra=""):
    return (f'<label text="{escaped(text)}" userLabel="{escaped(text)}" id="{escaped(identifier)}" {extra}>'
            f'<rect key="frame" x="20" y="{y}" width="200" height="20"/></label>')


def hostile_project(folder):
    """A project whose names would be markup, elements of scripts, or are very long, and with documents that are broken."""
    folder.mkdir()
    image = f'<imageView image="{escaped(HOSTILE)}" id="i1"><rect key="frame" x="0" y="90" width="9" height="9"/></imageView>'
    views = "\n".join([label(HOSTILE, HOSTILE), label("__proto__", "__proto__", 60), label("long", LONG, 80), image])
    (folder / f"{HOSTILE.replace('/', ':')}.storyboard").write_text(
        storyboard(views, scene=HOSTILE, title="<img src=x onerror=alert(2)>"), encoding="utf-8")
    (folder / "Broken.storyboard").write_text("<document><scenes>", encoding="utf-8")
    (folder / "Empty.storyboard").write_text(
        re.sub(r"<scenes>.*</scenes>", "<scenes/>", storyboard(""), flags=re.S), encoding="utf-8")


def large_project(folder, count=20_000):
    folder.mkdir()
    (folder / "Large.storyboard").write_text(
        storyboard("\n".join(f'<view id="v{index}"><rect key="frame" x="0" y="{index}" width="9" height="1"/></view>'
                             for index in range(count))), encoding="utf-8")


def resources_project(folder):
    """A catalogue with an image of which a slot is empty and one dark, a colour in two appearances, a font, and one that lacks."""
    catalog = folder / "Art.xcassets"
    dark = [{"appearance": "luminosity", "value": "dark"}]
    images = [{"idiom": "universal", "scale": "1x", "filename": "a.svg"},
              {"idiom": "universal", "scale": "1x", "filename": "a.svg", "appearances": dark},
              {"idiom": "universal", "scale": "2x"}]
    colors = [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
                  "red": "1.0", "green": "0x80", "blue": "0.0", "alpha": "1.0"}}},
              {"idiom": "universal", "appearances": dark, "color": {"color-space": "srgb", "components": {
                  "red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "0.5"}}}]
    for name, key, contents in [("Mark.imageset", "images", images), ("Tint.colorset", "colors", colors)]:
        (catalog / name).mkdir(parents=True)
        (catalog / name / "Contents.json").write_text(json.dumps({key: contents}), encoding="utf-8")
    (catalog / "Mark.imageset" / "a.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><script>alert(3)</script><circle cx="4" cy="3" r="3"/></svg>',
        encoding="utf-8")
    shutil.copy(next((ROOT / "Tests").rglob("Ninefold.ttf")), folder / "Ninefold.ttf")
    missing = '<fontDescription key="fontDescription" name="Gone-Regular" family="Gone" pointSize="17"/>'
    (folder / "A.storyboard").write_text(
        storyboard(label("l1", "one").replace("</label>", missing + "</label>")), encoding="utf-8")


def versions_project(folder):
    """A repository whose only storyboard differs from its last commit: a label moves, its text is cut, a view comes."""
    shutil.copytree(SAMPLES / "TideTable", folder / "App")
    git = ["git", "-C", str(folder), "-c", "user.name=A", "-c", "user.email=a@example.com"]
    (folder / "App" / "Other.storyboard").write_text(storyboard(label("l1", "one"), "s2", "Other"), encoding="utf-8")
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]):
        subprocess.run(git + words, check=True)
    tide = folder / "App" / "Tide.storyboard"
    text = tide.read_text(encoding="utf-8")
    changed = text.replace('constant="20"', 'constant="44"', 1).replace(
        'text="Porthmellow"', 'text="Porthmellow, at the end of the old quay, beside the harbour master\'s house"')
    assert changed != text
    tide.write_text(changed, encoding="utf-8")
    (folder / "App" / "Other.storyboard").write_text(
        storyboard(label("l1", "one", 90) + label("l2", HOSTILE, 120), "s2", "Other"), encoding="utf-8")


class Pages:
    """A browser with one site open, and what went wrong in it."""

    def __init__(self, browser, site, width=1280, scheme="light", script=True, motion="reduce", colors="none"):
        self.context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=script,
            reduced_motion=motion, forced_colors=colors)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.errors.append("dialog: " + dialog.message), dialog.dismiss()))
        self.files = []
        self.page.on("request", self.note)
        self.site = site

    def note(self, request):
        """Notes a file of the site that is asked for; anything else is an error."""
        if request.url.startswith("file:"):
            self.files.append(Path(unquote(urlsplit(request.url).path)))
        elif not request.url.startswith("data:"):
            self.errors.append("asks the network for " + request.url)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def open(self, place=""):
        self.page.goto((self.site / "index.html").as_uri() + place)
        if place:
            # A change of the part behind # alone loads nothing.
            self.page.reload()
        self.page.wait_for_selector("main h1, main .problem")
        return self.page

    def scene(self, document, scene, **more):
        page = self.open("#/scene?" + urlencode({"d": document, "s": scene, **more}))
        page.wait_for_selector({None: ".canvas svg", "transition": "#transition-words"}.get(more.get("m"), ".stage img"))
        return page

    def check(self):
        assert not self.errors, self.errors


def until(page, expression):
    """Waits until an expression holds; the page's own policy lets nothing evaluate texts in it."""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never holds: {expression}")


def axe(page):
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes'][:3]]}" for one in found]


def value_of(script):
    """The value that a script of data hands over."""
    text = script.read_text(encoding="utf-8")
    literal = text[text.index("'") + 1:text.rindex("'")]
    return json.loads(re.sub(r"\\(.)", lambda match: {"n": "\n"}.get(match[1], match[1]), literal))


def many_scenes(site, copy):
    """Copies a site whose second document stands in it a hundred times, with ten scenes each."""
    shutil.copytree(site, copy)
    data = value_of(copy / "data" / "project.js")
    listing, files = data["listing"][1], data["files"][1]
    data["listing"] = [{**listing, "path": f"Folder/{index}.storyboard", "scenes": listing["scenes"] * 10}
                       for index in range(100)]
    data["files"] = [{**files, "pictures": files["pictures"] * 10}] * 100
    text = json.dumps(data).replace("\\", "\\\\").replace("'", "\\'")
    (copy / "data" / "project.js").write_text(f"ninefold.receive(\"data/project\", '{text}');", encoding="utf-8")


def first_time(pages):
    """The milliseconds up to the first view. Other programs take their share of the machine: the best of five counts."""
    return min(pages.open().evaluate("performance.now()") for _ in range(5))


def scene_time(page):
    """The milliseconds in which the scene of the address is opened again, from the files, and shown."""
    return page.evaluate("""async () => {
        const start = performance.now()
        const view = await ScenePage.open(project, currentPlace().parameters)
        await view.show({})
        return performance.now() - start
    }""")


TIDE = ("Tide.storyboard", "z3R-XM-r4w")
LABEL = "Odv-L2-9h5"


class Checks:
    """Each method that begins with `test` is tried; its text says what must hold."""

    def __init__(self, browser, sites, kept):
        self.browser, self.sites, self.kept = browser, sites, kept

    def pages(self, site="samples", **more):
        return Pages(self.browser, self.sites[site], **more)

    def picture(self, page, name):
        if self.kept:
            page.screenshot(path=str(self.kept / f"{name}.png"), full_page=True)

    def test_pages(self):
        """Every page opens at each width in light and dark, as wide as the window, with no error and no violation of axe."""
        places = ["", "#/document?d=Tide.storyboard", "#/findings", "#/resources", "#/classes", "#/devices", "#/statistics",
                  "#/search?q=tide"]
        for scheme in ("light", "dark"):
            for name, width in WIDTHS.items():
                with self.pages(width=width, scheme=scheme) as pages:
                    for place in places:
                        page = pages.open(place)
                        page.wait_for_load_state("networkidle")
                        self.expect_whole(page, place or "#/documents", f"{scheme}-{name}")
                    page = pages.scene(*TIDE, o=LABEL)
                    self.expect_whole(page, "#/scene", f"{scheme}-{name}")
                    for tab in range(1, 7):
                        page.keyboard.press(str(tab))
                        assert not axe(page), (tab, axe(page))
                    page = pages.scene(*TIDE, m="classes")
                    self.expect_whole(page, "#/matrix", f"{scheme}-{name}")
                    page.click("#sheet-transition")
                    page.wait_for_selector("#transition-words")
                    self.expect_whole(page, "#/transition", f"{scheme}-{name}")
                    pages.check()
                with self.pages("all", width=width, scheme=scheme) as pages:
                    self.expect_whole(pages.open("#/resources"), "#/resources-all", f"{scheme}-{name}")
                    pages.check()
                with self.pages("versions", width=width, scheme=scheme) as pages:
                    self.expect_whole(pages.open(), "#/documents-changed", f"{scheme}-{name}")
                    page = pages.open("#/changes")
                    self.expect_whole(page, "#/changes", f"{scheme}-{name}")
                    page.click("#walk")
                    for way in ["both", "slider", "onion", "moves", "before", "after"]:
                        page.click(f"#way-{way}")
                        self.expect_whole(page, f"#/change-{way}", f"{scheme}-{name}")
                    pages.check()

    def test_other_windows(self):
        """On a very narrow and a very wide window, and in forced colours, nothing is wider than the window, and all is there."""
        for width, colors in [(320, "none"), (3840, "none"), (1280, "active")]:
            with self.pages("versions", width=width, colors=colors) as pages:
                for place in ["", "#/changes", "#/change?d=Tide.storyboard&s=" + TIDE[1], "#/findings", "#/resources", "#/devices"]:
                    self.expect_whole(pages.open(place), place or "#/documents", f"{width}-{colors}")
                page = pages.scene(*TIDE, o=LABEL)
                self.expect_whole(page, "#/scene", f"{width}-{colors}")
                assert page.locator(".tree").is_visible() and page.locator(".canvas").is_visible()
                pages.check()

    def test_versions(self):
        """Two versions: the changed scenes come first, one walks through them, and sees what review says in each way."""
        with self.pages("versions") as pages:
            page = pages.open()
            assert page.locator("section >> nth=0").get_attribute("class") == "changed"
            assert page.locator(".changed a").count() == 3
            page.click("#page-changes")
            page.wait_for_selector("#walk")
            data = page.evaluate("ninefold.load('data/versions')")
            text = page.inner_text("main")
            assert data["findings"] and all(one["message"] in text for one in data["findings"])
            for document in data["documents"]:
                for scene in document["scenes"]:
                    assert all(phrase in text for one in scene["changes"] if not one["isWithin"] for phrase in one["phrases"])
                    assert all(one["sentence"] in text for one in scene["frames"]["views"] if not one["follows"])
            page.click("#walk")
            page.wait_for_selector(".sides img")
            names = [page.inner_text("h1")]
            page.keyboard.press("]")
            until(page, "!document.querySelector('#next')")
            names.append(page.inner_text("h1"))
            assert len(set(names)) == 2, names
            page.keyboard.press("[")
            until(page, "document.querySelector('#next')")
            page = pages.open("#/change?" + urlencode({"d": TIDE[0], "s": TIDE[1]}))
            for side in ("before", "after"):
                until(page, f"document.querySelector('.sides .{side}').naturalWidth > 0")
            page.click("#way-slider")
            page.wait_for_selector("#share")
            page.focus("#share")
            for _ in range(10):
                page.keyboard.press("ArrowRight")
            assert "x=60" in page.url
            assert page.evaluate("getComputedStyle(document.querySelector('.sides .after')).clipPath") == "inset(0px 0px 0px 60%)"
            page.click("#way-onion")
            until(page, "getComputedStyle(document.querySelector('.sides .after')).opacity === '0.6'")
            page.click("#way-moves")
            until(page, "document.querySelectorAll('.sides .marks .is').length > 0")
            moved = page.evaluate("""async () => {
                const { pictures } = await ninefold.load("data/versions/" + changedScenes(project)
                    .filter(one => one.path === currentPlace().parameters.d).map(one => `${one.number}/${one.index}`)[0])
                return pictures[0].moves.filter(one => one.old && one.new).length
            }""")
            assert moved > 0 and page.locator(".marks line.way").count() == moved
            # The address alone leads to the same place, and a change to its object.
            again = pages.open("#" + page.url.split("#", 1)[1])
            again.wait_for_selector(".marks .is")
            again.click(".changes a >> nth=0")
            again.wait_for_selector(".row[aria-selected=true]")
            pages.check()
        with self.pages() as pages:
            page = pages.open()
            assert not page.locator("#page-changes").is_visible()
            assert "--against" in pages.open("#/changes").inner_text("main")
            pages.check()

    def test_transition(self):
        """From one class to another the pictures move into each other, and the words are those of `ninefold transition`."""
        for motion in ("no-preference", "reduce"):
            with self.pages(motion=motion) as pages:
                page = pages.scene(*TIDE, e="compact-regular", m="transition", to="iPad Air (5th generation) portrait")
                page.wait_for_selector("#transition-words h3")
                assert page.locator(".transition > svg").count() == 3
                words = page.inner_text("#transition-words")
                said = page.evaluate("""async () => {
                    const { transitions } = await ninefold.load(`data/${shownScene.document.number}/${shownScene.index}/transitions`)
                    const from = project.environment("compact-regular"), to = project.environment("regular-regular")
                    return transitions.find(one => one.from === from && one.to === to).transition
                }""")
                assert said["addedObjects"] and said["revalued"] and said["reframed"]
                lines = page.locator("#transition-words li").count()
                assert lines == sum(len(said[name]) for name in [
                    "addedObjects", "addedConstraints", "removedObjects", "removedConstraints", "revalued", "added", "removed", "reframed"])
                for one in said["revalued"]:
                    assert f"{one['attribute']}: {one['old'] or '–'} → {one['new'] or '–'}" in words, one
                step = """() => [...document.querySelectorAll('.transition > svg')].map(one => one.style.opacity)"""
                before = page.evaluate(step)
                page.click("#play")
                if motion == "reduce":
                    assert page.input_value("#progress") == "100"
                until(page, "document.querySelector('.transition > svg').style.opacity === '0'")
                assert before[:2] == ["1", "0"] and page.evaluate(step)[:2] == ["0", "1"]
                page.focus("#progress")
                page.keyboard.press("Home")
                until(page, "document.querySelector('.transition > svg').style.opacity === '1'")
                # Half of the way a view that moves is half of the way there.
                page.evaluate("""() => {
                    const field = document.querySelector('#progress')
                    field.value = '50'
                    field.dispatchEvent(new Event('input'))
                }""")
                page.wait_for_selector(f".transition [data-id='{LABEL}'][transform]")
                # The way back says the same the other way round.
                back = page.evaluate("shownScene.environments.find(one => one.sizeClass === 'compact-regular').name")
                page = pages.scene(*TIDE, e="regular-regular", m="transition", to=back)
                page.wait_for_selector("#transition-words h3")
                assert page.locator("#transition-words li").count() == lines
                # Between other environments there are the frames.
                page.select_option("#transition-goal", "canvas")
                until(page, "document.querySelector('#transition-words').textContent.includes('frames alone')")
                # From a device turned there is the command line, which prints the same.
                page = pages.scene(*TIDE, e="compact-regular", m="transition", to="iPhone 15 landscape")
                line = page.inner_text("#transition-words code")
                assert "--to-orientation landscape" in line
                printed = subprocess.run(line.replace("ninefold", self.sites["program"], 1) + " --format json", shell=True,
                                         capture_output=True, text=True)
                assert printed.returncode == 0, printed.stderr
                found = json.loads(printed.stdout)["documents"][0]["scenes"][0]
                assert page.locator("#transition-words li").count() == sum(len(found[name]) for name in [
                    "addedObjects", "addedConstraints", "removedObjects", "removedConstraints", "revalued", "added", "removed", "reframed"])
                pages.check()

    def test_resources(self):
        """Images, colours and fonts are drawn, with their variants and what lacks; a font that is not there is said to be missing."""
        with self.pages("resources") as pages:
            page = pages.open("#/resources")
            until(page, "[...document.querySelectorAll('.slots img')].length === 2"
                        " && [...document.querySelectorAll('.slots img')].every(one => one.naturalWidth > 0)")
            assert not list(pages.site.rglob("images/*.svg")), "a drawing of the project is a file of the site"
            assert page.locator(".slots .dark img").count() == 1 and page.locator(".slots .missing").count() == 1
            shown = page.evaluate("[...document.querySelectorAll('.swatch > span')].map(one => getComputedStyle(one).backgroundColor)")
            assert shown == ["rgb(255, 128, 0)", "rgba(0, 0, 255, 0.5)"], shown
            until(page, "document.fonts.size === 1 && [...document.fonts][0].status === 'loaded'")
            assert "project-font-0" in page.evaluate("document.querySelector('.specimen').style.fontFamily")
            assert "Gone-Regular" in page.inner_text("main") and "this one is missing" in page.inner_text("main")
            self.expect_whole(page, "#/resources-drawn", "wide")
            pages.check()

    def test_copying(self):
        """What is selected is copied, by keys too, and said; the command lines print what the page shows."""
        with self.pages() as pages:
            pages.context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = pages.scene(*TIDE, o=LABEL, t="layout")
            page.wait_for_selector("#panel h2")

            def pasted(name):
                page.focus(f".copies button:has-text('{name}')")
                page.keyboard.press("Enter")
                until(page, f"document.querySelector('#status').textContent.includes('Copied: {name}')")
                page.evaluate("""() => {
                    const field = document.createElement("textarea")
                    document.body.append(field)
                    field.focus()
                }""")
                page.keyboard.press("Control+V")
                text = page.evaluate("document.body.lastElementChild.value")
                page.evaluate("document.body.lastElementChild.remove()")
                return text

            page.focus(".tree")
            page.keyboard.press("c")
            assert page.evaluate("document.activeElement.closest('.copies') !== null")
            assert pasted("id") == LABEL
            assert re.fullmatch(r".*Tide\.storyboard:\d+:\d+", pasted("path"))
            assert re.fullmatch(r"[\d.]+ [\d.]+ [\d.]+ [\d.]+", pasted("frame"))
            assert re.fullmatch(r"<label .*</label>", pasted("XML"), re.S), pasted("XML")
            assert pasted("link") == page.url
            for tab in ("layout", "values"):
                page.click(f"#tab-{tab}")
                line = pasted("command line")
                outcome = subprocess.run(line.replace("ninefold", self.sites["program"], 1), shell=True, capture_output=True, text=True)
                assert outcome.returncode == 0 and outcome.stdout, (line, outcome.stderr)
            page.keyboard.press("Escape")
            page.click("#tab-scene")
            until(page, "document.querySelector('.row[aria-selected=true]') === null")
            for sheet in (None, "classes"):
                if sheet:
                    page.click(f"#sheet-{sheet}")
                    page.wait_for_selector(".matrix img")
                    page.click("#tab-scene")
                line = pasted("command line")
                outcome = subprocess.run(line.replace("ninefold", self.sites["program"], 1), shell=True, capture_output=True, text=True)
                assert outcome.returncode == 0 and "Tide" in outcome.stdout, (line, outcome.stderr)
            pages.check()
        with self.pages() as pages:
            # Where the browser gives no clipboard, the older way is taken.
            pages.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
            page = pages.scene(*TIDE, o=LABEL)
            page.click(".copies button >> nth=0")
            until(page, "document.querySelector('#status').textContent.startsWith('Copied')")
            pages.check()

    def test_map(self):
        """The map is moved and made larger by keys, buttons and the wheel, and keeps its middle."""
        with self.pages() as pages:
            page = pages.open("#/document?d=Tide.storyboard")
            until(page, "document.querySelector('.map img')?.naturalWidth > 0")
            width = "document.querySelector('.map').offsetWidth"
            page.focus(".scrolling")
            before = page.evaluate(width)
            page.keyboard.press("+")
            page.keyboard.press("+")
            assert page.evaluate(width) > before and "z=" in page.url
            page.keyboard.press("ArrowDown")
            page.keyboard.press("-")
            page.keyboard.press("0")
            assert page.evaluate(width) == before and "z=" not in page.url
            page.click("#map-larger")
            assert page.evaluate(width) > before and "%" in page.inner_text("#status")
            pages.check()

    def expect_whole(self, page, place, look):
        self.picture(page, re.sub(r"\W+", "-", place).strip("-") + "-" + look)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{place} {look}: {wide} pixels too wide"
        violations = axe(page)
        assert not violations, f"{place} {look}: {violations}"

    def test_navigation(self):
        """One goes from the documents to a document, a scene, back, and from a finding to its view."""
        with self.pages("all") as pages:
            page = pages.open()
            page.click("h2 >> text=Tide.storyboard")
            page.click(".cards a")
            page.wait_for_selector(".canvas svg")
            assert "Tide View Controller" in page.title()
            page.go_back()
            page.wait_for_selector(".map img")
            until(page, "document.querySelector('.map img').naturalWidth > 0")
            page.click(".map .place")
            page.wait_for_selector(".canvas svg")
            page.click("#page-findings")
            page.wait_for_selector(".findings a")
            count = page.locator(".findings li").count()
            rule = page.locator("#choice-rule option").nth(1).get_attribute("value")
            page.select_option("#choice-rule", rule)
            until(page, f"[...document.querySelectorAll('.findings li')].every(one => one.textContent.includes('{rule} '))")
            assert f"rule={rule}" in page.url and 0 < page.locator(".findings li").count() <= count
            page.select_option("#choice-rule", "")
            page.click("#contains")
            page.keyboard.type("a b", delay=20)
            until(page, "currentPlace().parameters.q === 'a b'")
            assert page.evaluate("document.activeElement.id") == "contains" and page.input_value("#contains") == "a b"
            page.fill("#contains", "")
            page.wait_for_selector(".findings a")
            message = page.inner_text(".findings a >> nth=0")
            page.click(".findings a >> nth=0")
            page.wait_for_selector(".row[aria-selected=true] .badge")
            until(page, "document.querySelector('#panel .findings a')")
            assert message in page.inner_text("#panel")
            lost = page.evaluate("""async () => {
                const { findings } = await ninefold.load("data/findings")
                return findings.filter(one => one.environments.length
                    && !one.environments.some(name => project.environments.some(other => other.name === name)))
            }""")
            assert not lost, f"findings in environments that the page does not have: {lost}"
            pages.check()

    def test_selection(self):
        """The tree, the picture and the inspector have one selection, which the address has."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            box = page.locator(f'.canvas [data-id="{LABEL}"] text').bounding_box()
            page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
            page.wait_for_selector(".row[aria-selected=true]")
            assert "Harbour" in page.inner_text(".row[aria-selected=true]")
            assert f"o={LABEL}" in page.url
            assert "Porthmellow" in page.inner_text("#panel")
            assert page.locator(".marks .selected").count() == 1 and page.locator(".marks line").count() > 0
            page.click("#tab-layout")
            text = page.inner_text("#panel")
            assert "Why x" in text and "12 79" not in text
            page.click("#tab-constraints")
            page.click("#panel .constraints a >> nth=0")
            until(page, "document.querySelector('#panel h2')?.textContent.includes('=')")
            page.click("#panel ul a >> nth=0")
            page.click("#tab-xml")
            assert page.inner_text("#panel pre").split("<", 1)[1].startswith(("label", "view", "viewLayoutGuide"))
            # The address alone leads to the same place.
            again = pages.open("#" + page.url.split("#", 1)[1])
            again.wait_for_selector("#tab-xml[aria-selected=true]")
            pages.check()

    def test_switches(self):
        """Each switch changes the picture, and what is prepared for none of a combination snaps and is said."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            def picture():
                return page.locator(".canvas svg title").first.text_content()
            before = picture()
            small = page.evaluate("project.environments.find(one => one.screen.startsWith('iPhone SE')).screen")
            page.select_option("#axis-screen", small)
            until(page, "document.querySelector('.canvas svg title').textContent.includes('iPhone SE')")
            assert picture() != before and "e=iPhone" in page.url
            page.select_option("#axis-style", "dark")
            until(page, "document.querySelector('.canvas svg title').textContent.includes('dark')")
            assert "nearest" in page.inner_text("#status")
            for axis, value in [("direction", "rtl"), ("contentSize", "accessibilityLarge"), ("language", "doubled")]:
                page.select_option(f"#axis-{axis}", value)
                until(page, f"document.querySelector('#axis-{axis}').value === '{value}'")
            page.keyboard.press("Escape")
            page.keyboard.press("]")
            page.click("summary")
            page.check("#overlay-frames")
            page.wait_for_selector(".canvas .layer path, .canvas .layer rect")
            page.click("#sheet-classes")
            until(page, "document.querySelectorAll('.matrix img').length === 9")
            page.click(".matrix a >> nth=4")
            page.wait_for_selector(".canvas svg")
            page.click("#sheet-all")
            until(page, "document.querySelectorAll('.stage .cards img').length === project.environments.length")
            page.click(".stage .cards a >> nth=3")
            page.wait_for_selector(".canvas svg")
            pages.check()

    def test_keyboard(self):
        """All is reached by keys: search, help, the tree, tabs."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            page.focus(".tree")
            names = []
            for key in ["ArrowDown", "ArrowDown", "End", "Home", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowRight"]:
                page.keyboard.press(key)
                page.wait_for_selector(".row[aria-selected=true]")
                names.append(page.inner_text(".row[aria-selected=true] .name"))
                assert page.get_attribute(".tree", "aria-activedescendant") == "row-selected"
            assert len(set(names)) > 2, names
            page.keyboard.press("Escape")
            until(page, "!document.querySelector('.row[aria-selected=true]')")
            page.keyboard.press("?")
            page.wait_for_selector("dialog[open]")
            assert not axe(page)
            page.keyboard.press("Escape")
            until(page, "!document.querySelector('dialog').open")
            page.keyboard.press("/")
            page.keyboard.type("harbour")
            until(page, "document.querySelector('#found')?.textContent.endsWith('2 of 2 documents')")
            assert page.evaluate("document.activeElement.id") == "search"
            page.click(".findings a")
            page.wait_for_selector(".row[aria-selected=true]")
            assert page.input_value("#search") == ""
            pages.check()

    def test_search_is_find(self):
        """The search finds what `ninefold find` finds."""
        for text in ["label", "Odv", "ui", "bird"]:
            listed = subprocess.run([self.sites["program"], "find", text, str(SAMPLES), "--format", "json"],
                                    capture_output=True, text=True).stdout
            count = sum(len(document["found"]) for document in json.loads(listed)["documents"])
            with self.pages("all") as pages:
                page = pages.open(f"#/search?q={text}")
                until(page, "/in (\\d+) of \\1 documents/.test(document.querySelector('#found')?.textContent)")
                assert page.inner_text("#found").startswith(f"{count} found"), (text, count, page.inner_text("#found"))
                pages.check()

    def test_hostile_names(self):
        """Names that would be markup are texts, and long ones are cut; documents that are broken are told, the rest works."""
        for name, width in WIDTHS.items():
            with self.pages("hostile", width=width) as pages:
                page = pages.open()
                assert "Broken.storyboard" in page.inner_text(".problem")
                for place in ["#/findings", "#/resources", "#/classes", "#/statistics", "#/search?q=script"]:
                    self.expect_whole(pages.open(place), place + "-hostile", name)
                document = page.evaluate("project.documents.find(one => one.scenes.length).path")
                page = pages.open("#/document?d=" + document.replace("&", "%26"))
                self.expect_whole(page, "#/document-hostile", name)
                page.click(".cards a")
                page.wait_for_selector(".canvas svg")
                page.focus(".tree")
                for _ in range(8):
                    page.keyboard.press("ArrowDown")
                    for tab in range(1, 7):
                        page.keyboard.press(str(tab))
                        page.focus(".tree")
                assert HOSTILE in page.inner_text(".tree")
                self.expect_whole(page, "#/scene-hostile", name)
                page = pages.open("#/document?d=Empty.storyboard")
                assert "no scenes" in page.inner_text("main")
                pages.check()

    def test_many_views(self):
        """Of a scene of 20,000 views only the rows exist that are seen, also at the end, and one scrolls at once."""
        with self.pages("large") as pages:
            page = pages.scene("Large.storyboard", "s1")
            assert page.locator(".row").count() < 100
            page.focus(".tree")
            page.keyboard.press("End")
            page.wait_for_selector(".row[aria-selected=true]")
            assert page.get_attribute(".row[aria-selected=true]", "aria-posinset") == "20000"
            assert page.locator(".row").count() < 100
            spent = page.evaluate("""() => {
                const tree = document.querySelector(".tree"), start = performance.now()
                for (let step = 0; step < 100; step += 1) { tree.scrollTop = step * 5000; shownScene.outline.draw() }
                return (performance.now() - start) / 100
            }""")
            assert spent < 16, f"{spent} ms for a frame of scrolling"
            pages.check()

    def test_files_that_lack(self):
        """Where data are missing the page says so, and the rest works."""
        copy = self.sites["folder"] / "damaged"
        shutil.copytree(self.sites["samples"], copy)
        (copy / "data" / "findings.js").unlink()
        with Pages(self.browser, copy) as pages:
            page = pages.open("#/findings")
            page.wait_for_selector(".problem")
            assert "findings.js" in page.inner_text(".problem")
            page.click("#page-statistics")
            page.wait_for_selector("main table")
            page = pages.open("#/scene?d=nowhere")
            page.wait_for_selector(".problem")

    def test_without_scripts(self):
        """Without JavaScript the documents, scenes and pictures are plain links."""
        with self.pages(script=False) as pages:
            page = pages.page
            page.goto((pages.site / "index.html").as_uri())
            page.click("noscript a") if page.locator("noscript a").count() else page.click("a")
            links = page.eval_on_selector_all("a", "all => all.map(one => one.getAttribute('href'))")
            assert len(links) >= 2 and all((pages.site / one).is_file() for one in links), links
            self.picture(page, "plain")
            pages.check()

    def test_print(self):
        """A printed scene has its picture, and neither fields nor menus."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            page.emulate_media(media="print")
            assert page.locator(".canvas").is_visible() and not page.locator("#axis-screen").is_visible()
            pages.check()

    def test_budgets(self):
        """The first view takes less than 300 KB, and a scene and a project of 1,000 scenes are there soon; the times are printed."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            size = sum(file.stat().st_size for file in set(pages.files))
            print(f"    first view {size / 1000:.0f} KB in {len(set(pages.files))} files, scene {scene_time(page):.0f} ms")
            assert 20_000 < size < 300_000
            pages.check()
        copy = self.sites["folder"] / "many"
        many_scenes(self.sites["samples"], copy)
        with Pages(self.browser, copy) as pages:
            spent = first_time(pages)
            size = sum(file.stat().st_size for file in set(pages.files))
            print(f"    1,000 scenes: {spent:.0f} ms, {size / 1000:.0f} KB")
            assert pages.page.locator(".chips li").count() == 1000
            pages.check()


def failures(checks, wanted):
    """Tries the checks, all where none is wanted, and prints how each ended; gives the number of those that failed."""
    failed = 0
    for name in [name for name in dir(checks) if name.startswith("test") and (not wanted or name in wanted)]:
        try:
            getattr(checks, name)()
            print(f"ok      {name}", flush=True)
        except Exception:  # each check is tried, whatever happens in another
            failed += 1
            print(f"FAILED  {name}: {getattr(checks, name).__doc__}")
            traceback.print_exc()
    return failed


def main():
    program, chromium = sys.argv[1:3]
    kept = Path(sys.argv[3]).resolve() if sys.argv[3:] and sys.argv[3] else None
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        hostile_project(folder / "hostile-project")
        large_project(folder / "large-project")
        versions_project(folder / "versions-project")
        resources_project(folder / "resources-project")
        sources = {"samples": SAMPLES / "TideTable", "all": SAMPLES, "hostile": folder / "hostile-project",
                   "large": folder / "large-project", "versions": folder / "versions-project" / "App",
                   "resources": folder / "resources-project"}
        sites = {"program": program, "folder": folder}
        for name, source in sources.items():
            more = {"large": ["--device", "iPhone SE"], "versions": ["--against", "HEAD"]}.get(name, [])
            outcome = subprocess.run([program, "browse", str(source), "--output", str(folder / name)] + more,
                                     capture_output=True, text=True)
            assert outcome.returncode < 2, outcome.stderr
            sites[name] = folder / name
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            checks = Checks(browser, sites, kept)
            failed = failures(checks, sys.argv[4:])
            browser.close()
    print(f"test-pages: {failed} failed" if failed else "test-pages: all is as it should be")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
