import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel
import TextMetrics

/// The brightness of what a screen shows at its edges.
struct ScreenGround {
  var isDarkAtTop: Bool
  var isDarkAtBottom: Bool

  /// That of an appearance.
  init(isDark: Bool) {
    isDarkAtTop = isDark
    isDarkAtBottom = isDark
  }

  /// That of a root and its bars.
  init(_ scene: DrawnScene, _ root: DrawnRoot) {
    isDarkAtTop = scene.showsLightStatusBar(over: root)
    isDarkAtBottom = scene.isDark(root)
  }
}

/// The signs of the system over the screen of a device: the status bar and the home indicator
/// (Looks.md#screens).
struct ScreenChrome {
  private let area: Rect
  private let device: Device
  private let orientation: Orientation
  /// The colours of the signs of the status bar, and of the home indicator.
  private let color: DrawingColor
  private let indicatorColor: DrawingColor
  private let measurer: TextMeasurer
  /// The height of the status bar; 0 where there is none. Points.
  private let statusBar: Double
  private let hasIndicator: Bool

  /// Nil where neither lies over an area: on what does not fill the width of a device's screen.
  ///
  /// - Parameter ground: The brightness of what lies under both.
  init?(_ scene: DrawnScene, _ root: DrawnRoot, _ area: Rect, over ground: ScreenGround) {
    guard let (device, orientation) = scene.device, let window = scene.window,
      area.width == window.size.width, device.idiom == .phone || device.idiom == .pad
    else { return nil }
    let safeArea = root.isOfController ? scene.screenInsets : scene.details[root.views.lowerBound].safeArea
    let reachesTop =
      window.showsStatusBar && !window.isOnSheet && area.height == window.size.height
      && (root.isOfController || safeArea.top > 0)
    statusBar = reachesTop ? device.statusBarHeight(in: orientation, on: window.system) : 0
    hasIndicator = device.hasHomeIndicator && safeArea.bottom > 0
    guard statusBar > 0 || hasIndicator else { return nil }
    self.area = area
    self.device = device
    self.orientation = orientation
    color = ground.isDarkAtTop ? .white : .black
    indicatorColor = ground.isDarkAtBottom ? .white : .black
    measurer = scene.controls.measurer
  }

  /// Draws both.
  func draw(_ list: inout DrawingList) {
    if statusBar > 0 { drawStatusBar(&list) }
    if hasIndicator, let place = DeviceOutline.indicator(of: device, orientation) {
      let rect = place.moved(by: DrawingPoint(area.x, area.maxY - device.size(in: orientation).height))
      list.fill(.capsule(rect), indicatorColor)
    }
  }

  /// The time that the status bar shows.
  private static let time = "9:41"
  /// The margin of a status bar without a notch or an island. Points.
  private static let margin = 6.0
  /// How much lower than its middle the line of a status bar beside a notch or an island lies. Points.
  private static let drop = 4.0

  private func drawStatusBar(_ list: inout DrawingList) {
    let cutout = DeviceOutline.cutout(of: device)
    let ear = cutout.map { (area.width - $0.width) / 2 }
    let font = Font.system(ofSize: ear == nil ? 12 : 17, weight: .semibold)
    let middle = area.y + statusBar / 2 + (ear == nil ? 0 : Self.drop)
    var block = TextBlock(Self.time, font, color)
    var line = Rect(x: area.x, y: middle - font.lineHeight / 2, width: area.width, height: font.lineHeight)
    block.alignment = .center
    if let ear {
      line.width = ear
    } else if device.idiom == .pad {
      line.x += 2 * Self.margin
      block.alignment = .left
    }
    block.draw(in: line, measurer, into: &list)
    let end = area.maxX - (ear.map { ($0 - Self.width) / 2 } ?? Self.margin)
    drawSigns(endingAt: end, middle: middle, &list)
  }

  /// The width of the signs together. Points.
  private static let width = 71.0

  /// Draws the strength of the signal, that of the wireless network, and a full battery.
  private func drawSigns(endingAt end: Double, middle: Double, _ list: inout DrawingList) {
    var x = end - Self.width
    for step in 0..<4 {
      let height = 4 + 2.5 * Double(step)
      let bar = Rect(x: x + 4.5 * Double(step), y: middle + 6 - height, width: 3, height: height)
      list.fill(.rounded(bar, radius: 1), color)
    }
    x += 23
    let fan = [(-8.0, -3.0), (-4, -5.2), (0, -6), (4, -5.2), (8, -3), (0, 6)]
    list.fill(.lines(fan.map { DrawingPoint(x + 8 + $0.0, middle + $0.1) }, isClosed: true), color)
    x += 22
    let battery = Rect(x: x, y: middle - 6, width: 23, height: 12)
    list.border(battery, radius: 3.5, color.faded(to: 0.4), width: 1)
    list.fill(.rounded(battery.inset(by: 2), radius: 2), color)
    let pole = Rect(x: battery.maxX + 1, y: middle - 2, width: 1.5, height: 4)
    list.fill(.rounded(pole, radius: 0.75), color.faded(to: 0.4))
  }
}

extension DrawnScene {
  /// Whether a root is dark, as what an app with such a one shows over it is bright.
  fileprivate func isDark(_ root: DrawnRoot) -> Bool {
    palette.isDark || root.node.flatMap { resolution.child($0, key: "backgroundColor") }.map(isDark) == true
  }

  /// Whether the status bar is white: in dark appearance, and over a dark navigation bar, else a dark root,
  /// which an app that shows one asks for (Apple, "UIViewController.preferredStatusBarStyle").
  fileprivate func showsLightStatusBar(over root: DrawnRoot) -> Bool {
    guard !palette.isDark, let bar = bars?.navigation.flatMap({ tree.child(of: $0, .navigationBar) }) else {
      return isDark(root)
    }
    return word(bar, "barStyle") == "black" || tree.child(of: bar, key: "barTintColor").map(isDark) == true
  }

  private func isDark(_ color: NodeID) -> Bool {
    palette.color(of: color).map { $0.alpha > 0.5 && $0.luma < 0.4 } ?? false
  }
}
