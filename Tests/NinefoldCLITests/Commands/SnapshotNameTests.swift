import Foundation
import TestSupport
import Testing

/// Which snapshot is of which scene, whatever the names.
struct SnapshotNameTests {
  /// Documents whose snapshots would have the same names.
  private static let (spaced, dashed) = ("A b.storyboard", "A-b.storyboard")
  private static let (first, second) = ("Snapshots/A-b/Form-s1.json", "Snapshots/A-b/Form-s1-2.json")

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write(20, to: Self.spaced)
    try write(30, to: Self.dashed)
  }

  private func write(_ top: Int, to name: String) throws {
    try directory.write(SnapshotCommandTests.storyboard(top), to: "App/" + name)
  }

  private func run(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(["snapshot"] + words + ["--in", "Snapshots"], in: directory.url)
  }

  private var snapshots: [String] {
    directory.files.filter { $0.hasPrefix("Snapshots/") && !$0.hasSuffix("ninefold-snapshots.json") }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: directory.url.appending(path: path), encoding: .utf8)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: directory.url.appending(path: path))
  }

  @Test(arguments: [spaced, dashed])
  func `a snapshot is of the same scene whichever documents are chosen`(document: String) throws {
    _ = try run("record", "App")
    #expect(snapshots == [Self.second, Self.first])
    let verified = try run("verify", "App", "--document", document)
    #expect(verified.code == 0, "\(verified)")
    let pruned = try run("prune", "App", "--document", document)
    #expect(pruned.output == "0 snapshots removed\n", "\(pruned)")
    #expect(try run("prune", "App/" + document).output == "0 snapshots removed\n")

    let (mine, other) = document == Self.spaced ? (Self.first, Self.second) : (Self.second, Self.first)
    let kept = try text(other)
    try write(40, to: document)
    let again = try run("record", "App", "--document", document)
    #expect(again.output.hasPrefix("\(mine): recorded again\n"), "\(again)")
    #expect(try text(other) == kept)
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `a new scene never takes the snapshot of another`() throws {
    _ = try run("record", "App", "--document", Self.dashed)
    #expect(snapshots == [Self.first])
    let kept = try text(Self.first)
    _ = try run("record", "App", "--document", Self.spaced)
    #expect(snapshots == [Self.second, Self.first])
    #expect(try text(Self.first) == kept)
    #expect(try run("record", "App").output.hasSuffix("0 recorded, 2 same, 0 refused\n"))
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `where a document is gone its snapshot goes and no other`() throws {
    _ = try run("record", "App")
    try remove("App/" + Self.spaced)
    let verified = try run("verify", "App")
    #expect(verified.output.hasPrefix("\(Self.first): its scene is gone\n"), "\(verified)")
    #expect(try run("prune", "App").output.hasSuffix("1 snapshot removed\n"))
    #expect(snapshots == [Self.second])
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `the snapshot of a scene that is gone gives its name away`() throws {
    try remove("App/" + Self.dashed)
    _ = try run("record", "App")
    try remove("App/" + Self.spaced)
    try write(20, to: Self.dashed)
    let verified = try run("verify", "App")
    #expect(verified.output.contains("\(Self.first) is the snapshot of \(Self.spaced) s1"), "\(verified)")
    #expect(try run("record", "App").output.hasPrefix("\(Self.first): recorded\n"))
    #expect(snapshots == [Self.first])
    #expect(try run("verify", "App").code == 0)
  }

  @Test func `a scene that is called otherwise keeps its snapshot`() throws {
    _ = try run("record", "App")
    let renamed = SnapshotCommandTests.storyboard(30).replacing("Form", with: "Sheet")
    try directory.write(renamed, to: "App/" + Self.dashed)
    let verified = try run("verify", "App")
    #expect(verified.code == 0, "\(verified)")
    #expect(try run("prune", "App").output == "0 snapshots removed\n")
  }

  @Test func `a copy of a snapshot is reported, and stays`() throws {
    _ = try run("record", "App")
    let copy = try text(Self.first)
    try directory.write(copy, to: "Snapshots/Copy.json")
    let verified = try run("verify", "App")
    #expect(verified.code == 1)
    #expect(verified.output.hasPrefix("Snapshots/Copy.json: its scene has another snapshot\n"), "\(verified)")
    let pruned = try run("prune", "App")
    #expect(
      pruned.output == """
        Snapshots/Copy.json: its scene has another snapshot, stays, since it was not recorded under this name
        0 snapshots removed

        """, "\(pruned)")
    #expect(try text("Snapshots/Copy.json") == copy)
    // Nor does it go with its scene, or with the snapshot that was recorded.
    try remove("App/" + Self.spaced)
    #expect(try run("prune", "App").output.hasSuffix("1 snapshot removed\n"))
    #expect(snapshots == [Self.second, "Snapshots/Copy.json"])
  }

  @Test(arguments: [#" sceneID="s1""#, ""])
  func `scenes of one id have snapshots of their own`(id: String) throws {
    let end = "</scenes>"
    let scene =
      #"<scene\#(id)><objects><viewController id="c2"><view key="view" id="r2"/></viewController></objects></scene>"#
    let text = SnapshotCommandTests.storyboard(20).replacing(#" sceneID="s1""#, with: id)
    try directory.write(text.replacing(end, with: scene + end), to: "App/C.storyboard")
    let recorded = try run("record", "App", "--document", "C.storyboard")
    #expect(recorded.output.hasSuffix("2 recorded, 0 same, 0 refused\n"), "\(recorded)")
    #expect(snapshots.count == 2)
    #expect(try run("verify", "App", "--document", "C.storyboard").code == 0)
  }
}
