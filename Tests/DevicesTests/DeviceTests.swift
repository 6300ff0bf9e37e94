import Devices
import SceneModel
import Testing

struct DeviceTests {
  /// A row of the published measurements: size, landscape class, safe area upright and lying.
  struct Row: Sendable, CustomTestStringConvertible {
    let names: [String]
    let size: Size
    let pixels: PixelSize
    let scale: Double
    let landscape: String
    let top: Double
    let bottom: Double
    let side: Double
    let landscapeBottom: Double
    var testDescription: String { names[0] }

    init(
      _ names: [String], _ width: Double, _ height: Double, _ pixels: PixelSize, _ scale: Double,
      _ landscape: String, _ portraitSafe: (Double, Double), _ landscapeSafe: (Double, Double)
    ) {
      self.names = names
      size = Size(width, height)
      self.pixels = pixels
      self.scale = scale
      self.landscape = landscape
      (top, bottom) = portraitSafe
      (side, landscapeBottom) = landscapeSafe
    }
  }

  static let phones = [
    Row(["iPhone 4s"], 320, 480, .init(640, 960), 2, "compact", (20, 0), (0, 0)),
    Row(["iPhone 5", "iPhone SE 1"], 320, 568, .init(640, 1136), 2, "compact", (20, 0), (0, 0)),
    Row(["iPhone 6", "iPhone 8", "iPhone SE 3"], 375, 667, .init(750, 1334), 2, "compact", (20, 0), (0, 0)),
    Row(["iPhone 6 Plus", "iphone 8+"], 414, 736, .init(1080, 1920), 3, "regular", (20, 0), (0, 0)),
    Row(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, .init(1125, 2436), 3, "compact", (44, 34),
      (44, 21)),
    Row(["iPhone XR", "iPhone 11"], 414, 896, .init(828, 1792), 2, "regular", (48, 34), (48, 21)),
    Row(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, .init(1242, 2688), 3, "regular", (44, 34), (44, 21)),
    Row(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, .init(1080, 2340), 3, "compact", (50, 34), (50, 21)),
    Row(
      ["iPhone 12", "iPhone 13 Pro", "iPhone 14"], 390, 844, .init(1170, 2532), 3, "compact", (47, 34),
      (47, 21)),
    Row(
      ["iPhone 12 Pro Max", "iPhone 14 Plus"], 428, 926, .init(1284, 2778), 3, "regular", (47, 34), (47, 21)),
    Row(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 16"], 393, 852, .init(1179, 2556), 3, "compact", (59, 34),
      (59, 21)),
    Row(
      ["iPhone 14 Pro Max", "iPhone 16 Plus"], 430, 932, .init(1290, 2796), 3, "regular", (59, 34), (59, 21)),
    Row(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 18 Pro"], 402, 874, .init(1206, 2622), 3, "compact", (62, 34),
      (62, 21)),
    Row(["iPhone Air"], 420, 912, .init(1260, 2736), 3, "regular", (68, 34), (68, 21)),
    Row(
      ["iPhone 16 Pro Max", "iPhone 18 Pro Max"], 440, 956, .init(1320, 2868), 3, "regular", (62, 34),
      (62, 21)),
  ]

  static let pads = [
    Row(["iPad 2", "iPad mini 1"], 768, 1024, .init(768, 1024), 1, "regular", (20, 0), (0, 0)),
    Row(
      [
        "iPad Pro 9.7", "iPad mini 5", "iPad 3", "iPad (4th generation)", "iPad Air 1", "iPad mini 2",
        "iPad mini 3",
      ], 768, 1024, .init(1536, 2048), 2, "regular", (20, 0), (0, 0)),
    Row(["iPad 9th generation"], 810, 1080, .init(1620, 2160), 2, "regular", (20, 0), (0, 0)),
    Row(["iPad Pro 10.5-inch"], 834, 1112, .init(1668, 2224), 2, "regular", (20, 0), (0, 0)),
    Row(["iPad mini 6"], 744, 1133, .init(1488, 2266), 2, "regular", (24, 20), (0, 20)),
    Row(["iPad Air 5", "iPad 10"], 820, 1180, .init(1640, 2360), 2, "regular", (24, 20), (0, 20)),
    Row(
      ["iPad A16", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M4)"], 820, 1180, .init(1640, 2360), 2,
      "regular", (24, 20), (0, 20)),
    Row(["iPad Pro 11-inch (M5)"], 834, 1210, .init(1668, 2420), 2, "regular", (24, 20), (0, 20)),
    Row(["iPad Pro 13-inch (M5)"], 1032, 1376, .init(2064, 2752), 2, "regular", (24, 20), (0, 20)),
    Row(["ipad pro 11"], 834, 1194, .init(1668, 2388), 2, "regular", (24, 20), (0, 20)),
    Row(["iPad Pro 12.9 2"], 1024, 1366, .init(2048, 2732), 2, "regular", (20, 0), (0, 0)),
    Row(
      ["iPad Pro 12.9", "iPad Air 13-inch (M4)"], 1024, 1366, .init(2048, 2732), 2, "regular", (24, 20),
      (0, 20)),
  ]

