import Foundation
import TestSupport
import Testing

/// `ninefold snapshot record --pictures`: how scenes look, beside their frames.
struct SnapshotPictureTests {
  private static let red =
    #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  /// A scene with a label of a fixed frame.
  private static func storyboard(text: String = "Name", color: String = "", named: String = "") -> String {
    Fixtures.storyboard(
      [
        """
        <label text="\(text)"\(named) contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="16" y="20" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="20" id="h"/></constraints>\(color)</label>
        """
      ],
      constraints: [
        """
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="16" id="l"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="t"/>
        """
      ])
  }

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Self.storyboard(), to: "App/A.storyboard")
    try directory.write(Self.storyboard(), to: "App/B.storyboard")
  }

  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["snapshot"] + words + ["--in", "Snapshots"], in: directory.url)
  }

  private var pictures: [String] { directory.files.filter { $0.hasSuffix(".svg") } }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: directory.url.appending(path: path))
  }

  @Test func `what looks other since older looks is told once, by name`() throws {
    #expect(try run("record", "App", "--pictures").code == 0)
    let settings = directory.url.appending(path: "Snapshots/ninefold-snapshots.json")
    let text = try String(contentsOf: settings, encoding: .utf8)
    #expect(text.contains("\"looks\": 2"), "\(text)")
    // The first edition wrote no number.
    let former = text.replacing(",\n\"looks\": 2", with: "")
    #expect(former != text)
    try former.write(to: settings, atomically: true, encoding: .utf8)
    #expect(try run("verify", "App").code == 0, "nothing looks other")

    let changed = try #require(pictures.first { $0.hasPrefix("Snapshots/A/") })
    let place = directory.url.appending(path: changed)
    let picture = try String(contentsOf: place, encoding: .utf8)
    try picture.replacing("</svg>", with: "<g/></svg>").write(to: place, atomically: true, encoding: .utf8)
    let verified = try run("verify", "App")
    #expect(verified.code == 1)
    #expect(
      verified.output.contains("of an older Ninefold, other now: A.storyboard Form (s1)\n"), "\(verified)")
    #expect(verified.output.contains("changed since: screens of devices"))
    #expect(!verified.output.contains("looks other"))
    let json = try run("verify", "App", "--format", "json").output
    #expect(json.contains("\"olderLooks\": {\"scenes\": [\"A.storyboard Form (s1)\"]"), "\(json)")

    // A part of the scenes says nothing of the others.
    #expect(try run("record", "App", "--document", "B.storyboard").code == 0)
    #expect(try String(contentsOf: settings, encoding: .utf8).contains("\"looks\": 1"))
    #expect(try run("verify", "App").code == 1)
    #expect(try run("record", "App").code == 0)
    #expect(try String(contentsOf: settings, encoding: .utf8).contains("\"looks\": 2"))
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `each environment has a picture, and only what looks other is written again`() throws {
    #expect(try run("record", "App").code == 0)
    #expect(pictures.isEmpty)
    let recorded = try run("record", "App", "--pictures")
    #expect(
      recorded.output.contains("pictures recorded\n  had no picture in all size classes"), "\(recorded)")
    #expect(pictures.count == 18)
    #expect(pictures.contains("Snapshots/A/Form-s1.canvas-any-any.svg"), "\(pictures)")
    let same = try run("verify", "App")
    #expect(same.code == 0, "\(same)")

    let past = Date(timeIntervalSince1970: 1_000_000)
    let places = pictures.map { directory.url.appending(path: $0).path }
    for path in places {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    }
    let compact = "<variation key=\"heightClass=compact\">\(Self.red)</variation>"
    try directory.write(Self.storyboard(color: compact), to: "App/A.storyboard")
    let again = try run("record", "App")
    #expect(
      again.output == """
        Snapshots/A/Form-s1.json: pictures recorded
          looks other in compact height
        2 documents, 2 scenes, 1 recorded, 1 same, 0 refused

        """, "\(again)")
    let written = try places.filter {
      try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date != past
    }
    #expect(written.count == 3 && written.allSatisfy { $0.contains("-compact.svg") }, "\(written)")
    #expect(try run("verify", "App").code == 0)
  }

  @Test(arguments: [
    (storyboard(color: red), "looks other in all size classes"),
    (storyboard(color: "<variation key=\"widthClass=regular\">\(red)</variation>"), "in regular width"),
    (storyboard(text: "Title"), "looks other in all size classes"),
    (storyboard(named: " userLabel=\"What it is called\""), nil),
  ])
  func `what looks other in the same frames is told`(changed: String, sentence: String?) throws {
    _ = try run("record", "App", "--pictures")
    try directory.write(changed, to: "App/A.storyboard")
    let verified = try run("verify", "App")
    #expect(verified.code == (sentence == nil ? 0 : 1), "\(verified)")
    #expect(verified.output.contains("Form (s1): looks other") == (sentence != nil), "\(verified)")
    #expect(verified.output.contains(sentence ?? "2 same, 0 differ, 0 missing"), "\(verified)")
    // Without pictures there is nothing about looks.
    _ = try run("record", "App", "--no-pictures")
    try directory.write(Self.storyboard(), to: "App/A.storyboard")
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `looks are told where frames are the same, frames elsewhere`() throws {
    _ = try run("record", "App", "--pictures")
    let constant =
      #"constant="20" id="t">"# + #"<variation key="heightClass=compact" constant="30"/></constraint>"#
    let moved = Self.storyboard(color: Self.red).replacing(#"constant="20" id="t"/>"#, with: constant)
    try directory.write(moved, to: "App/A.storyboard")
    let verified = try run("verify", "App")
    #expect(
      verified.output.contains(
        """
            'Name' moves 10 pt down in compact height
            looks other in any or regular height

        """), "\(verified)")
    #expect(!verified.output.contains("nothing changes"))
  }

  @Test func `a missing picture is told`() throws {
    _ = try run("record", "App", "--pictures")
    try FileManager.default.removeItem(
      at: directory.url.appending(path: "Snapshots/B/Form-s1.canvas-compact-regular.svg"))
    let verified = try run("verify", "App")
    #expect(verified.code == 1)
    #expect(
      verified.output.contains("Form (s1): no picture in compact width × regular height"), "\(verified)")
    #expect(verified.output.hasSuffix("1 same, 0 differ, 1 missing, 0 refused\n"), "\(verified)")
  }

  @Test func `an environment that was not recorded reads so`() throws {
    _ = try run("record", "App", "--pictures")
    let again = try run("record", "App", "--size-classes", "all", "--devices", "iPhone SE")
    #expect(
      again.output.contains(
        "recorded again\n  not recorded before: iPhone SE\n  nothing changes in all size classes\n"),
      "\(again)")
    let fewer = try run("record", "App", "--devices", "iPhone SE")
    #expect(fewer.output.contains("  no longer recorded: all size classes\n"), "\(fewer)")
    #expect(try run("verify", "App").code == 0)
    // Pictures are still recorded, since no option says otherwise.
    #expect(pictures.count { $0.contains("iPhone-SE") } == 2)
  }

  @Test func `prune removes pictures that are no longer recorded and nothing else`() throws {
    _ = try run("record", "App", "--pictures")
    let mine = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<title>mine</title></svg>\n"
    let others = ["Form-s1.mine.svg", "Form-s1.svg", "mine.svg"].map { "Snapshots/A/" + $0 }
    for path in others { try directory.write(mine, to: path) }
    _ = try run("record", "App", "--size-classes", "any-any,any-compact")
    let all = pictures
    let dry = try run("prune", "App", "--dry-run")
    #expect(dry.output.hasSuffix("0 snapshots, 14 pictures to remove\n"), "\(dry)")
    #expect(pictures == all)
    _ = try run("prune", "App")
    let kept = ["any-any", "any-compact"].map { "Form-s1.canvas-\($0).svg" }
    #expect(
      pictures == (kept.map { "Snapshots/A/" + $0 } + others + kept.map { "Snapshots/B/" + $0 }).sorted())
    #expect(try run("verify", "App").code == 0)

    try FileManager.default.removeItem(at: directory.url.appending(path: "App/A.storyboard"))
    let pruned = try run("prune", "App")
    #expect(pruned.output.hasSuffix("1 snapshot, 2 pictures removed\n"), "\(pruned)")
    #expect(pictures == (others + kept.map { "Snapshots/B/" + $0 }).sorted())
    _ = try run("record", "App", "--no-pictures")
    _ = try run("prune", "App")
    #expect(pictures == others.sorted())
  }

  @Test func `pictures of a snapshot that stands elsewhere or is not there go, a user's copies stay`() throws
  {
    _ = try run("record", "App", "--pictures")
    let files = FileManager.default
    func place(_ path: String) -> URL { directory.url.appending(path: "Snapshots/" + path) }
    try files.copyItem(at: place("A/Form-s1.canvas-any-any.svg"), to: place("A/mine.canvas-any-any.svg"))
    // Recorded again, it has pictures of its new name.
    try files.moveItem(at: place("A/Form-s1.json"), to: place("A/Renamed.json"))
    _ = try run("record", "App")
    #expect(pictures.count { $0.hasPrefix("Snapshots/A/Renamed.") } == 9)
    try files.removeItem(at: directory.url.appending(path: "App/B.storyboard"))
    try files.removeItem(at: place("B/Form-s1.json"))
    let pruned = try run("prune", "App")
    #expect(pruned.output.hasSuffix("0 snapshots, 18 pictures removed\n"), "\(pruned)")
    #expect(pictures.count == 10 && pictures.contains("Snapshots/A/mine.canvas-any-any.svg"), "\(pictures)")
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `pictures that are no longer recorded are named, and fail nothing`() throws {
    _ = try run("record", "App", "--pictures")
    let fewer = try run("record", "App", "--size-classes", "any-any,any-compact")
    let named = ["A", "B"].map {
      "Snapshots/\($0)/Form-s1.canvas-any-regular.svg and 6 more pictures: no longer recorded\n"
    }.joined()
    #expect(fewer.output.contains(named), "\(fewer)")
    let verified = try run("verify", "App")
    #expect(verified.code == 0)
    #expect(verified.output == named + "2 documents, 2 scenes, 2 same, 0 differ, 0 missing, 0 refused\n")
    let one = try run("verify", "App", "--document", "B.storyboard", "--format", "json")
    #expect(
      one.output.contains("\"stalePictures\": [\"Snapshots/B/Form-s1.canvas-any-regular.svg\""), "\(one)")
    #expect(!one.output.contains("Snapshots/A/"), "\(one)")
    _ = try run("prune", "App")
    #expect(try run("verify", "App").output.hasPrefix("2 documents"))
  }

  @Test func `a file that is no picture of a snapshot stays, as does what a link names`() throws {
    let mine = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<title id=\"title\">mine</title></svg>\n"
    let path = "Snapshots/A/Form-s1.canvas-any-any.svg"
    try directory.write(mine, to: path)
    let recorded = try run("record", "App", "--pictures")
    #expect(recorded.code == 2)
    #expect(
      recorded.errors == "\(path):1:1: error: is no picture of a snapshot, expected one or no file\n",
      "\(recorded)")
    #expect(try bytes(path) == Data(mine.utf8))
    try FileManager.default.removeItem(at: directory.url.appending(path: path))
    try directory.write("kept", to: "Other.txt")
    try directory.link(path, to: directory.path + "/Other.txt")
    #expect(try run("record", "App", "--pictures").code == 2)
    #expect(try bytes("Other.txt") == Data("kept".utf8))
  }

  @Test func `what was chosen is written last`() throws {
    _ = try run("record", "App", "--pictures")
    func date(_ path: String) throws -> Date {
      let place = directory.url.appending(path: path).path
      return try #require(try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date)
    }
    let settings = "Snapshots/ninefold-snapshots.json"
    let others = directory.files.filter { $0.hasPrefix("Snapshots/") && $0 != settings }
    #expect(others.count == 20)
    let last = try #require(try others.map(date).max())
    #expect(try date(settings) >= last)
  }

  @Test func `pictures that are recorded and not exclude each other`() throws {
    let recorded = try run("record", "App", "--pictures", "--no-pictures")
    #expect(recorded.code == 64 && recorded.errors.contains("exclude each other"), "\(recorded)")
  }
}
