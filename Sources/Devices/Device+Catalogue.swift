import SceneModel

// Rows are screens; every model of a screen is a device. Sizes, safe areas and size classes up to the
// iPhone 15 are those that the simulators of iOS 16 to 18 report. Later ones are those of several published
// catalogues, which agree. The size classes are the interface guidelines' as well, and corner radii those
// of two published lists. A model that a canvas id names comes first in its row, so that the id stands for
// it (Devices.md#catalogue).

extension Device {
  /// Every model: phones, pads, televisions and watches, each from small to large.
  public static let all: [Device] =
    homeButtonPhones + notchPhones + islandPhones + homeButtonPads + roundedPads + others

  private static let homeButtonPhones: [Device] =
    phone(["iPhone 4s"], "retina3_5", 320, 480, px(640, 960), 2)
    + phone(
      ["iPhone 5s", "iPhone 5", "iPhone 5c", "iPhone SE (1st generation)"], "retina4_0", 320, 568,
      px(640, 1136), 2)
    + phone(
      [
        "iPhone 8", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], "retina4_7", 375, 667, px(750, 1334), 2)
    + phone(
      ["iPhone 8 Plus", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"], "retina5_5", 414, 736,
      px(1080, 1920), 3, wide: true)

  private static let notchPhones: [Device] =
    phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], "retina5_9", 375, 812, px(1125, 2436), 3, top: 44,
      radius: 39)
    + phone(
      ["iPhone 11", "iPhone XR"], "retina6_1", 414, 896, px(828, 1792), 2, wide: true, top: 48, radius: 41.5)
    + phone(
      ["iPhone 11 Pro Max", "iPhone XS Max"], "retina6_5", 414, 896, px(1242, 2688), 3, wide: true, top: 44,
      radius: 39)
    + phone(
      ["iPhone 12 mini", "iPhone 13 mini"], "retina5_9", 375, 812, px(1080, 2340), 3, top: 50, radius: 44)
    + phone(
      [
        "iPhone 13", "iPhone 12", "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e",
      ], "retina6_0", 390, 844, px(1170, 2532), 3, top: 47, radius: 47.33)
    + phone(
      ["iPhone 13 Pro Max", "iPhone 12 Pro Max", "iPhone 14 Plus"], "retina6_7", 428, 926, px(1284, 2778), 3,
      wide: true, top: 47, radius: 53.33)

  private static let islandPhones: [Device] =
    phone(
      ["iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"], "retina6_12", 393, 852, px(1179, 2556), 3,
      top: 59, statusBar: islandStatusBar, radius: 55)
    + phone(
      ["iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"], "retina6_72", 430, 932,
      px(1290, 2796), 3, wide: true, top: 59, statusBar: islandStatusBar, radius: 55)
    + phone(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"], "retina6_3", 402, 874,
      px(1206, 2622), 3, top: 62, statusBar: largeIslandStatusBar, radius: 62)
    + phone(["iPhone Air"], nil, 420, 912, px(1260, 2736), 3, wide: true, top: 68, radius: 62)
    + phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone 18 Pro Max"], "retina6_9", 440, 956,
      px(1320, 2868), 3, wide: true, top: 62, statusBar: largeIslandStatusBar, radius: 62)

  private static let homeButtonPads: [Device] =
    pad(["iPad 2", "iPad mini (1st generation)"], nil, 768, 1024, px(768, 1024), 1, side: nil)
    + pad(
      ["iPad Pro (9.7-inch)", "iPad Air 2", "iPad (5th generation)", "iPad (6th generation)"], "ipad9_7", 768,
      1024, px(1536, 2048), 2, side: (320, 320))
    + pad(
      ["iPad (4th generation)", "iPad (3rd generation)"], "ipad9_7", 768, 1024, px(1536, 2048), 2, side: nil)
    + pad(
      ["iPad Air (1st generation)"], "ipad9_7", 768, 1024, px(1536, 2048), 2, side: (320, 320), splits: false)
    + pad(
      ["iPad mini (5th generation)", "iPad mini 4"], "ipad7_9", 768, 1024, px(1536, 2048), 2,
      side: (320, 320))
    + pad(
      ["iPad mini 3", "iPad mini 2"], "ipad7_9", 768, 1024, px(1536, 2048), 2, side: (320, 320),
      splits: false)
    + pad(
      ["iPad (9th generation)", "iPad (7th generation)", "iPad (8th generation)"], "ipad10_2", 810, 1080,
      px(1620, 2160), 2, side: (320, 320))
    + pad(
      ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"], "ipad10_5", 834, 1112, px(1668, 2224), 2,
      side: (320, 320))
    + pad(
      ["iPad Pro (12.9-inch) (2nd generation)", "iPad Pro (12.9-inch) (1st generation)"], "ipad12_9", 1024,
      1366, px(2048, 2732), 2, side: (375, 375))

  private static let roundedPads: [Device] =
    pad(
      ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], "ipad8_3rounded", 744, 1133, px(1488, 2266), 2,
      radius: 21.5, side: (375, 320))
    + pad(
      ["iPad Air (5th generation)", "iPad Air (4th generation)"], "ipad10_9rounded", 820, 1180,
      px(1640, 2360), 2, radius: 18, side: (375, 320))
    + pad(
      ["iPad (10th generation)", "iPad (A16)"], "ipad10_9rounded", 820, 1180, px(1640, 2360), 2, radius: 25,
      side: (375, 320))
    + pad(
      ["iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M4)"], "ipad10_9rounded", 820,
      1180, px(1640, 2360), 2, radius: 18, side: (375, 320))
    + pad(
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ], "ipad11_0rounded", 834, 1194, px(1668, 2388), 2, radius: 18, side: (375, 320))
    + pad(
      ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], nil, 834, 1210, px(1668, 2420), 2, radius: 30,
      side: (375, 320))
    + pad(
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
        "iPad Air 13-inch (M4)",
      ], "ipad12_9rounded", 1024, 1366, px(2048, 2732), 2, radius: 18, side: (375, 375))
    + pad(
      ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], "ipad13_0rounded", 1032, 1376, px(2064, 2752), 2,
      radius: 30, side: (375, 375))

  private static let others: [Device] =
    [
      Device(
        name: "Apple TV", canvasID: "appleTV", idiom: .tv, portraitSize: Size(1920, 1080),
        pixels: PixelSize(1920, 1080), scale: 1, rotates: false, cornerRadius: 0, landscapeWidth: .regular,
        portraitSafeArea: EdgeInsets(left: 80, top: 60, right: 80, bottom: 60),
        landscapeSafeArea: EdgeInsets(left: 80, top: 60, right: 80, bottom: 60), portraitStatusBar: 0,
        side: nil)
    ]
    + watch("38mm", "watch38", 136, 170) + watch("40mm", "watch40", 162, 197)
    + watch("41mm", "watch41", 176, 215) + watch("42mm", "watch42", 156, 195)
    + watch("44mm", "watch44", 184, 224) + watch("45mm", "watch45", 198, 242)
}

