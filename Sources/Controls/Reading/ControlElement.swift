package import SceneModel
package import TextMetrics

/// An object, or an element within one, as the rules of controls read it.
package struct ControlElement: Sendable {
  package let reading: any ControlReading
  package let node: NodeID

  /// An object of a reading.
  package init(_ node: NodeID, of reading: any ControlReading) {
    self.node = node
    self.reading = reading
  }

  package var version: ToolsVersion { reading.toolsVersion }
  package var measurer: TextMeasurer { reading.measurer }

  /// The value of an attribute.
  package func attribute(_ name: KnownName) -> String? { reading.attribute(node, name) }

  /// The value of an attribute of enumerated words; nil of another word.
  package func word<Word: RawRepresentable<String>>(_ name: KnownName) -> Word? {
    attribute(name).flatMap(Word.init(rawValue:))
  }

  /// The value of an attribute that is a number.
  package func number(_ name: KnownName) -> Double? { attribute(name).flatMap(Double.init(attribute:)) }

  /// The value of an attribute that is `YES` or `NO`.
  package func flag(_ name: KnownName) -> Bool? { attribute(name).flatMap(Bool.init(attribute:)) }

  /// A text: the attribute, or the text of the child of that key.
  package func text(_ name: KnownName) -> String? { reading.text(node, name) }

  /// The insets of a child of a key.
  package func insets(_ key: String) -> EdgeInsets? { reading.insets(node, key: key) }

  /// The child of a key.
  package func child(key: String) -> ControlElement? { element(reading.child(node, key: key)) }

  /// The first child of an element name.
  package func child(_ element: KnownName) -> ControlElement? { self.element(reading.child(node, element)) }

  /// The children of an element name.
  package func children(_ element: KnownName) -> [ControlElement] {
    reading.children(node, element).map { ControlElement($0, of: reading) }
  }

  /// Whether the element has a name.
  package func isElement(_ element: KnownName) -> Bool { reading.isElement(node, element) }

  /// The least multiple of a pixel that is no smaller, apart from rounding errors.
  func roundedUp(_ points: Double) -> Double {
    ((points * reading.scale) - roundingError).rounded(.up) / reading.scale
  }

  /// The nearest multiple of a pixel.
  func rounded(_ points: Double) -> Double {
    (points * reading.scale).rounded() / reading.scale
  }

  func element(_ node: NodeID?) -> ControlElement? { node.map { ControlElement($0, of: reading) } }
}

/// The greatest rounding error of a sum of advances. Points or pixels.
private let roundingError = 1e-6

extension Double {
  /// The least whole number of points that is no smaller, apart from rounding errors.
  var roundedUpToPoints: Double { (self - roundingError).rounded(.up) }
}
