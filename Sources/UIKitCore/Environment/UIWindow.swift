/// The outermost view of what is on a screen.
///
/// It is hidden until ``makeKeyAndVisible()`` or ``isHidden`` shows it. Until then the views in it have no
/// safe area, and their controllers have not appeared.
@preconcurrency @MainActor
open class UIWindow: UIView, ScreenObserver {
  /// The screen that the window is on.
  open var screen = UIScreen.main
  /// How far in front it is.
  open var windowLevel = Level.normal

  /// How far in front windows are.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of usual windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window of a frame on the main screen. Points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    screen.add(self)
    knownTraits = traitCollection
  }

  /// Makes a window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a view of a document; of another coder one without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      let view: UIView = controller.view
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      if !isHidden { controller.setAppearance(true) }
      insertSubview(view, at: 0)
      controller.overridesDidChange()
      if !isHidden { controller.endAppearance(true) }
    }
  }

  /// Whether the window is not on the screen, as before it is shown. Showing it has its controllers appear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if !newValue { rootViewController?.setAppearance(true) }
      super.isHidden = newValue
      noteLayoutChange()
      if !newValue { rootViewController?.endAppearance(true) }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    makeKey()
    guard isHidden else { return }
    isHidden = false
    layoutIfNeeded()
  }

  /// Makes it the window that takes keys, of which none come.
  open func makeKey() {
    guard !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.resignKey()
    UIApplication.shared.keyWindow = self
    becomeKey()
  }

  /// Called when it has become the window that takes keys.
  open func becomeKey() {}

  /// Called before another window takes keys.
  open func resignKey() {}

  /// Whether it is the window that takes keys.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Fills the screen again where it did, and tells controllers and views of the change.
  package func screenDidChange(from old: CGRect) {
    let fills = bounds.size == old.size
    let new = fills ? screen.bounds.size : bounds.size
    let coordinator = TransitionCoordinator()
    if new != bounds.size { rootViewController?.viewWillTransition(to: new, with: coordinator) }
    if fills { frame = screen.bounds }
    rootViewController?.placePresented()
    coordinator.runAlongside()
    updateTraitsInside()
    coordinator.runCompletions()
  }
}

/// An event, of which none comes.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A touch, of which none comes.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view that was touched; nil of a touch that a program makes.
  open var view: UIView? { nil }
  /// The place of the touch, which is the origin. Points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
