import SceneModel

/// The kind of anchors along the horizontal axis.
///
/// ```swift
/// func spread(_ anchors: [LayoutAnchor<XAxis>]) -> [LiveConstraint] {
///   zip(anchors.dropFirst(), anchors).map { $0.constraint(equalTo: $1, constant: 8) }
/// }
/// ```
public enum XAxis: Sendable {}
/// The kind of anchors along the vertical axis.
///
/// ```swift
/// func align(_ anchors: [LayoutAnchor<YAxis>]) -> [LiveConstraint] {
///   zip(anchors.dropFirst(), anchors).map { $0.constraint(equalTo: $1) }
/// }
/// ```
public enum YAxis: Sendable {}
/// The kind of anchors of widths, heights and distances.
///
/// ```swift
/// func makeSquare(_ view: LiveView) -> LiveConstraint {
///   view.widthAnchor.constraint(equalTo: view.heightAnchor)
/// }
/// ```
public enum Dimension: Sendable {}

/// An edge, a centre, a baseline or a size of a view or a guide, to make constraints with.
///
/// Anchors of different kinds are of different types, so that a constraint between them does not compile.
/// ``LiveConstraint/activate(_:)`` refuses pairs that only UIKit's run time refuses, such as a leading and
/// a left edge.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let image = try LiveView("imageView")
/// try scene.root.addSubview(image)
/// try LiveConstraint.activate([
///   image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 1.5),
///   image.leadingAnchor.constraint(equalToSystemSpacingAfter: scene.root.leadingAnchor),
/// ])
/// ```
public struct LayoutAnchor<Kind> {
  let side: LiveSide

  init(_ item: LiveItem, _ attribute: LayoutAttribute) { side = LiveSide(item, attribute) }

  init(_ side: LiveSide) { self.side = side }
}

/// A place along the horizontal axis.
public typealias XAxisAnchor = LayoutAnchor<XAxis>
/// A place along the vertical axis.
public typealias YAxisAnchor = LayoutAnchor<YAxis>
/// A width, a height or a distance.
public typealias DimensionAnchor = LayoutAnchor<Dimension>

extension LayoutAnchor {
  /// A constraint, not active yet: this is another, or lies so many points behind it.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LiveConstraint {
    LiveConstraint(side, .equal, other.side, constant: constant)
  }

  /// A constraint, not active yet: this is at least another and so many points.
  public func constraint(greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LiveConstraint {
    LiveConstraint(side, .greaterThanOrEqual, other.side, constant: constant)
  }

  /// A constraint, not active yet: this is at most another and so many points.
  public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> LiveConstraint {
    LiveConstraint(side, .lessThanOrEqual, other.side, constant: constant)
  }
}

extension DimensionAnchor {
  /// A constraint, not active yet: this is so many times another and so many points.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LiveConstraint {
    times(.equal, other, multiplier, constant)
  }

  /// A constraint, not active yet: this is at least so many times another and so many points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LiveConstraint {
    times(.greaterThanOrEqual, other, multiplier, constant)
  }

  /// A constraint, not active yet: this is at most so many times another and so many points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LiveConstraint {
    times(.lessThanOrEqual, other, multiplier, constant)
  }

  /// A constraint, not active yet: this is so many points.
  public func constraint(equalToConstant constant: Double) -> LiveConstraint {
    LiveConstraint(side, .equal, nil, constant: constant)
  }

  /// A constraint, not active yet: this is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LiveConstraint {
    LiveConstraint(side, .greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint, not active yet: this is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LiveConstraint {
    LiveConstraint(side, .lessThanOrEqual, nil, constant: constant)
  }

  private func times(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor, _ multiplier: Double, _ constant: Double
  ) -> LiveConstraint {
    // A size times zero leaves the constant.
    multiplier == 0
      ? LiveConstraint(side, relation, nil, constant: constant)
      : LiveConstraint(side, relation, other.side, multiplier: multiplier, constant: constant)
  }
}

extension LayoutAnchor where Kind == XAxis {
  /// The distance from here to another place, positive where that lies further on.
  public func anchorWithOffset(to other: XAxisAnchor) -> DimensionAnchor { distance(to: other) }
}

extension LayoutAnchor where Kind == YAxis {
  /// The distance from here to another place, positive where that lies further down.
  public func anchorWithOffset(to other: YAxisAnchor) -> DimensionAnchor { distance(to: other) }
}

extension LayoutAnchor {
  fileprivate func distance(to other: LayoutAnchor) -> DimensionAnchor {
    DimensionAnchor(LiveSide(other.side.place, from: side.place))
  }
}

/// An anchor is of an item, which one task changes.
@available(*, unavailable)
extension LayoutAnchor: Sendable {}
