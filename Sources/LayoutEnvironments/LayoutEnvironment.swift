package import Devices
import Resolver
package import SceneModel

/// The environment of the scenes of one document: the screen, its bars and insets, the traits, the metrics
/// of its time.
package struct LayoutEnvironment: Sendable, Equatable {
  /// The Interface Builder whose metrics hold: on the canvas the one that saved the document, elsewhere the
  /// one that draws with those of the system that runs (Devices.md#systems).
  package var toolsVersion: ToolsVersion
  /// The screen or window. Points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  package var traits: TraitCollection
  package var orientation: Orientation
  /// Whether the screen has a home indicator: rounded corners and, on phones, a notch or an island.
  package var hasHomeIndicator: Bool
  /// Whether the document names a device, or the request does.
  package var hasDevice: Bool
  /// Whether this is Interface Builder's canvas rather than a running app.
  package var isDesign: Bool
  /// Whether this is the canvas as it was saved: in its own class, direction, text size and texts.
  package var isAsSaved = false
  /// The safe area of a bare full-screen view: status bar, home indicator, notch. Points.
  package var screenInsets: EdgeInsets
  /// Whether the screen is a pad's, whatever idiom is asked for.
  package var isPad: Bool
  /// On a device, the height of the status bar that a navigation bar lies below; nil elsewhere, where the
  /// bar begins at the safe area. Points.
  package var statusBarHeight: Double?
  /// On a device, the width of the screen held upright; nil elsewhere. Points.
  package var uprightWidth: Double?
  /// The width of the window, whatever column or sheet the controller is in. Points.
  package var windowWidth = 0.0
  /// On a device, the height of the controller's view that the keyboard covers, from the bottom. Points.
  package var keyboard = 0.0
  /// Of a canvas, the safe area of a bare full-screen view where the device is held upright. Points.
  package var uprightInsets = EdgeInsets.zero

  /// The direction in which the interface is read.
  package var direction: LayoutDirection { traits.direction ?? .leftToRight }
  package var isLandscapePhone: Bool { orientation == .landscape && !isPad }

  /// Whether navigation bars are lower: on the canvas of phones in landscape, on devices where both classes
  /// are compact (InterfaceBuilder.md#navigation-bar-height).
  package var hasLowBars: Bool {
    isDesign ? isLandscapePhone : traits.sizeClass == .compactCompact
  }

  /// Whether navigation bars are higher: on late canvases and systems, on phones with a home indicator
  /// (InterfaceBuilder.md#navigation-bar-height, Devices.md#bars).
  package var hasTallBars: Bool {
    toolsVersion.has(.tallNavigationBars) && hasHomeIndicator && !isPad && (isDesign || !isLandscapePhone)
  }

  /// Where a navigation bar begins on a device: below the status bar, which islands make lower than the safe
  /// area (Devices.md#status-bars). Points.
  package var navigationBarTop: Double { min(screenInsets.top, statusBarHeight ?? screenInsets.top) }

  /// Whether root frames were saved with the device's inset counted twice
  /// (InterfaceBuilder.md#doubled-insets).
  package var doublesInsets: Bool {
    isCanvas(with: .doubledInsets) && hasDevice && hasHomeIndicator && !isPad
  }

  /// Whether this is a canvas with a quirk, which no device has.
  package func isCanvas(with quirk: Milestone) -> Bool { isDesign && toolsVersion.has(quirk) }
}

extension LayoutEnvironment {
  /// The environment in which a document is to be laid out.
  package init(of document: Document, for request: LayoutRequest) {
    let system = request.system ?? .standard
    switch request.canvas {
    case .design: self = Self.design(of: document)
    case .device(let device, let orientation, let share):
      self = Self.running(system, on: device, orientation, share)
      show(request.screen, on: device, system)
      if let size = request.freeWindow { float(device.window(of: size, in: orientation)) }
    case .size(let size):
      self =
        request.mac.map { Self.running(system, in: $0) }
        ?? Self.bare(system, size, request.overrides.idiom)
    }
    windowWidth = size.width
    // InterfaceBuilder.md#content-size-categories
    if !isDesign { traits.contentSize = .large }
    traits.scale = scale
    let own = traits.overridden(by: TraitOverrides())
    traits = traits.overridden(by: request.overrides)
    isAsSaved = isDesign && request.showsOwnTexts && traits.measuresText(as: own)
  }

