import Devices
import SceneModel
import Testing

struct DeviceLookupTests {
  @Test(arguments: [
    ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad air", "iPad Air (5th generation)"),
    ("iPad", "iPad (10th generation)"), ("iPad mini", "iPad mini (6th generation)"),
    ("iPad 3", "iPad (3rd generation)"), ("iPad Air 1st gen", "iPad Air (1st generation)"),
    ("iPad mini 1", "iPad mini (1st generation)"),
  ])
  func `a name of which there are generations is the last one's`(name: String, device: String) {
    #expect(Device.named(name)?.name == device)
  }

  @Test(arguments: ["iPhone", "iPad Pro", "iPad 1", ""])
  func `a name that more than generations share is no model's`(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test func `every model is found by its own name`() {
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  @Test(arguments: [
    ("IPHONE 8", "iPhone 8"), ("iphone-8-plus", "iPhone 8 Plus"), ("iPhone 8+", "iPhone 8 Plus"),
    ("iPad Pro 11", "iPad Pro (11-inch)"),
    ("ipad pro 12.9 inch 3rd gen", "iPad Pro (12.9-inch) (3rd generation)"),
    ("iphone15", "iPhone 15"), ("iphone15promax", "iPhone 15 Pro Max"), ("ipadair2", "iPad Air 2"),
    ("retina4_7", "iPhone 8"), ("Retina6_12", "iPhone 15"),
  ])
  func `case and punctuation do not count`(name: String, expected: String) {
    #expect(Device.named(name)?.name == expected)
  }

  @Test(arguments: ["", " ", "iPhone", "iPhone 8 Plus Plus", "Nokia 3310", "retina", "iPad Pro"])
  func `what names no model finds none`(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test func `a beginning finds the models to suggest`() {
    #expect(
      Device.named(like: "iphone se").map(\.name) == [
        "iPhone SE (1st generation)", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ])
    #expect(Device.named(like: "").isEmpty)
    #expect(Device.named(like: "Nokia 3310").isEmpty)
  }

  @Test func `a name of no model finds the family's, the newest first`() {
    let phones = Device.named(like: "iPhone 99").map(\.name)
    #expect(phones.allSatisfy { $0.hasPrefix("iPhone ") })
    #expect(phones.first == Device.all.last { $0.name.hasPrefix("iPhone ") }?.name)
    #expect(Device.named(like: "iPad mini 99").allSatisfy { $0.name.hasPrefix("iPad mini") })
  }

  @Test(arguments: [
    ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667), ("retina5_5", 414, 736),
    ("retina5_9", 375, 812), ("retina6_1", 414, 896), ("retina6_5", 414, 896), ("retina6_0", 390, 844),
    ("retina6_7", 428, 926), ("retina6_12", 393, 852), ("retina6_72", 430, 932), ("retina6_3", 402, 874),
    ("retina6_9", 440, 956), ("ipad7_9", 768, 1024), ("ipad9_7", 768, 1024), ("ipad10_2", 810, 1080),
    ("ipad10_5", 834, 1112), ("ipad12_9", 1024, 1366), ("ipad11_0rounded", 834, 1194),
    ("ipad12_9rounded", 1024, 1366), ("ipad8_3rounded", 744, 1133), ("ipad10_9rounded", 820, 1180),
    ("ipad13_0rounded", 1032, 1376), ("watch38", 136, 170), ("appleTV", 1920, 1080),
  ])
  func `a canvas id has its canvas's size`(id: String, width: Double, height: Double) throws {
    let device = try #require(Device.canvas(id: id))
    #expect(device.portraitSize.width == width)
    #expect(device.portraitSize.height == height)
  }

  @Test func `models of one canvas id have one size`() {
    for device in Device.all {
      guard let id = device.canvasID else { continue }
      #expect(Device.canvas(id: id)?.portraitSize == device.portraitSize, "\(device.name)")
    }
  }
}
