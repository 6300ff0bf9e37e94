/// A recognizer of gestures, which recognizes nothing.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// Whether it recognizes.
  open var isEnabled = true
  /// Whether the touches of a recognized gesture are taken from the view.
  open var cancelsTouchesInView = true
  private weak var target: AnyObject?
  private var action: Selector?

  /// A recognizer.
  public override init() { super.init() }

  /// A recognizer that would call a method.
  public init(target: Any?, action: Selector?) {
    (self.target, self.action) = (target as AnyObject?, action)
    super.init()
  }
}

/// A recognizer of taps, which recognizes nothing.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
}

/// A recognizer of long touches, which recognizes nothing.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a touch is. Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of moving fingers, which recognizes nothing.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A recognizer of strokes, which recognizes nothing.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of strokes.
  public struct Direction: OptionSet, Sendable {
    /// A bit of each.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction of the strokes.
  open var direction = Direction.right
}

/// A recognizer of two fingers that come together or part, which recognizes nothing.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// A recognizer of two fingers that turn, which recognizes nothing.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
