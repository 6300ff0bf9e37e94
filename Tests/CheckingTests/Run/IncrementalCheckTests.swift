import Checking
import Checks
import Editing
import Foundation
import SceneModel
import Sources
import TestSupport
import Testing
@testable import SceneStore

/// A check of a database of which much was checked before finds what a check of all of it finds, to the byte.
@Suite struct IncrementalCheckTests {
  private static let folder = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="c1"><device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="s1"><objects><viewController id="c1" sceneMemberID="viewController">
    <view key="view" id="r1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <imageView id="i1" image="Missing" fixedFrame="YES"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>
    </subviews></view><connections><segue destination="p1" kind="show" id="g1"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewControllerPlaceholder storyboardName="Almanac" id="p1" sceneMemberID="viewController"/>
    </objects></scene></scenes><resources><image name="Missing" width="9" height="9"/></resources></document>
    """

  /// The report of a check, with what was refused.
  private func report(_ database: String) throws -> String {
    let usual = CheckEnvironment.usual()
    let environments = [0, 4, 10].map { usual[$0] }
    let check = try ConfiguredCheck(
      .project(database: database, names: []), CheckConfiguration(), in: nil, environments: environments)
    var events: [String] = []
    let outcome = try check.run(
      version: "1", baseline: nil, where: { _ in true }, progress: { _, _ in },
      report: { events.append("\($0)") })
    let forms = [CheckReportForm.text, .json].map {
      String(decoding: $0.bytes(of: outcome.report), as: UTF8.self)
    }
    return (events + forms).joined(separator: "\n")
  }

  private func forgotten(_ database: String, _ copy: String) throws -> String {
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: database, toPath: copy)
    let store = try SceneStore(path: copy, mode: .readWrite)
    try store.connection.execute("DELETE FROM checked_document")
    return copy
  }

  @Test(arguments: [1, 2, 3])
  func `edits at random are found as if nothing was known`(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
    try Self.folder.write(toFile: path("Other.storyboard"), atomically: true, encoding: .utf8)
    try Self.folder.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
      .write(toFile: path("Mac.storyboard"), atomically: true, encoding: .utf8)
    let database = path("scenes.db")
    let input = [Samples.path("BirdJournal"), path("Other.storyboard"), path("Mac.storyboard")]
    _ = try ProjectImport(paths: input, project: "p").run(into: database) { _ in }
    #expect(try report(database).contains("note: skipped: 1 document for macOS"))

    var random = SeededGenerator(seed: seed)
    let editing = ProjectEditing(database: database)
    var edits = 0
    for _ in 0..<12 {
      let document = try document(database, &random)
      do {
        if random.chance(8) {
          _ = try editing.undo()
        } else {
          let edit = self.edit(document.tree, &random)
          _ = try editing.apply(
            edit, to: document.path, in: random.chance(2) ? .any : random.pick(SizeClass.all), seed: seed,
            force: true)
        }
        edits += 1
      } catch {
        continue
      }
      let found = try report(database)
      let anew = try report(forgotten(database, path("anew.db")))
      let difference = zip(found.split(separator: "\n"), anew.split(separator: "\n")).first { $0 != $1 }
      #expect(found == anew, "seed \(seed), edit \(edits): \(difference.map { "\($0)\n\($1)" } ?? "")")
      #expect(try report(database) == found)
    }
    #expect(edits > 4)
  }

  /// One of the documents. Nobody has the database open when it is copied, so that all is in its file.
  private func document(_ database: String, _ random: inout SeededGenerator) throws -> Document {
    let source = try OpenSource(.project(database: database, names: []))
    return try source.read(random.pick(try source.documents())).get()
  }

  /// An edit that is likely to change a finding here or, through names, in other documents.
  private func edit(_ tree: ElementTree, _ random: inout SeededGenerator) -> Edit {
    let ids = (0..<tree.count).compactMap { tree[NodeID($0), .id] }.map { ObjectID($0) }
    let id = random.pick(ids)
    switch random.below(9) {
    case 0: return .uninstall(id)
    case 1: return .delete(id, .project)
    case 2:
      let rule = random.pick(["all", "ambiguous"])
      return .set(id, attribute: "userLabel", to: "ninefold:disable \(rule): so")
    case 3: return .set(id, attribute: "storyboardIdentifier", to: random.pick(["a", "b", "Reminder"]))
    case 4: return .set(id, attribute: "storyboardName", to: random.pick(["Other", "Main", "Nowhere"]))
    case 5: return .set(id, attribute: "image", to: random.pick(["Missing", "Heron", "Gone"]))
    case 6: return .set(id, attribute: "constant", to: "\(random.below(40))")
    case 7: return .addView(NewView("button", to: id))
    default: return .set(id, attribute: "customClass", to: random.pick(["Box", "Heron"]))
    }
  }
}
