"""Tries the page of `ninefold serve`, and the edges of windows, in a browser: see Scripts/test-pages."""
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import parse_qs, urlencode

from playwright.sync_api import sync_playwright

from test_pages import (HOSTILE, LABEL, SAMPLES, TIDE, WIDTHS, Pages, axe, failures, hostile_project, label, storyboard,
                        until)


class Server:
    """A server that runs until the block ends."""

    def __init__(self, program, *words):
        self.process = subprocess.Popen([program, "serve", *map(str, words)], stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:"), self.url

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class ServedPages(Pages):
    """A browser with the page of a server open, and what went wrong in it."""

    def __init__(self, browser, server, **more):
        self.url = server.url
        self.bytes = 0
        super().__init__(browser, None, **more)
        self.page.on("response", self.count)

    def note(self, request):
        if not request.url.startswith((self.url, "data:")):
            self.errors.append("asks another server for " + request.url)

    def count(self, response):
        if response.url.startswith(self.url) and "events?" not in response.url:
            self.bytes += int(response.headers.get("content-length", 0))

    def open(self, place=""):
        self.page.goto("about:blank")
        self.page.goto(self.url + place)
        self.page.wait_for_selector("main h1, main .problem")
        return self.page


def options(page):
    """The options of the environment that the address names."""
    found = parse_qs(page.evaluate("currentPlace().parameters.l ?? ''"), keep_blank_values=True)
    return {name: values[0] for name, values in found.items()}


def large_scene(count):
    """A storyboard of a scene with as many views, each of which constraints hold to the edges and to the one before."""
    views = "".join(
        f'<label text="Label {index}" translatesAutoresizingMaskIntoConstraints="NO" id="v{index}">'
        f'<rect key="frame" x="8" y="{index}" width="100" height="20"/></label>' for index in range(count))
    def constraint(name, first, one, second, other, constant):
        return (f'<constraint firstItem="{first}" firstAttribute="{one}" secondItem="{second}" secondAttribute="{other}" '
                f'constant="{constant}" id="{name}"/>')
    constraints = "".join(
        constraint(f"l{index}", f"v{index}", "leading", "root", "leading", 8)
        + constraint(f"t{index}", "root", "trailing", f"v{index}", "trailing", 8)
        + constraint(f"y{index}", f"v{index}", "top", *(("root", "top") if index == 0 else (f"v{index - 1}", "top")), 1)
        for index in range(count))
    return storyboard(views).replace("</subviews>", f"</subviews><constraints>{constraints}</constraints>")


class Checks:
    """Each method that begins with `test` is tried; its text says what must hold."""

    def __init__(self, browser, program, folder, kept):
        self.browser, self.program, self.folder, self.kept = browser, program, folder, kept

    def serve(self, *words):
        return Server(self.program, *words)

    def database(self):
        database = self.folder / "tide.db"
        if not database.exists():
            subprocess.run([self.program, "import", str(SAMPLES / "TideTable"), "--database", str(database)], check=True,
                           capture_output=True)
        return database

    def picture(self, page, name):
        if self.kept:
            page.screenshot(path=str(self.kept / f"served-{name}.png"))

    def expect_whole(self, page, name):
        self.picture(page, name)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name}: {wide} pixels too wide"
        violations = axe(page)
        assert not violations, f"{name}: {violations}"

    def test_pages(self):
        """Every page opens at each width in light and dark, with no error and no violation of axe."""
        with self.serve("--database", self.database()) as server:
            for scheme in ("light", "dark"):
                for name, width in WIDTHS.items():
                    with ServedPages(self.browser, server, width=width, scheme=scheme) as pages:
                        for place in ["", "#/document?d=Tide.storyboard", "#/findings", "#/resources", "#/statistics", "#/sql",
                                      "#/sql?" + urlencode({"q": "SELECT object, element, class FROM objects"})]:
                            page = pages.open(place)
                            page.wait_for_timeout(200)
                            self.expect_whole(page, f"{re.sub(chr(92) + 'W+', '-', place)[:20]}-{scheme}-{name}")
                        page = pages.scene(*TIDE, o=LABEL)
                        self.expect_whole(page, f"scene-{scheme}-{name}")
                        page = pages.scene(*TIDE, l="size=500x700&style=dark", t="layout")
                        self.expect_whole(page, f"live-{scheme}-{name}")
                        pages.check()

    def test_switches(self):
        """Any screen goes with any choice; the address leads to the same place, and the reasons are of it."""
        with self.serve(SAMPLES / "TideTable") as server, ServedPages(self.browser, server) as pages:
            page = pages.scene(*TIDE, o=LABEL, t="layout")
            pad = page.evaluate("shownScene.devices.find(one => one.idiom === 'pad' && one.landscape.windows.length > 2).name")
            page.select_option("#axis-screen", f"device={pad}")
            until(page, f"document.querySelector('.canvas svg title').textContent.includes('{pad}')")
            page.select_option("#axis-orientation", "landscape")
            until(page, "document.querySelector('#environment').textContent.includes('landscape')")
            share = page.evaluate("shownScene.devices.find(one => one.name === shownScene.view.layout.device).landscape.windows[1].share")
            page.select_option("#axis-window", share)
            for axis, value, name in [("style", "dark", "style"), ("direction", "rtl", "direction"), ("keyboard", "docked", "keyboard"),
                                      ("contentSize", "accessibilityExtraLarge", "content-size"), ("language", "pseudo", "pseudo")]:
                page.select_option(f"#axis-{axis}", value)
                until(page, f"new URLSearchParams(currentPlace().parameters.l).has('{name}')")
            assert options(page) == {
                "device": pad, "orientation": "landscape", "window": share, "style": "dark", "direction": "rtl", "keyboard": "docked",
                "content-size": "accessibilityExtraLarge", "pseudo": ""}, options(page)
            until(page, "document.querySelector('#environment').textContent.includes('pseudo')")
            until(page, "document.querySelector('#panel h3 ~ h3')?.textContent.startsWith('Why')")
            until(page, "shownScene.findings !== null")
            title = page.locator(".canvas svg title").first.text_content()
            panel = page.inner_text("#panel")
            again = pages.open("#" + page.url.split("#", 1)[1])
            again.wait_for_selector(".canvas svg")
            until(page, "document.querySelector('#environment').textContent.includes('pseudo')")
            until(page, "document.querySelector('#panel h3 ~ h3')?.textContent.startsWith('Why')")
            until(page, "shownScene.findings !== null")
            assert again.locator(".canvas svg title").first.text_content() == title
            assert again.inner_text("#panel") == panel, (again.inner_text("#panel"), panel)
            # What is prepared has its own name in the address again.
            page.select_option("#axis-screen", "size-class=any-compact")
            until(page, "new URLSearchParams(currentPlace().parameters.l).get('size-class') === 'any-compact'")
            for axis in ("style", "direction", "contentSize", "language"):
                page.select_option(f"#axis-{axis}", "")
            until(page, "currentPlace().parameters.e === 'any-compact' && !currentPlace().parameters.l")
            page.select_option("#axis-screen", "")
            until(page, "currentPlace().parameters.e === 'canvas'")
            pages.check()

    def test_drag(self):
        """An edge that is dragged is followed by the layout; where it is left the address stays, and the reasons are there."""
        with self.serve(SAMPLES / "TideTable") as server, ServedPages(self.browser, server) as pages:
            page = pages.scene(*TIDE, o=LABEL, t="layout")
            page.evaluate("""() => {
                window.sizes = []
                const former = shownScene.showSize.bind(shownScene)
                shownScene.showSize = view => { window.sizes.push(view.layout.size.join("x")); former(view) }
            }""")
            edge = page.locator("#edge-width").bounding_box()
            x, y = edge["x"] + edge["width"] / 2, max(edge["y"], 0) + 100
            page.mouse.move(x, y)
            page.mouse.down()
            for step in range(40):
                page.mouse.move(x - step * 2, y)
                page.wait_for_timeout(20)
            until(page, "window.sizes.at(-1) === '297x667'")
            page.mouse.up()
            until(page, "new URLSearchParams(currentPlace().parameters.l).get('size') === '297x667'")
            sizes = page.evaluate("window.sizes")
            assert len(set(sizes)) > 10, sizes
            until(page, "document.querySelector('#panel h3 ~ h3')?.textContent.startsWith('Why')")
            assert "297x667" in page.inner_text("#environment")
            assert page.get_attribute("#edge-width", "aria-valuenow") == "297"
            # The corner moves both, and keys move as many points as they say.
            page.locator(".edge.corner").scroll_into_view_if_needed()
            corner = page.locator(".edge.corner").bounding_box()
            page.mouse.move(corner["x"] + 6, corner["y"] + 6)
            page.mouse.down()
            page.mouse.move(corner["x"] + 26, corner["y"] - 14, steps=5)
            page.mouse.up()
            until(page, "new URLSearchParams(currentPlace().parameters.l).get('size') === '317x647'")
            page.focus("#edge-height")
            for key in ["ArrowDown", "ArrowDown", "Shift+ArrowDown", "ArrowUp", "PageUp"]:
                page.keyboard.press(key)
            until(page, "new URLSearchParams(currentPlace().parameters.l).get('size') === '317x608'")
            assert page.evaluate("document.activeElement.id") == "edge-height"
            page.focus("#edge-width")
            page.keyboard.press("Home")
            until(page, "new URLSearchParams(currentPlace().parameters.l).get('size') === '100x608'")
            # On a pad the window stays one of the pad.
            page = pages.scene(*TIDE, l="device=iPad Pro 11")
            size = page.evaluate("shownScene.view.layout.size")
            page.focus("#edge-width")
            page.keyboard.press("PageUp")
            until(page, "new URLSearchParams(currentPlace().parameters.l).has('window')")
            assert options(page) == {"device": "iPad Pro 11", "window": f"{size[0] - 50:.0f}x{size[1]:.0f}"}, options(page)
            pages.check()

    def test_snapping(self):
        """On a page in a folder the edge goes to the nearest window that is prepared."""
        site = self.folder / "site"
        subprocess.run([self.program, "browse", str(SAMPLES / "TideTable"), "--output", str(site)], capture_output=True)
        with Pages(self.browser, site) as pages:
            page = pages.scene(*TIDE, e="compact-regular")
            page.focus("#edge-width")
            for _ in range(8):
                page.keyboard.press("PageDown")
            until(page, "document.querySelector('#environment').textContent.startsWith('any-regular')")
            edge = page.locator("#edge-width").bounding_box()
            page.mouse.move(edge["x"] + 6, edge["y"] + 60)
            page.mouse.down()
            page.mouse.move(edge["x"] - 900, edge["y"] + 60, steps=12)
            page.mouse.up()
            until(page, "document.querySelector('#environment').textContent.includes('compact-')")
            pages.check()

    def test_changes(self):
        """What changes is shown, and what is selected, open and scrolled stays; what cannot be read is named."""
        project = self.folder / "changing"
        shutil.copytree(SAMPLES / "TideTable", project)
        file = project / "Tide.storyboard"
        former = file.read_text(encoding="utf-8")
        with self.serve(project) as server, ServedPages(self.browser, server) as pages:
            page = pages.scene(*TIDE, o=LABEL, t="xml", l="size=400x600")
            page.focus(".tree")
            page.evaluate("scrollTo(0, 40); document.querySelector('.stage').scrollTop = 10")
            place = page.url
            scroll = page.evaluate("[scrollY, document.querySelector('.stage').scrollTop]")
            file.write_text(former.replace("Porthmellow", "Polperro"), encoding="utf-8")
            until(page, "document.querySelector('#panel pre')?.textContent.includes('Polperro')")
            until(page, "document.querySelector('.canvas svg').textContent.includes('Polperro')")
            assert page.url == place
            assert "Harbour" in page.inner_text(".row[aria-selected=true]")
            assert page.evaluate("[scrollY, document.querySelector('.stage').scrollTop]") == scroll
            assert page.evaluate("document.activeElement.className") == "tree"
            assert "changed" in page.inner_text("#status")
            file.write_text("<document>", encoding="utf-8")
            page.wait_for_selector("main .problem")
            assert "Tide.storyboard" in page.inner_text("main .problem")
            page.click("#page-documents")
            page.wait_for_selector(".document")
            # A card is drawn, and its text read by inner_text, not before it is seen.
            assert "Tide.storyboard" in page.inner_text(".problems") and "Legend.xib" in page.text_content("main")
            page.go_back()
            page.wait_for_selector("main > .problem")
            file.write_text(former, encoding="utf-8")
            page.wait_for_selector(".canvas svg")
            assert "Porthmellow" in page.inner_text("#panel")
            # A list is renewed where it stands.
            page.click("#page-documents")
            page.wait_for_selector(".document")
            shutil.copy(file, project / "Added.storyboard")
            until(page, "document.querySelector('main').textContent.includes('Added.storyboard')")
            pages.check()

    def test_console(self):
        """A question gives a table and files; what does more than read is refused; a page of files says what has a console."""
        with self.serve("--database", self.database()) as server, ServedPages(self.browser, server) as pages:
            page = pages.open("#/sql")
            page.select_option("#question", label="Which custom classes are used, and how often?")
            page.wait_for_selector("main table")
            assert "TideViewController" in page.inner_text("main table") and "custom_class" in page.url
            with page.expect_download() as download:
                page.click("text=Comma-separated values")
            assert Path(download.value.path()).read_bytes().startswith(b"custom_class,element,count(*)\r\n")
            page.fill("#query", "SELECT '<b>' AS \"<i>\", NULL AS n")
            page.click("#run")
            until(page, "document.querySelector('main td')?.textContent === '<b>'")
            assert page.inner_text("main th >> nth=0") == "<i>"
            self.picture(page, "console")
            pages.check()
            page.fill("#query", "DELETE FROM document")
            page.keyboard.press("Control+Enter")
            page.wait_for_selector("#refusal")
            assert "read" in page.inner_text("#refusal"), page.inner_text("#refusal")
        with self.serve(SAMPLES / "TideTable") as server, ServedPages(self.browser, server) as pages:
            assert "ninefold serve --database" in pages.open("#/sql").inner_text("main")
            pages.check()

    def test_findings(self):
        """The check runs when somebody looks, and each finding leads to an environment that the page has."""
        with self.serve(SAMPLES) as server, ServedPages(self.browser, server) as pages:
            page = pages.open("#/findings")
            page.wait_for_selector(".findings a")
            lost = page.evaluate("""async () => {
                const { findings } = await ninefold.load("data/findings")
                return findings.filter(one => one.environments.length
                    && !one.environments.some(name => project.environments.some(other => other.name === name)))
            }""")
            assert not lost, lost
            message = page.inner_text(".findings a >> nth=0")
            page.click(".findings a >> nth=0")
            page.wait_for_selector(".canvas svg")
            until(page, "document.querySelector('#panel .findings a')")
            assert message in page.inner_text("#panel")
            pages.check()

    def test_hostile_names(self):
        """Names that would be markup are texts on a served page too."""
        project = self.folder / "hostile"
        hostile_project(project)
        with self.serve(project) as server, ServedPages(self.browser, server) as pages:
            page = pages.open()
            assert "Broken.storyboard" in page.inner_text(".problem")
            document = page.evaluate("project.documents.find(one => one.scenes.length).path")
            page = pages.scene(document, HOSTILE, o=HOSTILE, l="size=400x600")
            assert HOSTILE in page.inner_text(".tree")
            page = pages.open("#/document?" + urlencode({"d": document}))
            until(page, "[...document.querySelectorAll('main img')].every(one => one.naturalWidth > 0)")
            pages.check()

    def test_two_tabs_and_the_end(self):
        """Two tabs follow one server; when it has ended, both say so and do not fail."""
        with self.serve(SAMPLES / "TideTable") as server, ServedPages(self.browser, server) as one, \
                ServedPages(self.browser, server) as other:
            for pages in (one, other):
                pages.scene(*TIDE)
                pages.check()
            server.process.terminate()
            server.process.wait()
            one.page.select_option("#axis-style", "dark")
            until(one.page, "document.querySelector('#status').textContent.includes('does not answer') "
                            "|| document.querySelector('main .problem')?.textContent.includes('does not answer')")

    def test_budgets(self):
        """A project of 1,000 scenes opens with less than 300 KB; its time and that of a drag of 500 views are printed."""
        project = self.folder / "many"
        project.mkdir()
        for number in range(1000):
            (project / f"Scene{number}.storyboard").write_text(
                storyboard(label("l1", f"Label {number}"), scene=f"s{number}", title=f"Scene{number}"), encoding="utf-8")
        start = time.monotonic()
        with self.serve(project) as server:
            print(f"    1,000 documents are served after {time.monotonic() - start:.2f} s")
            with ServedPages(self.browser, server) as pages:
                spent = []
                for _ in range(5):
                    pages.bytes = 0
                    spent.append(pages.open().evaluate("performance.now()"))
                    assert pages.page.locator(".chips li").count() == 1000
                print(f"    1,000 scenes: {min(spent):.0f} ms, first view {pages.bytes / 1000:.0f} KB")
                assert 20_000 < pages.bytes < 300_000, pages.bytes
                pages.check()
            start = time.monotonic()
            with ServedPages(self.browser, server) as pages:
                page = pages.open()
                (project / "Scene7.storyboard").write_text(storyboard(label("l1", "Other"), title="Renamed"), encoding="utf-8")
                until(page, "document.querySelector('main').textContent.includes('Renamed')")
                print(f"    a change among 1,000 documents is shown after {time.monotonic() - start:.2f} s")
        project = self.folder / "views"
        project.mkdir()
        for count in (50, 500):
            (project / f"Views{count}.storyboard").write_text(large_scene(count), encoding="utf-8")
        with self.serve(project) as server, ServedPages(self.browser, server) as pages:
            for count in (50, 500):
                page = pages.scene(f"Views{count}.storyboard", "s1", l="size=400x700")
                rate = page.evaluate("""async () => {
                    const page = shownScene
                    let shown = 0, asked = 0
                    const start = performance.now()
                    while (performance.now() - start < 3000) {
                        const begun = performance.now()
                        const view = await ask(`${page.base}/live.json?size=${400 + shown % 200}x700&quick=`)
                        asked += performance.now() - begun
                        page.showSize(view)
                        shown += 1
                        await new Promise(requestAnimationFrame)
                    }
                    return [shown / (performance.now() - start) * 1000, asked / shown]
                }""")
                print(f"    {count} views: {rate[0]:.0f} layouts a second, {rate[1]:.0f} ms each at the server")
            pages.check()


def main():
    program, chromium = sys.argv[1:3]
    kept = Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else None
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        checks = Checks(browser, program, Path(temporary), kept)
        failed = failures(checks, sys.argv[4:])
        browser.close()
    print(f"test-served: {failed} failed" if failed else "test-served: all is as it should be")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
