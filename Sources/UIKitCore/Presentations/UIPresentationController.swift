/// The controller of how another is shown above its presenter.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown, which holds this one.
  public unowned let presentedViewController: UIViewController
  /// The controller above which it is shown; nil before that.
  open var presentingViewController: UIViewController! {
    presentedViewController.presentingViewController ?? presenter
  }
  private weak var presenter: UIViewController?
  /// The object that answers in which style it is shown.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a controller of how one is shown above another.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The style that is asked for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view in which it is shown; nil where it is not.
  open var containerView: UIView? { presentedViewController.place?.view.superview }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the view that is shown, in ``containerView``; zero where it is not. Points.
  open var frameOfPresentedViewInContainerView: CGRect { presentedViewController.place?.view.frame ?? .zero }
}

/// An object that answers in which style a controller is shown where a class is compact
/// (Devices.md#presentation-delegates).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in traits; that of ``adaptivePresentationStyle(for:)`` unless it is given.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style: full screen, over full screen or none, which leaves it as it is; another leaves the
  /// system's rule.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a person may put it away, which nobody does here.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a person puts it away, which nobody does here.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a person has put it away, which nobody does here.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a person tries to put it away and may not, which nobody does here.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style of ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The system's rule.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  /// A person may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// The controller of how this one is shown, made when it is asked for first and anew for another style.
  public var presentationController: UIPresentationController? {
    let style = modalPresentationStyle
    if let known = ownPresentationController, known.style == style { return known.controller }
    let controller =
      switch style {
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    ownPresentationController = (style, controller)
    return controller
  }

  /// The controller of the sheet that this one is shown as; nil in styles that are none.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The controller of the popover that this one is shown as; nil in other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
