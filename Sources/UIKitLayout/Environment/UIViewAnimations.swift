extension UIView {
  /// How an animation runs, which here runs at once.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit of each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are taken while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view dissolves into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs changes, and what is to follow them, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes, and what is to follow them, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes, and what is to follow them, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes of a view, and what is to follow them, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let were = areEnabled
    areEnabled = false
    actionsWithoutAnimation()
    areEnabled = were
  }

  /// Whether animations are asked for, of which all run at once.
  public class var areAnimationsEnabled: Bool { areEnabled }

  /// Sets whether animations are asked for, of which all run at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { areEnabled = enabled }

  private static var areEnabled = true
}
