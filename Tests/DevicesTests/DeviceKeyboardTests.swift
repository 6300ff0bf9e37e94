import Devices
import SceneModel
import Testing

/// How high keyboards are (Devices.md#keyboards).
struct DeviceKeyboardTests {
  /// The keys upright, with predictions, lying, with predictions.
  @Test(arguments: [
    ("iPhone 4s", [216.0, 253, 162, 199]), ("iPhone 5", [216, 253, 162, 199]),
    ("iPhone 8", [216, 260, 162, 199]), ("iPhone 8 Plus", [226, 271, 162, 199]),
    ("iPhone X", [292, 336, 172, 209]), ("iPhone 13 mini", [292, 336, 172, 209]),
    ("iPhone 17 Pro", [292, 336, 172, 209]), ("iPhone Air", [292, 336, 172, 209]),
    ("iPhone 11", [302, 346, 172, 209]), ("iPhone 17 Pro Max", [302, 346, 172, 209]),
    ("iPad Pro 10.5", [263, 313, 348, 398]), ("iPad mini 6", [328, 378, 368, 418]),
    ("iPad Air 5", [283, 333, 368, 418]), ("iPad Pro 11-inch (M4)", [283, 333, 368, 418]),
    ("iPad Pro 12.9 2", [328, 378, 421, 471]), ("iPad Pro 12.9", [348, 398, 441, 491]),
    ("iPad Pro 13-inch (M4)", [348, 398, 441, 491]),
  ])
  func `keyboards are as high as published`(name: String, heights: [Double]) throws {
    let device = try #require(Device.named(name))
    let found = Orientation.allCases.flatMap { orientation in
      [false, true].map { device.keyboardHeight(in: orientation, showsPredictions: $0) }
    }
    #expect(found == heights)
  }

  @Test func `televisions and watches have no keyboard of their own`() {
    for device in Device.all where device.idiom == .tv || device.idiom == .watch {
      #expect(device.keyboardHeight(in: .portrait, showsPredictions: true) == nil)
    }
  }
}
