public import SceneModel

/// The orientation of a device.
///
/// ```swift
/// for phone in Device.all where phone.idiom == .phone {
///   print(phone.name, Orientation.allCases.map(phone.sizeClass(in:)))
/// }
/// ```
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

/// The kind of interface that a device shows, spelled as variations spell it.
///
/// ```swift
/// let pads = Device.all.filter { $0.idiom == .pad }
/// print(pads.map(\.name))
/// ```
public enum Idiom: String, CaseIterable, Sendable {
  case phone, pad, tv, watch, mac
}

/// A width and a height in pixels.
///
/// ```swift
/// if let phone = Device.named("iPhone 15") {
///   print(phone.pixels.width, "pixels are", Double(phone.pixels.width) / phone.scale, "points")
/// }
/// ```
public struct PixelSize: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  /// A size of a width and a height in pixels.
  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// A device model: its screen, size classes, safe areas and multitasking windows.
///
/// Lengths are points. No model stands for a size class: the class depends on the orientation and the window.
///
/// ```swift
/// if let phone = Device.named("iPhone 15") {
///   print(phone.size(in: .landscape))
///   print(phone.sizeClass(in: .landscape))  // compact-compact
///   print(phone.safeArea(in: .portrait).top)  // 59.0
/// }
/// ```
public struct Device: Hashable, Sendable {
  /// The model's name, such as `iPhone 8`.
  public let name: String
  /// Interface Builder's id of the canvas that shows the model, such as `retina4_7`. Models of one screen
  /// share it; nil where none is known.
  public let canvasID: String?
  /// The kind of device.
  public let idiom: Idiom
  /// The screen held upright; of a screen that does not turn, its only size.
  public let portraitSize: Size
  /// The pixels of the panel, upright. Models that render at another size and scale it down have fewer than
  /// `portraitSize` × `scale`.
  public let pixels: PixelSize
  /// Pixels rendered per point.
  public let scale: Double
  /// Whether the screen turns.
  public let rotates: Bool
  /// The radius of the screen's corners, of a continuous curve; 0 of square ones and where none is
  /// known. Points.
  package let cornerRadius: Double

  let landscapeWidth: SizeClass.Extent
  let portraitSafeArea: EdgeInsets
  let landscapeSafeArea: EdgeInsets
  let portraitStatusBar: Double
  let side: SideWidths?

  /// The width of a window at the side of the screen, in points.
  struct SideWidths: Hashable, Sendable {
    let landscape: Double
    let portrait: Double
    /// Whether such a window may stand beside another, rather than only over it.
    let splits: Bool
  }
}

extension Device {
  /// Whether the model has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { (idiom == .phone || idiom == .pad) && portraitSafeArea.bottom > 0 }

  /// Whether apps may turn upside down with the model where they ask to: not with phones without a home
  /// button (Devices.md#upside-down).
  package var turnsUpsideDown: Bool { idiom == .pad || idiom == .phone && !hasHomeIndicator }

  /// The whole screen.
  public func size(in orientation: Orientation) -> Size {
    switch rotates ? orientation : .portrait {
    case .portrait: portraitSize
    case .landscape: Size(portraitSize.height, portraitSize.width)
    }
  }

  /// The size class of a window that fills the screen: any-any of a watch, which has none.
  public func sizeClass(in orientation: Orientation) -> SizeClass {
    switch idiom {
    case .watch: .any
    case .tv, .pad, .mac: SizeClass(width: .regular, height: .regular)
    case .phone:
      switch orientation {
      case .portrait: SizeClass(width: .compact, height: .regular)
      case .landscape: SizeClass(width: landscapeWidth, height: .compact)
      }
    }
  }

  /// The safe area's distances from the edges of a window that fills the screen and shows no bars but the
  /// status bar, on systems up to iOS 18.
  public func safeArea(in orientation: Orientation) -> EdgeInsets {
    orientation == .portrait || !rotates ? portraitSafeArea : landscapeSafeArea
  }

  /// The height of the status bar where it is shown: 0 on phones in landscape
  /// (Devices.md#status-bars). Points.
  package func statusBarHeight(in orientation: Orientation) -> Double {
    idiom == .phone && orientation == .landscape ? 0 : portraitStatusBar
  }
}
