import Adaptivity
import AutoLayout
import Devices
import SceneModel

/// Where a presented controller lies: its view is in one of its own, above that of its presenter.
@MainActor
final class PresentationPlace {
  weak var presenter: UIViewController?
  let view = UIView()
  /// Whether it is a card, a sheet or a popover, whose bars are others.
  var isSheet = false
  /// The view that the presenter's view is in again afterwards, where that is not there meanwhile.
  var holder: UIView?

  init(_ presenter: UIViewController) { self.presenter = presenter }
}

extension UIViewController {
  /// The controller that shows this one, or what this one is in, above itself.
  public var presentingViewController: UIViewController? { outermost.place?.presenter }

  /// The controller that holds all around it.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func show(presented controller: UIViewController) {
    let presenter = outermost
    if let shown = presenter.presentedViewController, shown !== controller {
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting")
      return
    }
    guard controller.parent == nil, controller.place == nil, let window = presenter.view.window else {
      LayoutExceptions.raise(
        "NSInvalidArgumentException",
        "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the window hierarchy"
      )
      return
    }
    let place = PresentationPlace(presenter)
    controller.place = place
    presenter.presentedViewController = controller
    let style = controller.modalPresentationStyle
    let replacesPresenter = style == .fullScreen
    if replacesPresenter { presenter.setAppearance(false) }
    place.view.translatesAutoresizingMaskIntoConstraints = true
    window.addSubview(place.view)
    presenter.placePresented(from: self)
    controller.setAppearance(true)
    let view: UIView = controller.view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.fill(place.view)
    controller.endAppearance(true)
    if replacesPresenter {
      place.holder = presenter.view.superview
      presenter.view.removeFromSuperview()
      presenter.endAppearance(false)
    }
    window.layoutIfNeeded()
  }

  func hidePresented() {
    guard let controller = presentedViewController, let place = controller.place else { return }
    controller.hidePresented()
    controller.setAppearance(false)
    if let holder = place.holder {
      setAppearance(true)
      view.frame = holder.bounds
      holder.insertSubview(view, at: 0)
    }
    controller.viewIfLoaded?.removeFromSuperview()
    place.view.removeFromSuperview()
    controller.endAppearance(false)
    if place.holder != nil { endAppearance(true) }
    controller.place = nil
    presentedViewController = nil
  }

  /// Places what is shown above this controller by the window of now.
  ///
  /// - Parameter context: The controller that was asked to present; nil for this one.
  func placePresented(from context: UIViewController? = nil) {
    guard let controller = presentedViewController, let place = controller.place,
      let window = place.view.window
    else { return }
    let screen = window.screen
    let safeArea = screen.device.safeArea(in: screen.orientation, on: screen.system)
    var around = Surroundings(size: Size(window.bounds.size), safeArea: safeArea, traits: TraitCollection())
    around.traits = screen.request.traits(for: ElementWriter().document())
    let sheet = controller.sheetPresentationController
    let presentation = Presentation(
      asked: controller.modalPresentationStyle.style, traits: around.traits,
      toolsVersion: screen.system.metrics, adaptation: controller.adaptation(in: window.traitCollection),
      lowSheet: sheet?.lowSheet ?? .fullScreen)
    let preferred = controller.preferredSize
    var inner = presentation.surroundings(
      over: around, from: around,
      preferred: preferred == .zero ? nil : Size(Double(preferred.width), Double(preferred.height)))
    if presentation.form == .card, let sheet { inner.size.height = sheet.height(of: inner, in: window) }
    place.isSheet = inner.isOnSheet
    place.view.ownTraits =
      inner.traits.sizeClass == around.traits.sizeClass
      ? nil : UITraitCollection(horizontalSizeClass: .init(inner.traits.sizeClass.width)).values
    if presentation.form == .currentContext, let holder = (context ?? self).presentationContext {
      place.view.frame = holder.convert(holder.bounds, to: nil)
    } else {
      place.view.frame = inner.frame(in: around, presentation.form)
    }
    controller.overridesDidChange()
    controller.placePresented()
  }

  /// The view above which controllers in the current context are shown; nil for the window.
  private var presentationContext: UIView? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.definesPresentationContext { return controller.viewIfLoaded }
      current = controller.parent
    }
    return nil
  }

  /// The answer of the delegate of the presentation in traits; nil where the system's rule counts.
  private func adaptation(in traits: UITraitCollection) -> PresentationAdaptation? {
    guard let controller = presentationController, let delegate = controller.delegate else { return nil }
    let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
    return PresentationAdaptation.Style(style).map { PresentationAdaptation(style: $0) }
  }

  /// The size that a navigation controller's content prefers counts where it has none of its own
  /// (Devices.md#preferred-sizes).
  private var preferredSize: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return (self as? UINavigationController)?.topViewController?.preferredContentSize ?? .zero
  }
}

extension Size {
  fileprivate init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Surroundings {
  /// The frame of what has these surroundings in the window: cards reach to its bottom, sheets are in the
  /// middle of its safe area.
  fileprivate func frame(in window: Surroundings, _ form: Presentation.Form) -> CGRect {
    guard isOnSheet else { return CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    let isCard = form == .card || form == .pageSheet && size.width == window.size.width
    let free = window.size.height - window.safeArea.top - window.safeArea.bottom - size.height
    return CGRect(
      x: (window.size.width - size.width) / 2,
      y: isCard ? window.size.height - size.height : window.safeArea.top + free / 2,
      width: size.width, height: size.height)
  }
}

extension PresentationAdaptation.Style {
  /// The style that a delegate answers; nil of one that leaves the system's rule.
  fileprivate init?(_ style: UIModalPresentationStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .none: self = .stays
    default: return nil
    }
  }
}

extension UIModalPresentationStyle {
  /// The style as documents have it; nil of automatic.
  fileprivate var style: PresentationStyle? {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .none: PresentationStyle.none
    case .automatic: nil
    }
  }
}
