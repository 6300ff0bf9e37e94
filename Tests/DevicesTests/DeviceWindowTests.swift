import Devices
import SceneModel
import Testing

struct DeviceWindowTests {
  typealias Row = (
    name: String, third: Double, half: Double, twoThirds: Double, tall: Double, tallTwoThirds: Double
  )

  static let rows: [Row] = [
    ("iPad Pro (9.7-inch)", 320, 507, 694, 320, 438), ("iPad mini 5", 320, 507, 694, 320, 438),
    ("iPad 9", 320, 535, 750, 320, 480), ("iPad Pro (10.5-inch)", 320, 551, 782, 320, 504),
    ("iPad mini 6", 375, 561.5, 748, 320, 414), ("iPad Pro (11-inch)", 375, 592, 809, 320, 504),
    ("iPad Pro (12.9-inch)", 375, 678, 981, 375, 639),
  ]

  @Test(arguments: rows)
  func `windows are as wide as measured`(row: Row) throws {
    let device = try #require(Device.named(row.name))
    func width(_ share: Device.WindowShare, _ orientation: Orientation) -> Double? {
      device.window(share, in: orientation)?.size.width
    }
    #expect(width(.third, .landscape) == row.third)
    #expect(width(.half, .landscape) == row.half)
    #expect(width(.twoThirds, .landscape) == row.twoThirds)
    #expect(width(.slideOver, .landscape) == row.third)
    #expect(width(.third, .portrait) == row.tall)
    #expect(width(.twoThirds, .portrait) == row.tallTwoThirds)
    #expect(width(.slideOver, .portrait) == row.tall)
    #expect(width(.half, .portrait) == nil)
  }

  @Test(arguments: rows)
  func `only two thirds lying, and half of the largest, are regular`(row: Row) throws {
    let device = try #require(Device.named(row.name))
    for orientation in Orientation.allCases {
      for share in Device.WindowShare.allCases {
        guard let window = device.window(share, in: orientation) else { continue }
        let isLargest = device.portraitSize.width >= 1024
        let isRegular =
          share == .full
          || orientation == .landscape && (share == .twoThirds || share == .half && isLargest)
        #expect(window.sizeClass.width == (isRegular ? .regular : .compact), "\(share) \(orientation)")
        #expect(window.sizeClass.height == .regular)
        #expect(window.size.height == device.size(in: orientation).height)
      }
    }
  }

  @Test(arguments: ["iPhone 15 Pro Max", "iPad 2", "iPad (4th generation)", "iPad mini 1", "Apple TV"])
  func `what does not share its screen has the full window only`(name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in Orientation.allCases {
      #expect(device.window(.full, in: orientation)?.size == device.size(in: orientation))
      for share in Device.WindowShare.allCases where share != .full {
        #expect(device.window(share, in: orientation) == nil)
      }
    }
  }

  @Test(
    "The first pads that share their screen show a window over another and none beside it: Apple's list of models for iOS 9",
    arguments: ["iPad Air (1st generation)", "iPad mini 2", "iPad mini 3"])
  func slideOverAlone(name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in Orientation.allCases {
      #expect(device.window(.slideOver, in: orientation)?.size.width == 320)
      for share in [Device.WindowShare.half, .third, .twoThirds] {
        #expect(device.window(share, in: orientation) == nil)
      }
    }
  }

  /// Devices.md#free-windows
  @Test func `a window of any size on a pad is regular where two thirds of a screen are`() throws {
    let pad = try #require(Device.named("iPad Pro 11"))
    #expect(pad.window(of: Size(677, 500), in: .portrait)?.sizeClass == .compactRegular)
    #expect(pad.window(of: Size(694, 400), in: .portrait)?.sizeClass == .regularRegular)
    #expect(pad.window(of: Size(1000, 400), in: .portrait) == nil, "the screen is narrower")
    #expect(pad.window(of: Size(1000, 400), in: .landscape)?.size == Size(1000, 400))
    #expect(try #require(Device.named("iPhone 15")).window(of: Size(300, 300), in: .portrait) == nil)
  }

  @Test func `two windows and the divider fill the screen`() throws {
    for device in Device.all {
      for orientation in Orientation.allCases {
        guard let narrow = device.window(.third, in: orientation),
          let wide = device.window(.twoThirds, in: orientation)
        else { continue }
        #expect(narrow.size.width + 10 + wide.size.width == device.size(in: orientation).width)
      }
    }
  }
}
