import Controls
import SceneModel

/// Contents of documents that nobody chose: they are never a conflict, and do not keep anything
/// that was removed.
enum MergeNoise {
  /// Attributes that Interface Builder sets as it saves.
  private static let attributes: Set<String> = [
    "misplaced", "ambiguous", "fixedFrame", "toolsVersion", "systemVersion", "colorMatched",
  ]

  /// Whether an attribute is set by Interface Builder as it saves.
  static func isNoise(attribute name: String) -> Bool { attributes.contains(name) }

  /// Whether an element is a position on the canvas, or information of Interface Builder about itself.
  static func isNoise(_ node: NodeID, in tree: ElementTree) -> Bool {
    switch tree.name(of: node).known {
    case .rect: true
    case .image, .namedColor, .systemColor:
      tree.parent(of: node).map { tree.isElement($0, .resources) } ?? false
    case .point: tree[node, .key] == "canvasLocation"
    case .size: tree.parent(of: node).map { tree.isElement($0, .designable) } ?? false
    case .dependencies, .deployment, .plugIn, .capability, .resources, .device, .designables,
      .designable, .simulatedMetricsContainer,
      .inferredMetricsTieBreakers:
      true
    default: tree.kind(of: node) == .comment
    }
  }

  /// Whether an element has no meaning: some versions of Interface Builder write it in every view,
  /// others do not.
  static func isIdle(_ node: NodeID, in tree: ElementTree) -> Bool {
    tree.subtree(of: node).count == 1 && tree.tag(of: node) == "animations"
  }

  /// Whether an attribute is the width of a column, which the canvas makes as wide as its table.
  static func isColumnWidth(_ name: String, of node: NodeID, in tree: ElementTree) -> Bool {
    name == "width" && tree.tag(of: node) == "tableColumn"
  }

  /// Whether all attributes of an element are one value: a mixture of two is one that nobody chose.
  static func isOneValue(_ node: NodeID, in tree: ElementTree) -> Bool {
    switch tree.name(of: node).known {
    case .color, .rect, .point: true
    default: false
    }
  }

  /// Whether the numbers of two frames differ by half a point at most, which a canvas of another scale
  /// rounds differently.
  static func isHalfPoint(_ numbers: [Double], _ counterparts: [Double]) -> Bool {
    zip(numbers, counterparts).allSatisfy { abs($0 - $1) <= 0.5 }
  }

  /// Whether a value of an attribute is a name that Interface Builder makes anew for an image that it embeds:
  /// 32 hexadecimal digits in five groups.
  static func isGeneratedName(_ value: String?, of attribute: String) -> Bool {
    guard attribute == "image" || attribute.hasSuffix("Image"), let value, value.utf8.count == 36 else {
      return false
    }
    return zip(value, 0...).allSatisfy { sign, index in
      [8, 13, 18, 23].contains(index) ? sign == "-" : sign.isASCII && sign.isHexDigit
    }
  }

  /// Whether an attribute of an element is a length, a share or another real number, not a whole number or a
  /// text of digits.
  static func isNumber(_ attribute: String, of node: NodeID, in tree: ElementTree) -> Bool {
    switch AttributeForm.of(attribute, in: tree.tag(of: node), on: tree.platform) {
    case .readable(.number), .factor: true
    default: false
    }
  }

  /// Whether two values of an attribute differ in their spelling alone, as lengths do that another
  /// version writes.
  static func isSame(_ value: String?, _ other: String?, isNumber: @autoclosure () -> Bool) -> Bool {
    if value == other { return true }
    guard isNumber(), let value, let other, let number = Double(value), let another = Double(other) else {
      return false
    }
    return number == another || abs(number - another) <= 1e-6 * max(abs(number), abs(another))
  }
}
