/// A width and a height in points.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let screen = Size(393, 852)
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .size(screen))).layout(document.scenes[0])
/// print(layout.size == screen)  // true
/// ```
public struct Size: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// A size of a width and a height in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(0, 0)
}

/// A rectangle in points, in its superview's coordinates unless noted: y grows downwards.
///
/// ```swift
/// let window = Rect(x: 0, y: 0, width: 393, height: 852)
/// let button = Rect(x: 340, y: 800, width: 80, height: 44)
/// print(button.maxX <= window.maxX)  // false: it ends 27 points beyond the edge
/// print(button.maxY <= window.maxY)  // true
/// ```
public struct Rect: Hashable, Sendable {
  /// The left edge. Points.
  public var x: Double
  /// The top edge. Points, growing downwards.
  public var y: Double
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// A rectangle of an origin and a size in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The extent.
  public var size: Size { Size(width, height) }
}

/// Distances inwards from the four edges, in points.
///
/// ```swift
/// if let phone = Device.named("iPhone 15") {
///   let insets = phone.safeArea(in: .portrait)
///   let height = phone.size(in: .portrait).height - insets.top - insets.bottom
///   print(height)  // 759.0
/// }
/// ```
public struct EdgeInsets: Hashable, Sendable {
  /// From the left edge inwards. Points.
  public var left: Double
  /// From the top edge inwards. Points.
  public var top: Double
  /// From the right edge inwards. Points.
  public var right: Double
  /// From the bottom edge inwards. Points.
  public var bottom: Double

  /// Insets of four distances in points.
  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The same distance from every edge.
  package init(all distance: Double) {
    self.init(left: distance, top: distance, right: distance, bottom: distance)
  }

  /// No distance.
  public static let zero = EdgeInsets()

  /// The insets with others added, no edge below 0.
  package func adding(_ other: EdgeInsets) -> EdgeInsets {
    let sum = self + other
    return EdgeInsets(
      left: max(sum.left, 0), top: max(sum.top, 0), right: max(sum.right, 0), bottom: max(sum.bottom, 0))
  }

  /// The part of the insets that reaches into a rectangle at distances from the edges: at most the
  /// insets themselves.
  package func reaching(into distances: EdgeInsets) -> EdgeInsets {
    func reaching(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), inset) }
    return EdgeInsets(
      left: reaching(left, distances.left), top: reaching(top, distances.top),
      right: reaching(right, distances.right), bottom: reaching(bottom, distances.bottom))
  }

  /// The insets of both, added edge by edge.
  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      left: a.left + b.left, top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom)
  }
}
