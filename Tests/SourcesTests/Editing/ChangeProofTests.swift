import Editing
import Foundation
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

@testable import Sources

/// The proof that a change changes nothing but what it names, before it is written.
struct ChangeProofTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <view id="root">
                <subviews>
                    <label text="a" id="first">
                        <attributedString key="attributedText"><fragment content="one"/></attributedString>
                    </label>
                    <label text="b" id="second">
                        <!-- mine -->
                        <variation key="widthClass=compact">
                            <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </variation>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="first" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                </constraints>
            </view>
        </objects>
        <resources>
            <image name="unused" width="1" height="1"/>
        </resources>
    </document>

    """

  private static func read(_ text: String) throws -> Document {
    try DocumentReader().read(Array(text.utf8), path: "a.xib")
  }

  @Test(
    arguments: [
      ("text=\"b\"", "text=\"c\"", "second"), ("<!-- mine -->", "<!-- other -->", "second"),
      ("white=\"1\"", "white=\"0\"", "second"), ("<!-- mine -->", "", "second"),
      ("useAutolayout=\"YES\"", "useAutolayout=\"NO\"", ""), ("key=\"widthClass=compact\"", "", "second"),
      ("<fragment content=\"one\"/>", "", nil), ("text=\"a\"", "text=\"z\"", nil),
      ("<image name=\"unused\"", "<image name=\"used\"", nil),
    ] as [(String, String, String?)])
  func `a change of anything else is found, child elements included`(
    old: String, new: String, object: String?
  ) throws {
    let before = try Self.read(Self.text)
    let after = try Self.read(Self.text.replacing(old, with: new))
    #expect(ChangeProof(from: before, to: after).unexpected(naming: ["first"]) == object)
    // What stays as it was is no change, whatever is named.
    #expect(ChangeProof(from: before, to: before).unexpected(naming: []) == nil)
  }

  @Test func `an object that goes, comes or moves without being named is found`() throws {
    let before = try Self.read(Self.text)
    let constraint = try #require(Self.text.split(separator: "\n").first { $0.contains("id=\"c\"") })
    let without = try Self.read(Self.text.replacing(constraint + "\n", with: ""))
    #expect(ChangeProof(from: before, to: without).unexpected(naming: ["second"]) == "c")
    #expect(ChangeProof(from: without, to: before).unexpected(naming: ["second"]) == "c")
    #expect(ChangeProof(from: before, to: without).unexpected(naming: ["c"]) == nil)
  }

  /// Edits of the first objects of documents that people wrote.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] != nil, "many real documents"))
  func `what edits of real documents do is all named`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"])
    var count = 0
    for file in DocumentFiles(at: [folder]).files.enumerated().filter({ $0.offset.isMultiple(of: 9) }) {
      guard let document = try? DocumentReader().read(file.element.bytes(), path: file.element.path) else {
        continue
      }
      for edit in Self.edits(of: document) {
        for sizeClass in [SizeClass.any, .compactAny] {
          let settings = EditSettings(sizeClass: sizeClass, seed: 1)
          guard
            let prepared = try? PreparedEdit(
              [PlannedEdit(edit, settings)], of: document, at: "a",
              files: { [PreparedEdit.File(path: "a", before: $0, after: $1)] })
          else { continue }
          let after = try DocumentReader().read(try #require(prepared.files[0].after), path: "a")
          let unexpected = ChangeProof(from: document, to: after).unexpected(naming: prepared.named)
          #expect(unexpected == nil, "\(file.element.path): \(prepared.outcome.summary)")
          count += 1
        }
      }
    }
    #expect(count > 1_000)
  }

  private static func edits(of document: Document) -> [Edit] {
    let tree = document.tree
    let ids = (0..<tree.count).filter {
      tree.isElement(NodeID($0), .constraint) || tree[NodeID($0), .contentMode] != nil
    }
    .compactMap { tree[NodeID($0), .id] }
    guard let last = ids.last, let middle = ids.dropFirst(ids.count / 2).first else { return [] }
    return [last, middle].flatMap { text -> [Edit] in
      let id = ObjectID(text)
      return [
        .delete(id, .project), .uninstall(id), .set(id, attribute: "constant", to: "7"),
        .set(id, attribute: "hidden", to: "YES"), .set(id, attribute: "userLabel", to: "x"),
        .move(id, to: ObjectID(ids[0]), at: nil), .addView(NewView("label", to: id)),
      ]
    }
  }
}
