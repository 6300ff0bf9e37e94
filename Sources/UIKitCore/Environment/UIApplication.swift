import SceneModel

/// The running app, of which there is one.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// The object that is told of the app's life; nothing tells it.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The size of text that a person chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction in which the interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.userInterfaceDirection
  }

  /// The windows of the app, those in front last.
  open var windows: [UIWindow] {
    UIScreen.main.observers.compactMap { $0 as? UIWindow }
      .sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }
  /// The window that was made key last; nil where there is none.
  open internal(set) weak var keyWindow: UIWindow?

  /// The keys of why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An object that is told of the app's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// Called when the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// The system's name.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system's version.
  open var systemVersion: String { "\(UIScreen.main.system.major).0" }
  /// The device's model, such as `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// The idiom of the device: Apple's other name for ``UIDevice/userInterfaceIdiom``.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// A kind of views whose looks may be set at once, which lays nothing out.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}
/// A kind of views within which looks may be set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
