extension LayoutVariant {
  /// Shows a controller in a window that fills the variant's screen, and lays it out.
  ///
  /// - Parameter make: Makes the controller, once the screen is the variant's.
  /// - Returns: Nil where the device is not known; no controller is made then.
  @MainActor
  package func window(showing make: () -> UIViewController) -> UIWindow? {
    guard show() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = make()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

extension UIViewController {
  /// Makes a controller of a view.
  package convenience init(of view: UIView) {
    self.init()
    self.view = view
  }
}
