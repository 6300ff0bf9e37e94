public import Controls
public import SceneModel

/// A view whose saved frame is not the computed one: what Interface Builder calls misplaced.
public struct FrameDifference: Sendable {
  public let comparison: FrameComparison
  /// The numbers of the frame that differ, in the order x, y, width, height.
  public let numbers: [Number]

  /// A number that differs.
  public struct Number: Sendable {
    public let kind: LayoutExplanation.Quantity.Kind
    public let saved: Double
    public let computed: Double
    /// What most of the difference comes from.
    public let reason: Reason
  }

  /// The likely reason of a difference: the size, constraint or rule that the saved frames satisfy least.
  ///
  /// A number is a sum of what constraints and sizes add. Put into those, the saved frames miss each of them by some
  /// points, and these misses add up to the difference; the largest one is the reason.
  public struct Reason: Hashable, Sendable {
    public let cause: Cause
    /// The view whose size or rule it is; nil of a constraint.
    public let view: ObjectID?
    /// The constraint, or nil of a size or a rule.
    public let constraint: ObjectID?
    /// How much of the difference it makes, in points.
    public let points: Double
  }

  /// What kinds of reasons there are.
  public enum Cause: String, CaseIterable, Sendable {
    /// A text's size.
    case text
    /// The size of a text in a font that no table has.
    case unmeasuredText
    /// An image's size, or that of a view that Interface Builder rendered.
    case image
    /// A control's size.
    case control
    /// The safe area or the layout guides of the root.
    case rootInset
    case margin
    case baseline
    /// A rule of a stack view.
    case stackView
    /// Optional constraints of which others could be relaxed.
    case priority
    /// Required constraints contradict each other.
    case conflict
    /// The constraints leave the number open.
    case ambiguity
    /// The saved frames do not satisfy a required constraint.
    case constraint
    /// The frame of a view that keeps its saved one.
    case savedFrame
    /// Rounding to pixels, or more than one small thing.
    case rounding
  }

  /// The reason of the number that differs most, a size before a position where they differ alike.
  public var reason: Reason? {
    var worst: Number?
    for number in numbers.reversed() {
      let difference = (number.saved - number.computed).magnitude
      if let other = worst, difference <= (other.saved - other.computed).magnitude + 1e-9 { continue }
      worst = number
    }
    return worst?.reason
  }
}

/// A scene's saved frames held against the computed ones.
public struct SceneComparison: Sendable {
  public let outline: SceneOutline
  /// The size class under which the scene was resolved.
  public let sizeClass: SizeClass
  /// How many frames were compared.
  public let count: Int
  /// Those that differ by more than the tolerance, in document order.
  public let differences: [FrameDifference]
}
