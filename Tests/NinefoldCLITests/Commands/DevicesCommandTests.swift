import Foundation
import TestSupport
import Testing

struct DevicesCommandTests {
  struct Answer: Decodable {
    struct Device: Decodable {
      let name, idiom: String
      let canvas: String?
      let scale: Double
      let pixels: [Int]
      let portrait, landscape: Way
    }
    struct Way: Decodable {
      let size: [Double]
      let sizeClass: String
      let safeArea: [String: Double]
      let windows: [Window]
    }
    struct Window: Decodable {
      let share, sizeClass: String
      let size: [Double]
    }
    let devices: [Device]
  }

  @Test func `the devices are listed with all that a layout takes from them`() throws {
    let outcome = try Fixtures.ninefold.run(["devices", "--format", "json"])
    #expect(outcome.code == 0)
    let devices = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).devices
    let phone = try #require(devices.first { $0.name == "iPhone 15" })
    #expect(phone.canvas == "retina6_12")
    #expect(phone.landscape.size == [852, 393])
    #expect(phone.landscape.safeArea == ["left": 59, "top": 0, "right": 59, "bottom": 21])
    let pad = try #require(devices.first { $0.name == "iPad Pro (12.9-inch)" })
    #expect(pad.landscape.windows.map(\.share) == ["full", "2/3", "1/2", "1/3", "slide-over"])
    #expect(pad.landscape.windows.first { $0.share == "1/2" }?.sizeClass == "regular-regular")
  }

  @Test func `one device is shown with its windows`() throws {
    let outcome = try Fixtures.ninefold.run(["devices", "ipad pro 11"])
    #expect(outcome.code == 0)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "device.text"))
  }

  @Test func `every device that is listed can be laid out on`() throws {
    let outcome = try Fixtures.ninefold.run(["devices", "--format", "json"])
    for device in try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).devices {
      let layout = try Fixtures.ninefold.run(
        ["layout", Fixtures.adaptive.path, "--device", device.name, "--scene", "Rea-de-001"])
      #expect(layout.code == 0, "\(device.name)")
    }
  }
}
