import Adaptivity

/// The controller of a sheet: the heights at which it rests, which cards have (Devices.md#detents).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest, from the smallest.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The height at which it rests; where it is none of them, the smallest that is active.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether it lies at the bottom in compact height rather than filling the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether it is as wide as its content prefers where it lies at the bottom in compact height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
  /// The greatest height at which what is behind it is not dimmed, which nothing is here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether it has a grabber, which takes no space.
  open var prefersGrabberVisible = false
  /// Whether scrolling at an edge of its content makes it larger, which nobody does here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of its corners; nil for the system's. Points.
  open var preferredCornerRadius: CGFloat?

  /// Runs changes, and lays out what is shown.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Asks for the values of the detents again.
  open func invalidateDetents() { presentedViewController.place?.presenter?.placePresented() }

  /// The form in compact height.
  var lowSheet: LowSheet {
    if !prefersEdgeAttachedInCompactHeight { return .fullScreen }
    return widthFollowsPreferredContentSizeWhenEdgeAttached ? .asWideAsPreferred : .asWideAsSafeArea
  }

  /// The height of a card in a window, at rest at the selected detent. Points.
  func height(of card: Surroundings, in window: UIWindow) -> Double {
    let heights = CardDetents(of: card)
    let context = SheetContext(window, maximumDetentValue: CGFloat(heights.greatest))
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
    }
    let selected = active.first { $0.identifier == selectedDetentIdentifier }?.value
    let value = selected ?? active.map(\.value).min() ?? context.maximumDetentValue
    return heights.height(at: Double(value))
  }
}

/// An object that is told of the heights that a person gives a sheet, which nobody does here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person has given a sheet another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
