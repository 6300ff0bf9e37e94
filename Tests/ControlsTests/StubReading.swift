import Controls
import InterfaceBuilder
import SceneModel
import Synchronization
import Testing
import TextMetrics

/// A control that a document of one element says all of, and what was read of it.
final class StubReading: ControlReading {
  let tree: ElementTree
  let toolsVersion: ToolsVersion
  let scale: Double
  let hasHomeIndicator: Bool
  let isPad: Bool
  let textStyles = TextStyleSystem.iOS
  let contentSize: ContentSizeCategory?
  let images: [String: ControlImage]
  private let readings = Mutex<Set<String>>([])

  init(
    _ xml: String, _ toolsVersion: Int = 22155, scale: Double = 2, hasHomeIndicator: Bool = false,
    isPad: Bool = false, contentSize: ContentSizeCategory? = nil, images: [String: ControlImage] = [:]
  ) throws {
    tree = try DocumentReader().read(Array("<document>\(xml)</document>".utf8), path: "a.xib").tree
    self.toolsVersion = ToolsVersion(toolsVersion)
    self.scale = scale
    self.hasHomeIndicator = hasHomeIndicator
    self.isPad = isPad
    self.contentSize = contentSize
    self.images = images
  }

  /// The attributes that were asked for, as `element.attribute`.
  var read: Set<String> { readings.withLock { $0 } }

  /// The control.
  var element: ControlElement {
    get throws {
      let root = try #require(tree.root)
      return ControlElement(try #require(tree.elements(of: root).first { _ in true }), of: self)
    }
  }

  /// The kind of the control.
  var kind: ObjectKind {
    get throws {
      let root = try #require(tree.root)
      return try #require(tree.elements(of: root).first { _ in true }.flatMap(tree.objectKind(of:)))
    }
  }

  /// The natural size of the control.
  func size(width: Double? = nil) throws -> ContentSize {
    try #require(try kind.size).size(try element, width)
  }

  /// The size on the canvas of a view beside no stack view.
  func sizeOnCanvas() throws -> ContentSize {
    try #require(try kind.size).onCanvas(try size(), try element, .none)
  }

  private func note(_ node: NodeID, _ name: KnownName) {
    readings.withLock { _ = $0.insert("\(tree.tag(of: node)).\(name.text)") }
  }

  var measurer: TextMeasurer { TextMeasurer(toolsVersion: toolsVersion) }
  func image(_ name: String) -> ControlImage? { images[name] }
  func family(named name: String) -> Font.Family? { nil }

  func attribute(_ node: NodeID, _ name: KnownName) -> String? {
    note(node, name)
    return tree[node, name]
  }

  func text(_ node: NodeID, _ name: KnownName) -> String? {
    attribute(node, name) ?? child(node, key: name.text).map { tree.text(in: $0) }
  }

  func insets(_ node: NodeID, key: String) -> EdgeInsets? {
    child(node, key: key).map { inset in
      func number(_ name: KnownName) -> Double {
        attribute(inset, name).flatMap(Double.init(attribute:)) ?? 0
      }
      return EdgeInsets(
        left: number(.minX), top: number(.minY), right: number(.maxX), bottom: number(.maxY))
    }
  }

  func child(_ node: NodeID, key: String) -> NodeID? { tree.child(of: node, key: key) }
  func child(_ node: NodeID, _ element: KnownName) -> NodeID? { tree.child(of: node, element) }

  func children(_ node: NodeID, _ element: KnownName) -> [NodeID] {
    tree.elements(of: node).filter { tree.isElement($0, element) }
  }

  func isElement(_ node: NodeID, _ element: KnownName) -> Bool { tree.isElement(node, element) }
  func fontDescription(of node: NodeID) -> NodeID? { tree.child(of: node, .fontDescription) }
}
