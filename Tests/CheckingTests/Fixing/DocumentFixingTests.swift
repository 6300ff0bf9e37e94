import AutoLayout
import Checks
import Controls
import Editing
import Foundation
import InterfaceBuilder
import OperatingSystem
import SceneModel
import TestSupport
import Testing
@testable import Checking
@testable import Sources

/// Fixes in a document leave all else as it is.
struct DocumentFixingTests {
  private static let plan = CheckPlan(
    CheckEnvironment.usual(), entries: CheckRule.all.filter(\.isFixable).map { CheckPlan.Entry($0) })

  private static func text(constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <view contentMode="scaleToFill" id="box">
                <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                <constraints>
                    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  private static let dead = text(
    constraints: """
      <constraint firstAttribute="width" constant="40" id="c1">
                              <variation key="widthClass=compact" constant="40"/>
                          </constraint>
      """)

  @Test func `fixes that nobody could try are left alone`() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.dead, to: "A.xib")
    let source = try OpenSource(.files([folder.path]))
    let document = try source.read(try #require(source.documents().first)).get()
    var fixing = try source.fixing(of: document, Self.plan, CheckConfiguration(), path: "A.xib") { _ in }
    #expect(fixing.run(document).fixed.map(\.rule) == ["dead_override"])
    fixing.trials = 0
    let untried = fixing.run(document)
    #expect(untried.fixed.isEmpty)
    #expect(untried.left.map(\.reason) == ["too many other fixes cannot be made"])
  }

  /// A label whose attributed text is another one in regular width, held in its frame.
  private static let varied = text(
    constraints: #"<constraint firstAttribute="width" constant="40" id="c1"/>"#
  ).replacing(
    "</constraints>",
    with: """
      </constraints>
      <subviews><label usesAttributedText="YES" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <attributedString key="attributedText"><fragment content="Open"/></attributedString>
      <variation key="widthClass=regular">
      <attributedString key="attributedText"><fragment content="Shut"/></attributedString></variation>
      </label></subviews>
      """)

