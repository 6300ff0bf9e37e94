/// A part of an app's interface. There is one, which holds all windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states that a scene goes through, of which this one keeps one.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive, background
  }

  /// The reasons for which a scene comes, of which there are none.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {}

  /// The state: in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The object that would be told of the scene's life; nothing tells it.
  open weak var delegate: (any UISceneDelegate)?
  /// The scene as the system keeps it.
  public let session = UISceneSession()
  /// The title that the system would show of the scene.
  open var title: String! = ""
}

/// A scene as the system keeps it, of which nothing is kept here.
@preconcurrency @MainActor
open class UISceneSession: NSObject {}

/// The scene of the app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The one scene.
  static let main = UIWindowScene()

  /// The screen of the windows.
  open var screen: UIScreen { .main }
  /// The windows of the app, those in front last.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made key last; nil where there is none.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

/// An object that is told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// An object that is told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIApplication {
  /// The scenes of the app, of which there is one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
}

extension UIWindow {
  /// Makes a window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The scene that the window is in. A window that is taken out of it is hidden.
  public var windowScene: UIWindowScene? {
    get { .main }
    set { if newValue == nil { isHidden = true } }
  }
}
