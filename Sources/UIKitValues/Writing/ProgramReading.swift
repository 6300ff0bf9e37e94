package import Controls
import Devices
package import SceneModel
package import TextMetrics

/// The reading of one view's element, under the traits of a screen.
package struct ProgramReading: ControlReading {
  package let tree: ElementTree
  package let toolsVersion: ToolsVersion
  package let scale: Double
  package let hasHomeIndicator: Bool
  package let isPad: Bool
  package let textStyles = TextStyleSystem.iOS
  package let contentSize: ContentSizeCategory?
  package let measurer: TextMeasurer
  private let images: [String: ControlImage]

  /// The reading of an element, with images by name.
  @MainActor
  package init(_ tree: ElementTree, _ screen: UIScreen, _ images: [String: ControlImage]) {
    self.tree = tree
    toolsVersion = screen.system.metrics
    scale = Double(screen.scale)
    hasHomeIndicator = screen.device.hasHomeIndicator
    isPad = screen.device.idiom == .pad
    contentSize = screen.contentSize
    measurer = TextMeasurer(toolsVersion: toolsVersion, legibilityWeight: .regular)
    self.images = images
  }

  package func image(_ name: String) -> ControlImage? { images[name] }
  package func family(named name: String) -> Font.Family? { nil }
  package func attribute(_ node: NodeID, _ name: KnownName) -> String? { tree[node, name] }
  package func text(_ node: NodeID, _ name: KnownName) -> String? {
    tree[node, name] ?? tree.child(of: node, key: name.text).map { tree.text(in: $0) }
  }
  package func insets(_ node: NodeID, key: String) -> EdgeInsets? {
    guard let child = tree.child(of: node, key: key) else { return nil }
    func number(_ name: KnownName) -> Double { tree[child, name].flatMap(Double.init(attribute:)) ?? 0 }
    return EdgeInsets(
      left: number(.minX), top: number(.minY), right: number(.maxX), bottom: number(.maxY))
  }
  package func child(_ node: NodeID, key: String) -> NodeID? { tree.child(of: node, key: key) }
  package func child(_ node: NodeID, _ element: KnownName) -> NodeID? { tree.child(of: node, element) }
  package func children(_ node: NodeID, _ element: KnownName) -> [NodeID] {
    tree.elements(of: node).filter { tree.isElement($0, element) }
  }
  package func isElement(_ node: NodeID, _ element: KnownName) -> Bool { tree.isElement(node, element) }
  package func fontDescription(of node: NodeID) -> NodeID? { tree.child(of: node, .fontDescription) }
}

extension ProgramReading {
  /// The size of a symbol in a style. Points.
  @MainActor
  static func size(
    ofSymbol name: String, _ proportions: CGSize, _ configuration: UIImage.SymbolConfiguration?
  ) -> CGSize {
    var writer = ElementWriter()
    writer.open("imageView")
    configuration?.write(&writer, key: "preferredSymbolConfiguration")
    writer.close()
    let image = ControlImage(
      size: Size(Double(proportions.width), Double(proportions.height)), isSymbol: true)
    let reading = ProgramReading(writer.document().tree, .main, [name: image])
    let element = ControlElement(NodeID(1), of: reading)
    let size = element.imageSize(name, element.symbolStyle)
    return CGSize(width: size.width, height: size.height)
  }
}