  /// The changes that a rule could make by mistake, each of which leaves all frames as they are.
  @Test func `a change is proved by values and installations, not by frames alone`() throws {
    let document = try DocumentReader().read(Array(Self.varied.utf8), path: "A.xib")
    let tree = document.tree
    let folder = try TemporaryDirectory()
    try folder.write(Self.varied, to: "A.xib")
    let source = try OpenSource(.files([folder.path]))
    let screens = try source.fixing(of: document, Self.plan, CheckConfiguration(), path: "A.xib") { _ in }
      .screens
    let proof = FixProof(document, screens)
    func holds(_ changes: [NodeChange]) throws -> Bool {
      proof.holds(for: try #require(document.changed(changes)), changes)
    }
    let nodes = (1..<tree.count).map { NodeID($0) }
    let variation = try #require(nodes.first { tree.isElement($0, .variation) })
    let text = try #require(tree.elements(of: variation).first { _ in true })
    #expect(try !holds([.remove(text)]))
    #expect(try !holds([.remove(variation)]))
    let label = try #require(tree.parent(of: variation))
    // What a change names may change: here nothing else does.
    #expect(try holds([.setAttribute("misplaced", of: label, to: "YES")]))
  }

  @Test func `a document is laid out in nine classes, both directions and two sizes of text`() {
    let requests = FixProof.environments.map(\.request.overrides).filter { $0.direction != nil }
    #expect(requests.count == 36 && Set(requests).count == 36)
  }

  @Test func `a file that was changed meanwhile is not overwritten`() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.dead, to: "A.xib")
    let input = try #require(ProjectInput(at: [folder.path]).documents.first)
    let document = try input.document(DocumentReader()).get().document
    var edited = document
    edited.tree.setAttribute(edited.tree.intern("hidden"), of: NodeID(3), to: "YES")
    let named = Set((0..<document.tree.count).compactMap { document.tree[NodeID($0), .id] })
    let files = try input.files(from: document, to: edited)
    let other = Self.dead.replacing("\"40\"", with: "\"50\"")
    try folder.write(other, to: "A.xib")
    let refusal = #expect(throws: ProjectExport.Refusal.self) {
      try LockedDocument(input).write(edited, over: document, files, naming: named)
    }
    #expect(refusal?.description.contains("was changed meanwhile") == true)
    #expect(try String(contentsOf: folder.url.appending(path: "A.xib"), encoding: .utf8) == other)
    #expect(folder.files == ["A.xib"])
    try folder.write(Self.dead, to: "A.xib")
    try LockedDocument(input).write(edited, over: document, files, naming: named)
    // A fix that is there already is no change.
    try LockedDocument(input).write(edited, over: document, files, naming: named)
    #expect(folder.files == ["A.xib"])
  }

  /// A document and what was mended in it.
  struct Sample {
    let document: Document
    let fixing: DocumentFixing
    let outcome: DocumentFixing.Outcome
  }

  /// Every seventh document of a folder in which something is mended: all of them take minutes.
  private static func samples(_ path: String) throws -> some Sequence<Sample> {
    let source = try OpenSource(.files([path]))
    let chosen = try source.documents().enumerated().filter { $0.offset.isMultiple(of: 7) }
    return chosen.lazy.compactMap { _, entry -> Sample? in
      guard let document = try? source.read(entry).get(),
        let fixing = try? source.fixing(
          of: document, plan, CheckConfiguration(), path: entry.path, report: { _ in }),
        (try? LayoutRefusal.check(document)) != nil
      else { return nil }
      let outcome = fixing.run(document)
      return outcome.fixed.isEmpty ? nil : Sample(document: document, fixing: fixing, outcome: outcome)
    }
  }

  private static let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  @Test(.enabled(if: corpus != nil, "NINEFOLD_CORPUS names no folder of documents"))
  func `of other people's documents nothing changes but what is mended`() throws {
    var count = 0
    for sample in try Self.samples(Self.corpus ?? "") {
      count += sample.outcome.fixed.count
      try check(sample)
    }
    #expect(count > 50)
  }

  private func check(_ sample: Sample) throws {
    let path = sample.document.path
    let (before, after) = (sample.document, sample.outcome.document)
    let bytes = DocumentWriter().write(after)
    let read = try DocumentReader().read(bytes, path: path)
    #expect(DocumentWriter().write(read) == bytes, "\(path)")
    let again = sample.fixing.run(read)
    #expect(again.fixed.isEmpty, "\(path): \(again.fixed.map(\.message))")
    let fixed = Set(sample.outcome.fixed.map { [$0.rule, $0.object.text, $0.message] })
    let stays = again.left.map { [$0.finding.rule, $0.finding.object.text, $0.finding.message] }
    #expect(fixed.isDisjoint(with: stays), "\(path)")
    expectLines(before, bytes, sample.outcome.fixed)
    for environment in CheckEnvironment.usual() + [.savedCanvas] where environment.fits(before) {
      let frames = [before, read].map { document in
        let engine = LayoutEngine(document, environment.request)
        return document.scenes.map {
          engine.layout($0).views.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
        }
      }
      #expect(frames[0] == frames[1], "\(path): \(environment.name)")
    }
  }

  /// Whether the lines that change are those of the objects that were named, of what refers to them,
  /// or of resources.
  private func expectLines(_ document: Document, _ bytes: [UInt8], _ fixed: [CheckFinding]) {
    let old = String(decoding: DocumentWriter().write(document), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let places = DocumentPlaces(document)
    let tree = document.tree
    let ids = Set(fixed.flatMap { [$0.object.text] + $0.related.map(\.object.text) })
    var allowed = Set<Int>()
    for index in 1..<tree.count {
      let node = NodeID(index)
      let isNamed = tree[node, .id].map(ids.contains) ?? false
      let isReference = tree[node, .reference].map(ids.contains) ?? false
      guard isNamed || isReference || tree.isElement(node, .resources) else { continue }
      let around = isReference ? tree.ancestor(of: node) { tree.isElement($0, .variation) } ?? node : node
      let next = tree.subtree(of: around).upperBound
      let end = next < tree.count ? places[NodeID(next)].line : old.count + 1
      allowed.formUnion(places[around].line..<max(end, places[around].line + 1))
    }
    // Elements that hold nothing any more go as well.
    for index in 1..<tree.count {
      let node = NodeID(index)
      let content = tree.elements(of: node).map { places[$0].line }
      guard !content.isEmpty, content.allSatisfy(allowed.contains), tree[node, .id] == nil else { continue }
      allowed.insert(places[node].line)
    }
    for change in new.difference(from: old).removals {
      guard case .remove(let offset, let line, _) = change else { continue }
      // Of end tags that are alike, the difference may name another one.
      let isEndTag = line.drop { $0 == " " }.hasPrefix("</")
      let isAllowed = allowed.contains(offset + 1) || isEndTag && allowed.contains { old[$0 - 1] == line }
      #expect(isAllowed, "\(document.path):\(offset + 1): \(line)")
    }
  }
}