extension Device {
  private static func px(_ width: Int, _ height: Int) -> PixelSize { PixelSize(width, height) }

  /// The height of the status bar beside an island that takes 59 points (Devices.md#status-bars).
  private static let islandStatusBar = 161.0 / 3
  /// The height of the status bar beside an island that takes 62 points (Devices.md#status-bars).
  private static let largeIslandStatusBar = 169.0 / 3

  /// Phones: a home button leaves 20 points to the status bar upright and none in landscape. A notch or an
  /// island takes a height at the top upright and at both sides in landscape; the home indicator takes 34
  /// upright and 21 in landscape.
  private static func phone(
    _ names: [String], _ canvasID: String?, _ width: Double, _ height: Double, _ pixels: PixelSize,
    _ scale: Double, wide: Bool = false, top: Double? = nil, statusBar: Double? = nil, radius: Double = 0
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, canvasID: canvasID, idiom: .phone, portraitSize: Size(width, height), pixels: pixels,
        scale: scale, rotates: true, cornerRadius: radius, landscapeWidth: wide ? .regular : .compact,
        portraitSafeArea: EdgeInsets(top: top ?? 20, bottom: top == nil ? 0 : 34),
        landscapeSafeArea: top.map { EdgeInsets(left: $0, right: $0, bottom: 21) } ?? .zero,
        portraitStatusBar: statusBar ?? top ?? 20, side: nil)
    }
  }

  /// Pads: 20 points at the top with a home button; rounded ones 24, and 20 at the bottom; the same in
  /// both orientations. A model that splits shows two windows side by side, another at most one over
  /// another (Devices.md#catalogue).
  private static func pad(
    _ names: [String], _ canvasID: String?, _ width: Double, _ height: Double, _ pixels: PixelSize,
    _ scale: Double, radius: Double = 0, side: (landscape: Double, portrait: Double)?, splits: Bool = true
  ) -> [Device] {
    let safeArea = radius > 0 ? EdgeInsets(top: 24, bottom: 20) : EdgeInsets(top: 20)
    return names.map { name in
      Device(
        name: name, canvasID: canvasID, idiom: .pad, portraitSize: Size(width, height), pixels: pixels,
        scale: scale, rotates: true, cornerRadius: radius, landscapeWidth: .regular,
        portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBar: safeArea.top,
        side: side.map { SideWidths(landscape: $0.landscape, portrait: $0.portrait, splits: splits) })
    }
  }

  /// Watches: 2 pixels per point, no safe area in documents.
  private static func watch(
    _ name: String, _ canvasID: String, _ width: Double, _ height: Double
  ) -> [Device] {
    [
      Device(
        name: "Apple Watch \(name)", canvasID: canvasID, idiom: .watch, portraitSize: Size(width, height),
        pixels: PixelSize(Int(width * 2), Int(height * 2)), scale: 2, rotates: false, cornerRadius: 0,
        landscapeWidth: .any, portraitSafeArea: .zero, landscapeSafeArea: .zero, portraitStatusBar: 0,
        side: nil)
    ]
  }
}
