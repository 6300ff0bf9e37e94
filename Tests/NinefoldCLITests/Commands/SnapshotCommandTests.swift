import Foundation
import TestSupport
import Testing

/// `ninefold snapshot`: frames that are recorded and held against scenes.
struct SnapshotCommandTests {
  /// A scene with a box of a fixed frame.
  static func storyboard(_ top: Int, name: String = "Name") -> String {
    Fixtures.storyboard(
      [
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
        userLabel="\(name)"><rect key="frame" x="0.0" y="\(top)" width="100" height="20"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
        """
      ],
      constraints: [
        """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="\(top)" id="t"/>
        """
      ])
  }

  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(storyboard(20), to: "App/A.storyboard")
    try directory.write(storyboard(30), to: "App/B.storyboard")
    return directory
  }

  private func run(_ words: [String], in directory: TemporaryDirectory) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["snapshot"] + words + ["--in", "Snapshots"], in: directory.url)
  }

  private func snapshots(in directory: TemporaryDirectory) -> [String] {
    directory.files.filter { $0.hasPrefix("Snapshots/") }
  }

  private func snapshot(of document: String, in directory: TemporaryDirectory) throws -> String {
    try #require(snapshots(in: directory).first { $0.hasPrefix("Snapshots/\(document)") })
  }

  @Test func `what is recorded is verified, and what moves is said`() throws {
    let directory = try Self.project()
    let recorded = try run(["record", "App"], in: directory)
    #expect(recorded.code == 0, "\(recorded)")
    #expect(recorded.output.hasSuffix("2 documents, 2 scenes, 2 recorded, 0 same, 0 refused\n"))
    #expect(snapshots(in: directory).count == 3)
    let same = try run(["verify", "App"], in: directory)
    #expect(
      same.code == 0 && same.output == "2 documents, 2 scenes, 2 same, 0 differ, 0 missing, 0 refused\n")

    try directory.write(Self.storyboard(28), to: "App/A.storyboard")
    let other = try run(["verify", "App"], in: directory)
    #expect(other.code == 1)
    #expect(other.output.contains("'Name' moves 8 pt down in all size classes"), "\(other)")
    #expect(other.output.hasSuffix("1 same, 1 differs, 0 missing, 0 refused\n"))
  }

  @Test func `only what differs is written again`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    let kept = directory.url.appending(path: try snapshot(of: "B", in: directory))
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: kept.path)
    let bytes = try Data(contentsOf: kept)
    try directory.write(Self.storyboard(28), to: "App/A.storyboard")
    // Another name is no other frame.
    try directory.write(Self.storyboard(30, name: "Other"), to: "App/B.storyboard")
    let again = try run(["record", "App"], in: directory)
    #expect(again.output.hasSuffix("1 recorded, 1 same, 0 refused\n"), "\(again)")
    #expect(again.output.contains("recorded again"))
    #expect(try Data(contentsOf: kept) == bytes)
    let date = try FileManager.default.attributesOfItem(atPath: kept.path)[.modificationDate] as? Date
    #expect(date == past)
    #expect(try run(["verify", "App"], in: directory).code == 0)
  }

  @Test func `what was recorded for devices is verified for them`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App", "--devices", "iPhone SE,iPad Air", "--style", "dark"], in: directory)
    let text = try String(
      contentsOf: directory.url.appending(path: try snapshot(of: "A", in: directory)), encoding: .utf8)
    #expect(text.contains("iPhone SE portrait"))
    #expect(!text.contains("canvas"))
    try directory.write(Self.storyboard(21), to: "App/A.storyboard")
    let other = try run(["verify", "App"], in: directory)
    #expect(
      other.output.contains("'Name' moves 1 pt down on iPhone SE and iPad Air\n"),
      "\(other)")
    // Recorded without options it is recorded for them again.
    #expect(try run(["record", "App"], in: directory).output.contains("1 recorded, 1 same"))
  }

  @Test(arguments: [
    ["--style", "dark"], ["--direction", "rtl"], ["--locale", "fr"],
    ["--style", "dark", "--content-size", "extraLarge"],
  ])
  func `traits of all environments are not said`(options: [String]) throws {
    let directory = try Self.project()
    _ = try run(["record", "App"] + options, in: directory)
    try directory.write(Self.storyboard(28), to: "App/A.storyboard")
    let other = try run(["verify", "App"], in: directory)
    #expect(other.output.contains("'Name' moves 8 pt down in all size classes\n"), "\(other)")
    let again = try run(["record", "App", "--size-classes", "all"], in: directory)
    #expect(again.output.contains("not recorded before: all size classes\n"), "\(again)")
    #expect(again.output.contains("no longer recorded: all size classes ("), "\(again)")
  }

  @Test func `what fails makes no directory and keeps what is recorded`() throws {
    let directory = try Self.project()
    try directory.write("<document", to: "Damaged.xib")
    let recordings = [["nosuch"], ["Damaged.xib"], ["App", "--document", "nosuch.xib"]].map {
      ["record"] + $0
    }
    for words in recordings {
      #expect(try run(words + ["--devices", "iPhone SE"], in: directory).code == 2)
      #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: "Snapshots").path))
    }
    _ = try run(["record", "App/A.storyboard"], in: directory)
    for words in recordings {
      let failed = try run(words + ["--devices", "iPhone SE"], in: directory)
      #expect(failed.code == 2, "\(failed)")
      #expect(try run(["verify", "App/A.storyboard"], in: directory).code == 0)
    }
    #expect(
      try run(["record", "nosuch", "--pictures"], in: directory).errors.hasPrefix("nosuch:1:1: error: "))
  }

  @Test func `options are kept where all snapshots could be written`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    let path = try snapshot(of: "B", in: directory)
    try directory.write("{\"mine\": 1}", to: path)
    let failed = try run(["record", "App", "--devices", "iPhone SE"], in: directory)
    #expect(failed.code == 2, "\(failed)")
    let settings = directory.url.appending(path: "Snapshots/ninefold-snapshots.json")
    #expect(!(try String(contentsOf: settings, encoding: .utf8)).contains("iPhone"))
  }

  @Test func `missing snapshots and snapshots of scenes that are gone are told`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "App/B.storyboard"),
      to: directory.url.appending(path: "App/C.storyboard"))
    let verified = try run(["verify", "App"], in: directory)
    #expect(verified.code == 1)
    #expect(verified.output.contains("no snapshot, expected Snapshots/C/"))
    #expect(verified.output.contains("its scene is gone"))
    #expect(verified.output.contains("'ninefold snapshot prune', with the same words, removes them"))
    // A report on one document has nothing on others.
    let one = try run(["verify", "App", "--document", "A.storyboard"], in: directory)
    #expect(one.code == 0, "\(one)")
  }

  @Test func `prune removes snapshots of scenes that are gone and nothing else`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    try directory.write("{\"mine\": 1}", to: "Snapshots/Notes.json")
    try directory.write("text", to: "Snapshots/B/Notes.txt")
    let all = snapshots(in: directory)
    let gone = try snapshot(of: "B/", in: directory)
    try FileManager.default.removeItem(at: directory.url.appending(path: "App/B.storyboard"))
    // A document that cannot be read keeps its snapshots.
    try directory.write("<document", to: "App/A.storyboard")
    let dry = try run(["prune", "App", "--dry-run"], in: directory)
    #expect(snapshots(in: directory) == all, "\(dry)")
    try directory.write(Self.storyboard(20), to: "App/A.storyboard")
    let alone = try run(["prune", "App/A.storyboard"], in: directory)
    #expect(alone.output.contains("0 snapshots removed"), "\(alone)")
    let pruned = try run(["prune", "App"], in: directory)
    #expect(pruned.code == 0)
    let removed = all.filter { !snapshots(in: directory).contains($0) }
    #expect(removed.count == 1 && removed.first?.hasPrefix("Snapshots/B/") == true, "\(removed) \(gone)")
    #expect(snapshots(in: directory).contains("Snapshots/Notes.json"))
  }

  @Test(arguments: ["", "{", "{\n\"ninefoldSnapshot\": 1,\n<<<<<<< ours\n", "[1]", "\u{0}"])
  func `a damaged snapshot ends with 2 and its place`(text: String) throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    let path = try snapshot(of: "A", in: directory)
    try directory.write(text, to: path)
    let verified = try run(["verify", "App"], in: directory)
    #expect(verified.code == 2)
    #expect(verified.errors.hasPrefix(path + ":"), "\(verified)")
    #expect(verified.errors.contains(": error: no snapshot: expected "))
    // A snapshot is recorded again, any other file stays.
    let recorded = try run(["record", "App"], in: directory)
    let isOurs = text.contains("ninefoldSnapshot")
    #expect(recorded.code == (isOurs ? 0 : 2), "\(recorded)")
    #expect(try run(["verify", "App"], in: directory).code == (isOurs ? 0 : 2))
  }

  @Test(arguments: [
    "{", "{\"ninefoldSnapshots\": 2}", "{\"ninefoldSnapshots\": 1, \"options\": [\"--help\"]}",
    "{\"ninefoldSnapshots\": 1, \"options\": [\"--devices=Nokia\"]}",
    "{\"ninefoldSnapshots\": 1, \"options\": [\"--output=x\"]}",
    "{\"ninefoldSnapshots\": 1, \"options\": [], \"pictures\": 1}",
  ])
  func `damaged settings end with 2 and their place`(text: String) throws {
    let directory = try Self.project()
    try directory.write(text, to: "Snapshots/ninefold-snapshots.json")
    for verb in ["verify", "record"] {
      let outcome = try run([verb, "App"], in: directory)
      #expect(outcome.code == 2, "\(outcome)")
      #expect(outcome.errors.hasPrefix("Snapshots/ninefold-snapshots.json:1:"), "\(outcome)")
    }
  }

  @Test func `a snapshot that is too large is refused`() throws {
    let directory = try Self.project()
    _ = try run(["record", "App"], in: directory)
    let path = try snapshot(of: "A", in: directory)
    try directory.write([UInt8](repeating: 0x20, count: 16_777_217), to: path)
    let outcome = try run(["verify", "App"], in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("has more than 16777216 bytes"), "\(outcome)")
  }

  @Test func `settings that are too large are refused`() throws {
    let directory = try Self.project()
    try directory.write([UInt8](repeating: 0x20, count: 1_048_577), to: "Snapshots/ninefold-snapshots.json")
    let outcome = try run(["verify", "App"], in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("has more than 1048576 bytes"), "\(outcome)")
  }

  @Test func `no directory of snapshots is an error, as is a link out of it`() throws {
    let directory = try Self.project()
    let none = try run(["verify", "App"], in: directory)
    #expect(none.code == 2 && none.errors.hasPrefix("Snapshots:1:1: error: does not exist"), "\(none)")
    try directory.write("kept", to: "Other/x.txt")
    try directory.write("", to: "Snapshots/.keep")
    try directory.link("Snapshots/A", to: directory.path + "/Other")
    let recorded = try run(["record", "App"], in: directory)
    #expect(recorded.code == 2, "\(recorded)")
    #expect(directory.files.filter { $0.hasPrefix("Other/") } == ["Other/x.txt"])
  }
}
