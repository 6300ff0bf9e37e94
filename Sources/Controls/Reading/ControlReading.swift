package import SceneModel
package import TextMetrics

/// The source that the rules of controls read: the objects of a document or of a running program, and
/// their environment.
///
/// Values are resolved. An object and an element within it are named alike, by a number of the reading's own.
package protocol ControlReading: Sendable {
  /// The Interface Builder whose metrics apply.
  var toolsVersion: ToolsVersion { get }
  /// Pixels per point.
  var scale: Double { get }
  /// Whether the screen has a home indicator.
  var hasHomeIndicator: Bool { get }
  /// Whether the screen is a pad's.
  var isPad: Bool { get }
  /// The system whose text styles are shown.
  var textStyles: TextStyleSystem { get }
  /// The content size at which text styles are shown, or nil where it is the canvas's.
  var contentSize: ContentSizeCategory? { get }
  /// The measurer of text.
  var measurer: TextMeasurer { get }

  /// An image of the document's resources, or nil where it lists none of the name.
  func image(_ name: String) -> ControlImage?
  /// The family of a font's name in the document's project; nil where the name alone decides.
  func family(named name: String) -> Font.Family?

  /// The value of an attribute.
  func attribute(_ node: NodeID, _ name: KnownName) -> String?
  /// A text: the attribute, or the text of the child element of that key.
  func text(_ node: NodeID, _ name: KnownName) -> String?
  /// The insets of a child element of a key.
  func insets(_ node: NodeID, key: String) -> EdgeInsets?
  /// The child element of a key.
  func child(_ node: NodeID, key: String) -> NodeID?
  /// The first child element of a name.
  func child(_ node: NodeID, _ element: KnownName) -> NodeID?
  /// The child elements of a name.
  func children(_ node: NodeID, _ element: KnownName) -> [NodeID]
  /// Whether an element has a name.
  func isElement(_ node: NodeID, _ element: KnownName) -> Bool
  /// The `<fontDescription>` of an object.
  func fontDescription(of node: NodeID) -> NodeID?
}

/// An image of a document's resources.
package struct ControlImage: Sendable {
  /// As the resources say. Points.
  package let size: Size
  /// Whether it is a symbol, whose resource size gives its proportions alone.
  package let isSymbol: Bool

  /// An image of a size.
  package init(size: Size, isSymbol: Bool) {
    self.size = size
    self.isSymbol = isSymbol
  }
}