  @Test(arguments: phones)
  func `a phone is as measured`(row: Row) throws {
    for name in row.names {
      let device = try #require(Device.named(name), "\(name)")
      #expect(device.idiom == .phone)
      #expect(device.size(in: .portrait) == row.size)
      #expect(device.size(in: .landscape) == Size(row.size.height, row.size.width))
      #expect(device.pixels == row.pixels)
      #expect(device.scale == row.scale)
      #expect(device.sizeClass(in: .portrait).description == "compact-regular")
      #expect(device.sizeClass(in: .landscape).description == "\(row.landscape)-compact")
      #expect(device.safeArea(in: .portrait) == EdgeInsets(top: row.top, bottom: row.bottom))
      #expect(
        device.safeArea(in: .landscape)
          == EdgeInsets(left: row.side, right: row.side, bottom: row.landscapeBottom))
      #expect(device.hasHomeIndicator == (row.bottom > 0))
    }
  }

  @Test(arguments: pads)
  func `a pad is as measured`(row: Row) throws {
    for name in row.names {
      let device = try #require(Device.named(name), "\(name)")
      #expect(device.idiom == .pad)
      #expect(device.size(in: .portrait) == row.size)
      #expect(device.size(in: .landscape) == Size(row.size.height, row.size.width))
      #expect(device.pixels == row.pixels)
      #expect(device.scale == row.scale)
      for orientation in Orientation.allCases {
        #expect(device.sizeClass(in: orientation).description == "regular-regular")
        #expect(device.safeArea(in: orientation) == EdgeInsets(top: row.top, bottom: row.bottom))
      }
    }
  }

  /// Models with the radius of their corners and their status bars upright and lying. Points.
  static let published: [(String, Double, Double, Double)] = [
    ("iPhone 8", 0.0, 20.0, 0.0), ("iPad Pro 9.7", 0, 20, 20), ("iPhone X", 39, 44, 0),
    ("iPhone XR", 41.5, 48, 0),
    ("iPhone 13 mini", 44, 50, 0), ("iPhone 14", 47.33, 47, 0), ("iPhone 14 Plus", 53.33, 47, 0),
    ("iPhone 15", 55, 161.0 / 3, 0), ("iPhone 17 Pro", 62, 169.0 / 3, 0), ("iPhone Air", 62, 68, 0),
    ("iPad mini 6", 21.5, 24, 24), ("iPad 10", 25, 24, 24), ("iPad Air 5", 18, 24, 24),
    ("iPad Pro 13-inch (M4)", 30, 24, 24),
  ]

  /// Devices.md#catalogue, Devices.md#status-bars
  @Test(arguments: published)
  func `corners and status bars are as published`(
    name: String, radius: Double, portrait: Double, landscape: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.cornerRadius == radius)
    #expect(device.statusBarHeight(in: .portrait) == portrait)
    #expect(device.statusBarHeight(in: .landscape) == landscape)
  }

  @Test func `regular width lying is what large phones have and no others`() {
    let wide = Set(
      Device.all.filter { $0.idiom == .phone && $0.sizeClass(in: .landscape).width == .regular }
        .map(\.portraitSize.width))
    #expect(wide == [414, 420, 428, 430, 440])
  }

  @Test(
    "Every phone since the 4s and every pad since the second is there, by Apple's lists of models (Devices.md#catalogue)"
  )
  func models() {
    let names = Set(Device.all.map(\.name))
    let phones =
      ["4s", "5", "5c", "5s", "6", "6 Plus", "6s", "6s Plus", "7", "7 Plus", "8", "8 Plus", "X", "XR", "XS"]
      + ["XS Max", "11", "11 Pro", "11 Pro Max", "12 mini", "12", "12 Pro", "12 Pro Max", "13 mini", "13"]
      + ["13 Pro", "13 Pro Max", "14", "14 Plus", "14 Pro", "14 Pro Max", "15", "15 Plus", "15 Pro"]
      + ["15 Pro Max", "16", "16 Plus", "16 Pro", "16 Pro Max", "16e", "17", "17 Pro", "17 Pro Max", "Air"]
      + ["17e", "18 Pro", "18 Pro Max", "SE (1st generation)", "SE (2nd generation)", "SE (3rd generation)"]
    func generations(_ name: String, _ ordinals: String...) -> [String] {
      ordinals.map { "\(name)(\($0) generation)" }
    }
    var pads = ["2", "(A16)", "mini 2", "mini 3", "mini 4", "mini (A17 Pro)", "Air 2"]
    pads += generations("", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th")
    pads += generations("mini ", "1st", "5th", "6th") + generations("Air ", "1st", "3rd", "4th", "5th")
    pads += ["M2", "M3", "M4"].flatMap { ["Air 11-inch (\($0))", "Air 13-inch (\($0))"] }
    pads += ["M4", "M5"].flatMap { ["Pro 11-inch (\($0))", "Pro 13-inch (\($0))"] }
    pads += ["Pro (9.7-inch)", "Pro (10.5-inch)", "Pro (11-inch)"]
    pads += generations("Pro (11-inch) ", "2nd", "3rd", "4th")
    pads += generations("Pro (12.9-inch) ", "1st", "2nd", "3rd", "4th", "5th", "6th")
    let published = Set(phones.map { "iPhone \($0)" } + pads.map { "iPad \($0)" })
    #expect(published.subtracting(names).sorted() == [])
    let own = names.filter { $0.hasPrefix("iP") }.subtracting(published)
    #expect(own == ["iPad Pro (12.9-inch)"], "the name that stands for its canvas")
  }

  @Test func `panels have the pixels of their points, but for those that scale down`() {
    let scaled = Device.all.filter { Double($0.pixels.width) != $0.portraitSize.width * $0.scale }
    #expect(
      Set(scaled.map(\.portraitSize)) == [Size(414, 736), Size(375, 812)], "the Plus and the mini models")
  }
}
