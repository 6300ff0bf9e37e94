import Editing
import InterfaceBuilder
import SceneModel
import Testing

/// Changes of elements, many at once: only their lines change.
struct NodeChangeTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <objects>
            <view id="v" misplaced='YES'  alpha="0.5">
                <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
                <!-- stays -->
                <constraints>
                    <constraint firstAttribute="width" constant="8" id="c">
                        <variation key="widthClass=compact" constant="8"/>
                    </constraint>
                    <constraint firstAttribute="height"   constant="9" id="d"/>
                </constraints>
                <variation key="default">
                    <mask key="constraints">
                        <exclude reference="d"/>
                    </mask>
                </variation>
                <variation key="widthClass=regular" hidden="YES">
                    <color key="tintColor" name="accent"/>
                </variation>
            </view>
        </objects>
        <resources>
            <namedColor name="accent">
                <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>
    """

  /// The lines that changes take away and bring, without their indentation.
  private func lines(
    _ lineEnd: String = "\n", _ changes: (Document) throws -> [NodeChange]
  ) throws -> (taken: [String], brought: [String]) {
    let text = Self.text.replacing("\n", with: lineEnd)
    var document = try DocumentReader().read(Array(text.utf8), path: "A.xib")
    try document.apply(changes(document))
    let before = text.components(lineEnd)
    let after = String(decoding: DocumentWriter().write(document), as: UTF8.self).components(lineEnd)
    let change = after.difference(from: before)
    func lines(_ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): String(line.drop { $0 == " " })
        }
      }
    }
    return (lines(change.removals), lines(change.insertions))
  }

  private func node(_ id: String, _ document: Document) throws -> NodeID {
    let nodes = (0..<document.tree.count).lazy.map { NodeID($0) }
    return try #require(nodes.first { document.tree[$0, .id] == id })
  }

  private func child(_ name: KnownName, key: String? = nil, of id: String, _ document: Document) throws
    -> NodeID
  {
    let tree = document.tree
    return try #require(
      tree.elements(of: try node(id, document)).first {
        tree.isElement($0, name) && (key == nil || tree[$0, .key] == key)
      })
  }

  @Test(arguments: ["\n", "\r\n"])
  func `attributes change in their lines, and the rest of these stays as it is spelled`(lineEnd: String)
    throws
  {
    let change = try lines(lineEnd) { document in
      [
        .removeAttribute("misplaced", of: try node("v", document)),
        .setAttribute("y", of: try child(.rect, of: "v", document), to: "7.5"),
        .setAttribute("constant", of: try node("d", document), to: "10"),
      ]
    }
    #expect(
      change.taken == [
        "<view id=\"v\" misplaced='YES'  alpha=\"0.5\">",
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"20\"/>",
        "<constraint firstAttribute=\"height\"   constant=\"9\" id=\"d\"/>",
      ])
    #expect(
      change.brought == [
        "<view id=\"v\"  alpha=\"0.5\">",
        "<rect key=\"frame\" x=\"0.0\" y=\"7.5\" width=\"10\" height=\"20\"/>",
        "<constraint firstAttribute=\"height\"   constant=\"10\" id=\"d\"/>",
      ])
  }

  @Test func `a variation that says nothing any longer goes, and what was around it alone closes`() throws {
    let change = try lines { document in
      [.removeAttribute("constant", of: try child(.variation, of: "c", document))]
    }
    #expect(
      change.taken == [
        "<constraint firstAttribute=\"width\" constant=\"8\" id=\"c\">",
        "<variation key=\"widthClass=compact\" constant=\"8\"/>", "</constraint>",
      ])
    #expect(change.brought == ["<constraint firstAttribute=\"width\" constant=\"8\" id=\"c\"/>"])
  }

  @Test func `a resource that nothing uses any longer goes with its use, and the variation keeps the rest`()
    throws
  {
    let change = try lines { document in
      let variation = try child(.variation, key: "widthClass=regular", of: "v", document)
      return [.remove(try #require(document.tree.child(of: variation, key: "tintColor")))]
    }
    #expect(change.taken.count == 8 && change.taken.contains("<resources>"))
    #expect(change.brought == ["<variation key=\"widthClass=regular\" hidden=\"YES\"/>"])
  }

  @Test func `an element goes with what refers to it, and with the containers that it leaves empty`() throws {
    let change = try lines { [.remove(try node("d", $0))] }
    #expect(
      change.taken == [
        "<constraint firstAttribute=\"height\"   constant=\"9\" id=\"d\"/>", "<variation key=\"default\">",
        "<mask key=\"constraints\">", "<exclude reference=\"d\"/>", "</mask>", "</variation>",
      ])
    #expect(change.brought.isEmpty)
  }

  @Test func `no change changes nothing`() throws {
    let change = try lines { _ in [] }
    #expect(change.taken.isEmpty && change.brought.isEmpty)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
