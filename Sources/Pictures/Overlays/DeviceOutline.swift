import Devices
import SceneModel

/// The outline of a device over its screen: round corners, the notch or the island, the home
/// indicator (Looks.md#device-outline).
struct DeviceOutline {
  private let size: Size
  private let radius: Double
  /// The notch or the island; nil of a device without one.
  private let cutout: Rect?
  private let isIsland: Bool
  /// The home indicator; nil of a device with a home button.
  private let indicator: Rect?

  /// The colour of the bezel around the screen.
  private static let bezel = DrawingColor(0x1C1C1E)
  /// The size of the home indicator of an upright phone, and its distance from the edge. Points.
  private static let indicatorSize = Size(134, 5)
  private static let indicatorDistance = 8.0

  init(_ device: Device, _ orientation: Orientation) {
    let size = device.size(in: orientation)
    self.size = size
    radius = min(device.cornerRadius, min(size.width, size.height) / 2)
    let upright = Self.cutout(of: device)
    isIsland = upright.map { $0.y > 0 } ?? false
    // A phone in landscape is turned to the left.
    cutout = upright.map { rect in
      orientation == .portrait || !device.rotates
        ? rect : Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
    }
    indicator = Self.indicator(of: device, orientation)
  }

  /// The home indicator on the screen of a device; nil of one with a home button.
  static func indicator(of device: Device, _ orientation: Orientation) -> Rect? {
    guard device.hasHomeIndicator else { return nil }
    let size = device.size(in: orientation)
    let share = size.width / min(size.width, size.height)
    let length = device.idiom == .pad ? size.width * 0.3 : indicatorSize.width * share
    return Rect(
      x: (size.width - length) / 2, y: size.height - indicatorDistance - indicatorSize.height, width: length,
      height: indicatorSize.height)
  }

  /// The notch or the island of an upright phone; nil of a device without one.
  static func cutout(of device: Device) -> Rect? {
    guard device.idiom == .phone, device.hasHomeIndicator else { return nil }
    let top = device.portraitSafeAreaTop
    let size = notches[device.name] ?? (top >= 59 ? Size(126, 37.33) : Size(222, top - 14))
    let y = top >= 59 ? (top == 59 ? 11 : top - 48.33) : 0
    return Rect(x: (device.portraitSize.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// The measured sizes of notches. Points.
  private static let notches: [String: Size] = [
    "iPhone X": Size(223, 30), "iPhone XS": Size(223, 30), "iPhone 11 Pro": Size(223, 30),
    "iPhone XS Max": Size(223, 30), "iPhone 11 Pro Max": Size(223, 30), "iPhone XR": Size(246, 33),
    "iPhone 11": Size(246, 33), "iPhone 12 mini": Size(242, 34), "iPhone 12": Size(222, 32),
    "iPhone 12 Pro": Size(222, 32), "iPhone 12 Pro Max": Size(222, 32), "iPhone 13 mini": Size(189, 38),
    "iPhone 13": Size(176, 34), "iPhone 13 Pro": Size(176, 34), "iPhone 13 Pro Max": Size(176, 34),
    "iPhone 14": Size(176, 34), "iPhone 14 Plus": Size(176, 34), "iPhone 16e": Size(176, 34),
  ]

  /// Draws the outline over a screen with its corner at a point.
  func draw(at corner: DrawingPoint, into list: inout DrawingList) {
    var group = DrawingGroup()
    group.offset = corner
    list.group(group) { list in
      for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] where radius > 0 {
        list.fill(cornerPath(x, y), Self.bezel)
      }
      if let cutout { drawCutout(cutout, &list) }
      if let indicator { list.fill(.capsule(indicator), DrawingColor(0x8E8E93)) }
      list.border(
        Rect(x: 0, y: 0, width: size.width, height: size.height), radius: radius, Self.bezel, width: 3)
    }
  }

  private func drawCutout(_ cutout: Rect, _ list: inout DrawingList) {
    guard !isIsland else { return list.fill(.capsule(cutout), Self.bezel) }
    // The corners at the edge of the screen are hidden.
    let hidden = 20.0
    let isUpright = cutout.width > cutout.height
    let rect = Rect(
      x: cutout.x - (isUpright ? 0 : hidden), y: cutout.y - (isUpright ? hidden : 0),
      width: cutout.width + (isUpright ? 0 : hidden), height: cutout.height + (isUpright ? hidden : 0))
    list.group(.clip(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)))) { list in
      list.fill(.rounded(rect, radius: 20), Self.bezel)
    }
  }

  /// The area that a round corner cuts off: 0 and 1 are the left and the right, the upper and the lower.
  private func cornerPath(_ right: Double, _ lower: Double) -> DrawingPath {
    let corner = DrawingPoint(right * size.width, lower * size.height)
    let middle = DrawingPoint(
      corner.x + (right == 0 ? radius : -radius), corner.y + (lower == 0 ? radius : -radius))
    let steps = Self.quarter.map { step in
      DrawingPoint(
        middle.x + (right == 0 ? -radius : radius) * step.x,
        middle.y + (lower == 0 ? -radius : radius) * step.y)
    }
    return .lines([corner] + steps, isClosed: true)
  }

  /// Points of a quarter circle, from one axis to the other.
  private static let quarter: [DrawingPoint] = (0...16).map { step in
    // The tangent of half the angle gives a quarter circle without a sine: the same on every machine.
    let t = Double(step) / 16
    let denominator = 1 + t * t
    return DrawingPoint((1 - t * t) / denominator, 2 * t / denominator)
  }
}

extension Device {
  /// The top inset of the safe area in portrait. Points.
  fileprivate var portraitSafeAreaTop: Double { safeArea(in: .portrait).top }
}
