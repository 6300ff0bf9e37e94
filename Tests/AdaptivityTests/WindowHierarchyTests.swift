import Adaptivity
import InterfaceBuilder
import SceneModel
import Testing

/// The ways from a window to its controllers (Devices.md#controllers).
struct WindowHierarchyTests {
  private let window = Surroundings(
    size: Size(768, 1024), safeArea: EdgeInsets(top: 20), traits: TraitCollection(sizeClass: .regularRegular))

  /// Controllers in a row: the first presents the second as a form sheet, each further one is the root of the
  /// one before.
  private func chain(_ count: Int) throws -> Document {
    let scenes = (0..<count).map { number in
      let segue =
        number == 0
        ? #"kind="presentation" modalPresentationStyle="formSheet""#
        : #"kind="relationship" relationship="rootViewController""#
      return """
        <scene sceneID="s\(number)"><objects><navigationController id="c\(number)"><connections>
        <segue destination="c\(number + 1)" \(segue) id="g\(number)"/>
        </connections></navigationController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155">
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Chain.storyboard")
  }

  private func surroundings(ofLastOf count: Int) throws -> Surroundings {
    let document = try chain(count)
    let graph = SegueGraph(document)
    let last = try #require(graph.controllers.last)
    let hierarchy = WindowHierarchy(graph, in: window, toolsVersion: document.toolsVersion)
    func surroundings(_ controller: NodeID) -> Surroundings {
      hierarchy.surroundings(of: controller, around: surroundings) { _, _, _ in nil }
    }
    return surroundings(last)
  }

  @Test func `a chain of controllers longer than the limit begins at the window`() throws {
    #expect(try surroundings(ofLastOf: 64).size == Size(540, 620))
    #expect(try surroundings(ofLastOf: 66).size == window.size)
  }

  @Test func `of controllers that lead to each other the first of the document stands in the window`() throws
  {
    let scenes = (0..<3).map { number in
      """
      <scene sceneID="s\(number)"><objects><navigationController id="c\(number)"><connections>
      <segue destination="c\((number + 1) % 3)" kind="relationship" relationship="rootViewController" id="g\(number)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let document = try DocumentReader().read(Array(text.utf8), path: "Ring.storyboard")
    let graph = SegueGraph(document)
    let hierarchy = WindowHierarchy(graph, in: window, toolsVersion: document.toolsVersion)
    func surroundings(_ controller: NodeID) -> Surroundings {
      hierarchy.surroundings(of: controller, around: surroundings) { _, _, _ in nil }
    }
    let controllers = graph.controllers
    #expect(
      controllers.map { surroundings($0).holder }
        == [.window, .container(controllers[0]), .container(controllers[1])])
  }

  @Test func `what is in a container of a sheet is on the sheet and under the container's bar`() throws {
    let inner = try surroundings(ofLastOf: 3)
    #expect(inner.isOnSheet)
    #expect(inner.bars.navigation != nil)
    #expect(inner.traits.sizeClass == .compactRegular)
    guard case .container = inner.holder else {
      Issue.record("held by \(inner.holder)")
      return
    }
  }
}
