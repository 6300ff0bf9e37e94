import Foundation
import TestSupport
import Testing

/// `ninefold browse`: the files of the page, and the data in them. `Scripts/test-pages` tries the page in a
/// browser.
struct BrowseCommandTests {
  private static let hostile = "</script><script>alert('1')</script>"

  private static func storyboard(_ views: [String]) -> String { Fixtures.storyboard(views) }

  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let views = [
      Fixtures.laidOut("view", "v1"), Fixtures.laidOut("label", "l1", "text=\"It's &quot;1&quot; \\ here\""),
    ]
    let edges = [
      Fixtures.constraint("k1", ("v1", "leading"), ("root", "leading"), 8),
      Fixtures.constraint("k2", ("v1", "top"), ("root", "top"), 8),
    ]
    try directory.write(Fixtures.storyboard(views, constraints: edges), to: "App/A.storyboard")
    try directory.write(Fixtures.xib(Fixtures.view("one") + Fixtures.view("two")), to: "App/Views/Cell.xib")
    return directory
  }

  /// The first answer of a command for a scene of the project, as JSON.
  private func answer(_ words: [String], in directory: TemporaryDirectory) throws -> JSON {
    let outcome = try Fixtures.ninefold.run(words + ["--format", "json"], in: directory.url)
    return try JSON(outcome.output)
  }

  @Test func `a site has its page, and data of each document, scene and environment`() throws {
    let site = try WrittenSite(["App"], in: try Self.project())
    #expect(site.outcome.code == 0, "\(site.outcome.errors)")
    #expect(
      site.outcome.output == "Site/index.html: 2 documents, 2 scenes, 31 pictures, 0 refused\n",
      "\(site.outcome)")
    let files = site.files
    let page = [
      "index.html", "list.html", "page.css", "page.js", "texts.js", "data/project.js", "data/findings.js",
      "data/resources.js", "data/0/names.js", "data/0/map.js", "data/0/0/scene.js", "data/1/0/scene.js",
      "pictures/A/map.svg", "pictures/A/Form-s1.svg", "pictures/Views/Cell.svg",
    ]
    for name in page { #expect(files.contains(name), "\(name) of \(files.sorted())") }
    let project = try site.data("data/project")
    guard case .array(let environments)? = project["environments"] else { throw Missing() }
    let names = environments.map { $0["name"] }
    #expect(names.count == 15 && names.first == .string("canvas"))
    #expect(environments.count { $0["sizeClass"] != .null } == 9)
    for number in environments.indices {
      let view = try site.data("data/0/0/\(number)")
      #expect(view["environment"] == names[number])
    }
    // Each script that the page loads is there, and nothing comes from elsewhere.
    let index = try site.text("index.html")
    for match in index.matches(of: /src="([^"]+)"/) { #expect(files.contains(String(match.1))) }
    #expect(!index.contains("http:") && !index.contains("https:"))
    #expect(index.contains("default-src 'none'") && !index.contains("unsafe"))
  }

  /// A member that the data lack.
  private struct Missing: Error {}

  private func first(_ value: JSON?, _ names: String...) throws -> JSON {
    var value = value
    for name in names {
      guard case .array(let elements)? = value?[name], let element = elements.first else { throw Missing() }
      value = element
    }
    return try #require(value)
  }

  @Test func `the data are what the commands print`() throws {
    let directory = try Self.project()
    let site = try WrittenSite(["App"], in: directory)
    let project = try site.data("data/project")
    let listed = try answer(["scenes", "App"], in: directory)
    #expect(project["listing"] == listed["documents"])
    let view = try site.data("data/0/0/0")
    let layout = try answer(["layout", "App/A.storyboard"], in: directory)
    #expect(view["layout"] == (try first(layout, "documents", "scenes")))
    let phone = try answer(["layout", "App/A.storyboard", "--device", "iPhone 15"], in: directory)
    #expect(try site.data("data/0/0/6")["layout"] == (try first(phone, "documents", "scenes")))
    let scene = try site.data("data/0/0/scene")
    let matrix = try answer(["matrix", "App/A.storyboard"], in: directory)
    #expect(scene["matrix"] == (try first(matrix, "documents", "scenes")))
    let segues = try answer(["segues", "App/A.storyboard"], in: directory)
    #expect(scene["segues"] == (try first(segues, "documents", "scenes")))
    let findings = try answer(["check", "App"], in: directory)
    #expect(try site.data("data/findings")["findings"] == findings["findings"])
    let assets = try answer(["assets", "App"], in: directory)
    #expect(try site.data("data/resources")["assets"]?["assets"] == assets["assets"])
    let transition = try answer(
      [
        "transition", "App/A.storyboard", "--device", "iPhone 15", "--from", "compact-compact", "--to",
        "compact-regular",
      ], in: directory)
    let prepared = try first(try site.data("data/0/0/transitions"), "transitions")
    #expect(prepared["from"] == .number(5) && prepared["to"] == .number(6))
    #expect(prepared["transition"] == (try first(transition, "documents", "scenes")))
    let devices = try answer(["devices"], in: directory)
    #expect(try site.data("data/devices")["devices"] == devices["devices"])
    // Each object is explained as `explain` does, and each frame as `layout --why`.
    guard case .array(let objects)? = scene["objects"], case .array(let constraints)? = scene["constraints"],
      case .array(let reasons)? = view["why"]
    else { throw Missing() }
    #expect(objects.map { $0["id"] } == ["c1", "root", "v1", "l1"].map { .string($0) })
    for object in objects + constraints {
      guard case .string(let id)? = object["id"] else { throw Missing() }
      let explained = try answer(["explain", "App/A.storyboard", "--object", id], in: directory)
      #expect(object["object"] == (try first(explained, "documents", "scenes"))["object"], "\(id)")
    }
    #expect(reasons.count == 3)
    for reason in reasons {
      guard case .string(let id)? = reason["view"]?["id"] else { throw Missing() }
      let why = try answer(["layout", "App/A.storyboard", "--why", id], in: directory)
      #expect(reason["view"] == (try first(why, "documents", "scenes"))["view"], "\(id)")
    }
    let drawn = try Fixtures.ninefold.run(
      ["render", "App/A.storyboard", "--output", "Drawn"], in: directory.url)
    #expect(drawn.code == 0)
    let picture = try String(
      contentsOf: directory.url.appending(path: "Drawn/A/Form-s1.svg"), encoding: .utf8)
    let shown = try site.text("pictures/A/Form-s1.svg")
    #expect(view["svg"] == .string(shown))
    // The pictures differ in their titles alone, which name the environment.
    #expect(shown.replacing("Form (s1), canvas", with: "Form (s1)") == picture)
  }

  @Test func `constraints are sentences, and the lines of a scene are those of its file`() throws {
    let site = try WrittenSite(["App/A.storyboard"], in: try Self.project())
    let scene = try site.data("data/0/0/scene")
    let constraint = try first(scene, "constraints")
    #expect(constraint["sentence"] == .string("view 2.leading = view 1.leading + 8"))
    #expect(constraint["equation"] == .string("v1.leading = root.leading + 8"))
    #expect(constraint["items"] == .array([.string("v1"), .string("root")]))
    guard case .string(let xml)? = scene["xml"]?["text"], case .number(let line)? = scene["xml"]?["line"],
      case .array(let objects)? = scene["objects"], case .number(let place)? = objects[2]["line"]
    else { throw Missing() }
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[Int(place - line)].contains("id=\"v1\""))
    #expect(lines.first?.contains("<objects>") == true)
  }

  @Test func `names that would be markup or the end of a script are texts`() throws {
    let directory = try TemporaryDirectory()
    let name = Self.hostile.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let view = "<label text=\"\(name)\" userLabel=\"__proto__\" id=\"\(name)\"/>"
    let document = Fixtures.storyboard([view]).replacing("<!--Form-->", with: "<!--\(Self.hostile)-->")
    try directory.write(document, to: "App/<b>.storyboard")
    let site = try WrittenSite(["App"], in: directory)
    #expect(site.outcome.code < 2, "\(site.outcome.errors)")
    let list = try site.text("list.html")
    #expect(!list.contains("<script") && !list.contains("<b>") && list.contains("&lt;b&gt;.storyboard"))
    let object = try first(try site.data("data/0/names"), "found")
    #expect(object["value"] == .string("s1"))
    guard case .array(let objects)? = try site.data("data/0/0/scene")["objects"] else { throw Missing() }
    #expect(objects.last?["id"] == .string(Self.hostile))
    #expect(objects.last?["object"]?["others"]?["userLabel"] == .string("__proto__"))
  }

  @Test func `a document that cannot be read is said on the page, and the others are there`() throws {
    let directory = try Self.project()
    try directory.write("<document>", to: "App/Broken.xib")
    let site = try WrittenSite(["App"], in: directory)
    #expect(site.outcome.code == 1)
    #expect(site.outcome.output.contains("2 documents, 2 scenes, 31 pictures, 1 refused"))
    #expect(try site.text("list.html").contains("Broken.xib"))
    guard case .array(let refusals)? = try site.data("data/project")["refusals"],
      case .string(let line)? = refusals.first
    else { throw Missing() }
    #expect(line.contains("Broken.xib") && site.outcome.errors.contains("Broken.xib"))
  }

  @Test func `documents without scenes, and of platforms that are not laid out, have their places`() throws {
    let directory = try TemporaryDirectory()
    let mac = Fixtures.xib("<customView id=\"w\"/>").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
      .replacing("com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "com.apple.InterfaceBuilder3.Cocoa.XIB")
    try directory.write(mac, to: "App/Mac.xib")
    let empty = Fixtures.storyboard([])
    let scenes = try #require(empty.range(of: "<scenes>")?.upperBound)
    let end = try #require(empty.range(of: "</scenes>")?.lowerBound)
    try directory.write(empty.replacingCharacters(in: scenes..<end, with: ""), to: "App/Empty.storyboard")
    let site = try WrittenSite(["App"], in: directory)
    #expect(site.outcome.output.contains("2 documents, 1 scene, 0 pictures, 0 refused"), "\(site.outcome)")
    guard case .array(let files)? = try site.data("data/project")["files"] else { throw Missing() }
    #expect(files.map { $0["laidOut"] } == [.boolean(true), .boolean(false)])
    #expect(try site.text("list.html").contains("not laid out"))
    #expect(try site.data("data/1/0/scene")["segues"] == .null)
  }

  @Test func `environments are those that the options ask for beside the canvas and the nine classes`() throws
  {
    let directory = try Self.project()
    let words = [
      "App/A.storyboard", "--device", "iPhone 8,iPad Air", "--styles", "all", "--directions", "rtl",
    ]
    let site = try WrittenSite(words, in: directory)
    guard case .array(let all)? = try site.data("data/project")["environments"] else { throw Missing() }
    let names = all.compactMap { if case .string(let name)? = $0["name"] { name } else { nil } }
    #expect(
      Array(names.dropFirst(10).prefix(5)) == [
        "iPhone 8 portrait", "iPhone 8 portrait, light, rtl", "iPhone 8 portrait, dark, rtl",
        "iPad Air (5th generation) portrait, light, rtl", "iPad Air (5th generation) portrait, dark, rtl",
      ], "\(names)")
    let dark = try #require(all.firstIndex { $0["name"] == .string("iPhone 8 portrait, dark, rtl") })
    let traits = try site.data("data/0/0/\(dark)")["layout"]?["traits"]
    #expect(traits?["style"] == .string("dark") && traits?["direction"] == .string("rtl"))
    // Each finding is seen in an environment of the page.
    guard case .array(let findings)? = try site.data("data/findings")["findings"] else { throw Missing() }
    #expect(!findings.isEmpty)
    for finding in findings {
      guard case .array(let places)? = finding["environments"] else { throw Missing() }
      #expect(places.isEmpty || places.contains { place in all.contains { $0["name"] == place } })
    }
    // Those of single findings are there in the scenes that have them.
    let single = all.indices.filter { all[$0]["single"] == .boolean(true) }
    #expect(!single.isEmpty)
    let scene = try site.data("data/0/0/scene")
    #expect(scene["environments"] == .array(all.indices.map { .number(Double($0)) }))
  }

  @Test func `what is stored is browsed, and twice gives the same bytes`() throws {
    let directory = try Self.project()
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "app.db"], in: directory.url)
    #expect(stored.code == 0)
    let site = try WrittenSite(["--database", "app.db"], in: directory)
    #expect(site.outcome.code == 0, "\(site.outcome.errors)")
    let before = try site.files.map { ($0, try site.text($0)) }
    let again = try WrittenSite(["--database", "app.db"], in: directory)
    #expect(again.files == site.files)
    for (name, text) in before { #expect(try again.text(name) == text, "\(name)") }
  }

  @Test func `more views than are explained have neither reasons nor overlays`() throws {
    let row = try #require(LimitTable.rows.first { $0.constant == "PageView.mostExplained" })
    for (count, isExplained) in [(row.limit - 1, true), (row.limit, false)] {
      let directory = try TemporaryDirectory()
      let views = (0..<count).map { "<view id=\"v\($0)\"/>" }
      try directory.write(Fixtures.storyboard(views), to: "A.storyboard")
      let site = try WrittenSite(["A.storyboard", "--no-config"], in: directory)
      let view = try site.data("data/0/0/0")
      #expect(view["complete"] == .boolean(isExplained))
      #expect((view["why"] != nil) == isExplained && (view["overlays"] != .array([])) == isExplained)
      let transitions = try site.data("data/0/0/transitions")
      #expect(transitions["complete"] == .boolean(isExplained))
      #expect((transitions["transitions"] != .array([])) == isExplained)
    }
  }

  @Test(arguments: [
    (["-"], "SOURCE '-'"), (["A", "--size-class", "any-any"], "--size-class"),
    (["A", "--files", "B"], "--files"),
  ])
  func `a line that makes no site is refused`(words: [String], problem: String) throws {
    let site = try WrittenSite(words, in: try TemporaryDirectory())
    #expect(site.outcome.code == 64 && site.outcome.errors.contains(problem), "\(site.outcome)")
    #expect(site.files.isEmpty)
  }
}
