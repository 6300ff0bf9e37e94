/// The priority of a constraint, up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly a control resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a control hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view fits the size that is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  // UIKit has no arithmetic of priorities. Libraries and apps declare these operators, whose own come first.

  /// The priority that is so much higher.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// The priority that is so much lower.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Raises a priority.
  @_disfavoredOverload
  public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }

  /// Lowers a priority.
  @_disfavoredOverload
  public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}
