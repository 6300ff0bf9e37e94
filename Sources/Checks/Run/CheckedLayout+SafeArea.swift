import AutoLayout
import Devices
import SceneModel

extension CheckedLayout {
  /// How far content may reach out of the safe area where nobody says. Points.
  static let safeAreaTolerance = 2.0

  /// The safe area of the screen that a view is on, in the root's coordinates; nil off the screen.
  ///
  /// Along edges at which nothing is covered it has no end. The status bar of a device without a cutout
  /// counts as hidden.
  func safeArea(around view: Int) -> Rect? {
    let root = root(of: view)
    guard let device = environment.device, let system = environment.request.system, isScreen(root)
    else { return nil }
    var insets = details[root].safeArea
    let model = device.device
    let statusBar = model.safeArea(in: device.orientation, on: system).top
    if model.safeAreaWithoutStatusBar(in: device.orientation, on: system).top == 0, insets.top <= statusBar {
      insets.top = 0
    }
    if insets == .zero { return nil }
    let far = 1e6
    let (size, screen) = (rects[root], rects[view])
    // A view that lies wholly off the screen has another fault.
    guard screen.maxX > 0, screen.maxY > 0, screen.x < size.width, screen.y < size.height else { return nil }
    let left = insets.left > 0 ? insets.left : -far
    let top = insets.top > 0 ? insets.top : -far
    let right = insets.right > 0 ? size.width - insets.right : far
    let bottom = insets.bottom > 0 ? size.height - insets.bottom : far
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
