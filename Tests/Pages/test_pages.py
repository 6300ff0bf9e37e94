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


class Pages:
    """A browser with one site open, and what went wrong in it."""

    def __init__(self, browser, site, width=1280, scheme="light", script=True):
        self.context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=script,
            reduced_motion="reduce")
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
        page.wait_for_selector(".canvas svg" if "m" not in more else ".stage img")
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
        places = ["", "#/document?d=Tide.storyboard", "#/findings", "#/resources", "#/classes", "#/statistics", "#/search?q=tide"]
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
        """The first view takes less than 300 KB; the times of a scene and of a project of 1,000 scenes are printed."""
        with self.pages() as pages:
            page = pages.scene(*TIDE)
            first = set(pages.files)
            size = sum(file.stat().st_size for file in first)
            spent = page.evaluate("""async () => {
                const start = performance.now()
                const view = await ScenePage.open(project, currentPlace().parameters)
                await view.show({})
                return performance.now() - start
            }""")
            print(f"    first view {size / 1000:.0f} KB in {len(first)} files, scene {spent:.0f} ms")
            assert 20_000 < size < 300_000
            pages.check()
        copy = self.sites["folder"] / "many"
        shutil.copytree(self.sites["samples"], copy)
        script = (copy / "data" / "project.js").read_text(encoding="utf-8")
        start, end = script.index("'") + 1, script.rindex("'")
        data = json.loads(re.sub(r"\\(.)", lambda match: {"n": "\n"}.get(match[1], match[1]), script[start:end]))
        listing, files = data["listing"][1], data["files"][1]
        data["listing"] = [{**listing, "path": f"Folder/{index}.storyboard", "scenes": listing["scenes"] * 10}
                           for index in range(100)]
        data["files"] = [{**files, "pictures": files["pictures"] * 10}] * 100
        text = json.dumps(data).replace("\\", "\\\\").replace("'", "\\'")
        (copy / "data" / "project.js").write_text(f"ninefold.receive(\"data/project\", '{text}');", encoding="utf-8")
        with Pages(self.browser, copy) as pages:
            # Other programs take their share of the machine: the best of five counts.
            spent = min(pages.open().evaluate("performance.now()") for _ in range(5))
            assert pages.page.locator(".chips li").count() == 1000
            print(f"    1,000 scenes: {spent:.0f} ms")
            pages.check()


def main():
    program, chromium = sys.argv[1:3]
    kept = Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else None
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        hostile_project(folder / "hostile-project")
        large_project(folder / "large-project")
        sources = {"samples": SAMPLES / "TideTable", "all": SAMPLES, "hostile": folder / "hostile-project",
                   "large": folder / "large-project"}
        sites = {"program": program, "folder": folder}
        for name, source in sources.items():
            more = ["--device", "iPhone SE"] if name == "large" else []
            outcome = subprocess.run([program, "browse", str(source), "--output", str(folder / name)] + more,
                                     capture_output=True, text=True)
            assert outcome.returncode < 2, outcome.stderr
            sites[name] = folder / name
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            checks = Checks(browser, sites, kept)
            for name in [name for name in dir(checks) if name.startswith("test")]:
                try:
                    getattr(checks, name)()
                    print(f"ok      {name}")
                except Exception:  # each check is tried, whatever happens in another
                    failed += 1
                    print(f"FAILED  {name}: {getattr(checks, name).__doc__}")
                    traceback.print_exc()
            browser.close()
    print(f"test-pages: {failed} failed" if failed else "test-pages: all is as it should be")
    sys.exit(1 if failed else 0)


main()
