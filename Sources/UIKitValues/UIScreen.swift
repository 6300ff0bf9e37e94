package import Devices
package import LayoutEnvironments
package import SceneModel

/// A window, which changes with its screen.
@MainActor
package protocol ScreenObserver: AnyObject {
  /// Called after the screen has become another, or its traits others.
  func screenDidChange(from old: CGRect)
}

/// The screen of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that windows are on: an iPhone 15's, until another device is asked for.
  public static let main = UIScreen()

  package var device = UIScreen.standard
  package private(set) var orientation = Orientation.portrait
  /// The traits that are set for all windows of the screen.
  package var ownTraits = TraitValues()

  private static let standard = Device.named("iPhone 15") ?? Device.all[0]

  override init() { super.init() }

  /// Shows windows on another device from now on. Windows that fill the screen fill it again.
  ///
  /// - Parameters:
  ///   - name: The device's name as Ninefold knows it, such as `iPhone SE (3rd generation)`.
  ///   - orientation: How it is held.
  /// - Returns: Whether such a device is known.
  @discardableResult
  public func show(_ name: String, in orientation: UIInterfaceOrientation = .portrait) -> Bool {
    guard let device = Device.named(name) else { return false }
    let old = bounds
    self.device = device
    self.orientation = orientation.isLandscape ? .landscape : .portrait
    for window in observers { window.screenDidChange(from: old) }
    return true
  }

  /// The text size, the style and the direction of reading of all windows from now on; those that are
  /// unspecified are the device's.
  public var overrides = UITraitCollection() {
    didSet {
      ownTraits = overrides.values
      for window in observers { window.screenDidChange(from: bounds) }
    }
  }

  /// The screen in the orientation of the interface. Points.
  open var bounds: CGRect {
    let size = device.size(in: orientation)
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
  /// Pixels a point.
  open var scale: CGFloat { CGFloat(device.scale) }
  /// Pixels a point of the panel.
  open var nativeScale: CGFloat { scale }
  /// The upright screen. Pixels.
  open var nativeBounds: CGRect {
    let size = device.size(in: .portrait)
    return CGRect(x: 0, y: 0, width: CGFloat(size.width) * scale, height: CGFloat(size.height) * scale)
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection(traits) }

  /// The windows that are told of the screen's changes, the oldest first.
  package var observers: [any ScreenObserver] { windows.compactMap(\.observer) }
  private var windows: [WeakObserver] = []
  private struct WeakObserver {
    weak var observer: (any ScreenObserver)?
  }

  /// Tells a window of the screen's changes from now on.
  package func add(_ window: any ScreenObserver) {
    windows.removeAll { $0.observer == nil }
    windows.append(WeakObserver(observer: window))
  }

  /// The device's traits, with what is set for the screen.
  package var traits: TraitValues {
    let sizeClass = device.sizeClass(in: orientation)
    var traits = TraitValues()
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(sizeClass.width)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(sizeClass.height)
    traits.idiom = UIUserInterfaceIdiom(device.idiom)
    traits.contentSize = .large
    traits.direction = .leftToRight
    traits.style = .light
    traits.scale = scale
    return traits.merging(ownTraits)
  }

  /// The content size of text styles.
  package var contentSize: ContentSizeCategory { traits.contentSize?.category ?? .large }

  /// The least margin beside the edges of a controller's view (InterfaceBuilder.md#root-margins). Points.
  ///
  /// - Parameter width: The window's width; nil for the screen's.
  package func minimumMargin(width: CGFloat?) -> CGFloat {
    let isNarrow = device.idiom == .phone && orientation == .landscape && device.hasHomeIndicator
    let width = width ?? bounds.width
    return CGFloat(isNarrow ? SystemMargin.minimum(width: 0) : SystemMargin.minimum(width: Double(width)))
  }

  /// The system that runs.
  package var system: DeviceSystem { device.standardSystem }

  /// The insets that undo the screen's safe area, for views that are in no window that is shown. Points.
  package var noSafeArea: EdgeInsets {
    let insets = device.safeArea(in: orientation, on: system)
    return EdgeInsets(left: -insets.left, top: -insets.top, right: -insets.right, bottom: -insets.bottom)
  }

  /// Where views are laid out.
  package var request: LayoutRequest {
    let traits = traits
    var overrides = TraitOverrides()
    overrides.contentSize = contentSize
    overrides.direction = traits.direction == .rightToLeft ? .rightToLeft : .leftToRight
    return LayoutRequest(
      canvas: .device(device, orientation, .full), overrides: overrides, ignoresSavedFrames: true)
  }
}
