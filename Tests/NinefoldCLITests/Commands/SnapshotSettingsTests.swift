import Foundation
import TestSupport
import Testing

/// The settings that a directory of snapshots is recorded with, where not all of it is recorded.
struct SnapshotSettingsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["A", "B", "C"] {
      try directory.write(SnapshotCommandTests.storyboard(20), to: "App/\(name).storyboard")
    }
  }

  private func run(_ words: [String]) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["snapshot"] + words + ["--in", "Snapshots"], in: directory.url)
  }

  private func content() throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: directory.files.filter { $0.hasPrefix("Snapshots/") }.map {
        ($0, try Data(contentsOf: directory.url.appending(path: $0)))
      })
  }

  @Test(arguments: [
    ["App", "--document", "A.storyboard"], ["App", "--document", "A.storyboard", "--scene", "s1"],
    ["App/A.storyboard"],
  ])
  func `other options for some of the snapshots are refused`(chosen: [String]) throws {
    _ = try run(["record", "App"])
    let before = try content()
    for options in [
      ["--devices", "iPhone SE"], ["--pictures"], ["--size-classes", "any-any", "--no-pictures"],
    ] {
      let refused = try run(["record"] + chosen + options)
      #expect(refused.code == 2 && refused.output.isEmpty, "\(refused)")
      #expect(
        refused.errors == """
          Snapshots/ninefold-snapshots.json:1:1: error: other options are for all snapshots of the directory, and \
          Snapshots/B/Form-s1.json and 1 other would stay as recorded before, expected all scenes to be recorded, or no \
          other options

          """, "\(refused)")
      #expect(try content() == before)
    }
    #expect(try run(["verify", "App"]).code == 0)
  }

  @Test func `the same options for some of the snapshots are taken`() throws {
    let devices = ["--devices", "iPhone SE"]
    let one = ["App", "--document", "A.storyboard"]
    // Nothing else is recorded yet, then nothing else either.
    #expect(try run(["record"] + one + devices).code == 0)
    #expect(try run(["record"] + one + ["--devices", "iPad Air"]).code == 0)
    #expect(try run(["record", "App"] + devices).code == 0)
    let before = try content()
    for options in [devices, [], ["--no-pictures"]] {
      #expect(try run(["record"] + one + options).output.hasSuffix("0 recorded, 1 same, 0 refused\n"))
      #expect(try content() == before)
    }
  }

  @Test func `snapshots of documents that are gone hold nothing up`() throws {
    _ = try run(["record", "App"])
    for name in ["B", "C"] {
      try FileManager.default.removeItem(at: directory.url.appending(path: "App/\(name).storyboard"))
    }
    let recorded = try run(["record", "App", "--document", "A.storyboard", "--devices", "iPhone SE"])
    #expect(recorded.code == 0, "\(recorded)")
  }

  @Test func `where nothing says what was recorded, it is the nine size classes`() throws {
    _ = try run(["record", "App", "--devices", "iPhone SE"])
    try FileManager.default.removeItem(at: directory.url.appending(path: "Snapshots/ninefold-snapshots.json"))
    let refused = try run(["record", "App", "--document", "A.storyboard", "--devices", "iPhone SE"])
    #expect(refused.code == 2, "\(refused)")
    #expect(try run(["record", "App", "--devices", "iPhone SE"]).code == 0)
  }
}
