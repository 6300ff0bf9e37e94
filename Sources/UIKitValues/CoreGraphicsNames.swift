// What CoreGraphics has beside the rectangles of Foundation.

extension CGPoint {
  /// Whether both are one point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are one size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are one rectangle.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// A distance by its two parts. Points.
public struct CGVector: Hashable, Sendable {
  /// The horizontal distance.
  public var dx: CGFloat
  /// The vertical distance.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A distance of no length.
  public init() { self = .zero }

  /// A distance by its parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