  private static func running(
    _ system: DeviceSystem, on device: Device, _ orientation: Orientation, _ share: Device.WindowShare
  ) -> LayoutEnvironment {
    let window = device.window(share, in: orientation)
    let size = window?.size ?? device.size(in: orientation)
    return LayoutEnvironment(
      toolsVersion: system.metrics, size: size, scale: device.scale,
      traits: TraitCollection(
        sizeClass: window?.sizeClass ?? device.sizeClass(in: orientation), idiom: device.idiom.rawValue),
      orientation: orientation, hasHomeIndicator: device.hasHomeIndicator, hasDevice: true, isDesign: false,
      screenInsets: device.safeArea(in: orientation, on: system), isPad: device.idiom == .pad,
      statusBarHeight: device.navigationBarTop(in: orientation, on: system),
      uprightWidth: device.size(in: .portrait).width)
  }

  /// Takes a window that does not reach the edges of the screen: it has no safe area
  /// (Devices.md#free-windows).
  private mutating func float(_ window: Device.Window?) {
    guard let window else { return }
    size = window.size
    traits.sizeClass = window.sizeClass
    screenInsets = .zero
    statusBarHeight = nil
    keyboard = 0
  }

  /// Applies the state of the screen that a request gives (Devices.md#screen-state, Devices.md#keyboards).
  private mutating func show(_ screen: ScreenState, on device: Device, _ system: DeviceSystem) {
    if screen.hidesStatusBar {
      screenInsets = device.safeAreaWithoutStatusBar(in: orientation, on: system)
      statusBarHeight = statusBarHeight.map { min($0, screenInsets.top) }
    }
    switch screen.keyboard {
    case .docked, .plain:
      keyboard =
        device.keyboardHeight(in: orientation, showsPredictions: screen.keyboard == .docked) ?? 0
    case .undocked, nil: break
    }
  }

  /// In a window on a Mac, whose classes are a pad's (Devices.md#mac).
  private static func running(_ system: DeviceSystem, in window: MacWindow) -> LayoutEnvironment {
    let size = window.sizeOfInterface
    return LayoutEnvironment(
      toolsVersion: system.metrics, size: size, scale: 2,
      traits: TraitCollection(
        sizeClass: SizeClass(width: .regular, height: .regular), idiom: window.idiom.rawValue),
      orientation: size.width > size.height ? .landscape : .portrait, hasHomeIndicator: false,
      hasDevice: true, isDesign: false, screenInsets: .zero, isPad: true)
  }

  private static func bare(_ system: DeviceSystem, _ size: Size, _ idiom: String?) -> LayoutEnvironment {
    let sizeClass = SizeClass(
      width: size.width < 600 ? .compact : .regular, height: size.height < 480 ? .compact : .regular)
    let idiom = idiom ?? (sizeClass.width == .compact ? Idiom.phone : .pad).rawValue
    return LayoutEnvironment(
      toolsVersion: system.metrics, size: size, scale: 2,
      traits: TraitCollection(sizeClass: sizeClass, idiom: idiom),
      orientation: size.width > size.height ? .landscape : .portrait, hasHomeIndicator: false,
      hasDevice: true,
      isDesign: false, screenInsets: .zero, isPad: idiom == Idiom.pad.rawValue)
  }
}

extension TraitCollection {
  /// Whether the traits that decide what is shown, in which size and direction, are another's.
  fileprivate func measuresText(as other: TraitCollection) -> Bool {
    sizeClass == other.sizeClass && idiom == other.idiom && contentSize == other.contentSize
      && legibilityWeight == other.legibilityWeight && direction == other.direction
  }
}
