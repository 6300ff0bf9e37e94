import InterfaceBuilder
import SceneModel
import TestSupport
import Testing
@testable import Versions

/// The scene of a document under which a change is listed.
struct ScenePlacesTests {
  private func storyboard(scenes: Int, views: Int, alpha: String) throws -> Document {
    let text = (0..<scenes).map { scene in
      let views = (0..<views).map { #"<view alpha="\#(alpha)" id="v\#(scene)-\#($0)"/>"# }.joined()
      return """
        <!--Scene--><scene sceneID="s\(scene)"><objects><viewController id="c\(scene)"><view key="view" id="r\(scene)">
        <subviews>\(views)</subviews></view></viewController></objects><point key="canvasLocation" x="\(scene)" y="0"/></scene>
        """
    }.joined()
    return try read(
      "Storyboard.XIB",
      "<scenes>\(text)</scenes><resources><image name=\"i\" width=\"1\" height=\"1\"/></resources>")
  }

  private func read(_ kind: String, _ text: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(text)</document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Main.storyboard")
  }

  /// The identifiers of what is in each scene, those of what is in none under `none`.
  private func objects(of document: Document) throws -> [String: [String]] {
    let (places, tree) = (ScenePlaces(document), document.tree)
    var found: [String: [String]] = [:]
    var stack = [try #require(tree.root)]
    while let node = stack.popLast() {
      let scene = places.scene(of: node)?.text ?? "none"
      if let id = tree[node, .id] ?? tree[node, .sceneID] ?? tree[node, .name] {
        found[scene, default: []].append(id)
      }
      stack += tree.elements(of: node).reversed()
    }
    return found
  }

  @Test func `a node is in the scene around it, and a scene's element is of it`() throws {
    let document = try storyboard(scenes: 3, views: 2, alpha: "1")
    var expected = ["none": ["i"]]
    for scene in ["0", "1", "2"] {
      expected["s" + scene] = ["s", "c", "r"].map { $0 + scene } + ["v\(scene)-0", "v\(scene)-1"]
    }
    #expect(try objects(of: document) == expected)
  }

  @Test func `all objects of a xib are in its scene`() throws {
    let xib = try read(
      "XIB",
      "<objects><view id=\"a\"><subviews><view id=\"b\"/></subviews></view></objects><resources><image name=\"i\"/></resources>"
    )
    #expect(try objects(of: xib) == ["": ["a", "b"], "none": ["i"]])
  }

  @Test(.enabled(if: Sanitizer.measuresHold))
  func `changes in very many scenes are all found`() throws {
    let documents = try ["1", "0.5"].map { try storyboard(scenes: 3000, views: 2, alpha: $0) }
    var options = DifferenceOptions()
    options.includesFrames = false
    let comparing = DocumentComparing(
      formerPath: nil, old: DocumentComparing.Side(document: documents[0]),
      new: DocumentComparing.Side(document: documents[1]), environments: [], options: options, isAlone: true)
    let compared = comparing.compared()
    #expect(compared.scenes.count == 3000)
    #expect(compared.scenes.allSatisfy { $0.changes.count == 2 })
  }
}
