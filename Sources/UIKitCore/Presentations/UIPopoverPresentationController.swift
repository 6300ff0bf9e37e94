/// The directions of popovers' arrows, which are not laid out.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// A bit of each direction.
  public let rawValue: UInt
  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The controller of a popover, whose size is laid out and whose place is the middle of the window.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  open var sourceView: UIView?
  /// The part of the view that it points at. Points.
  open var sourceRect = CGRect.null
  /// The item of a bar that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that its arrow may have.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// An object that answers for a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
