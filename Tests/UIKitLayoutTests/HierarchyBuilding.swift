import Testing
import UIKitLayout

/// The tests of layouts, one after the other: all show windows on the one main screen.
@Suite(.serialized) enum Layouts {}

/// A window of an upright iPhone 8, which has no safe area but the status bar's 20 points once it is shown.
@MainActor
func phoneWindow() -> UIWindow {
  UIScreen.main.show("iPhone 8")
  UIScreen.main.overrides = UITraitCollection()
  return UIWindow(frame: UIScreen.main.bounds)
}

/// A window of a device with a controller in it.
@MainActor
func show(
  _ controller: UIViewController, on device: String, in orientation: UIInterfaceOrientation = .portrait
) -> UIWindow {
  UIScreen.main.overrides = UITraitCollection()
  #expect(UIScreen.main.show(device, in: orientation))
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// A view that constraints lay out, in another.
@MainActor
@discardableResult
func add<View: UIView>(_ view: View, to superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view of a size of content.
final class Block: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
