import Devices
import SceneModel
import Testing

/// Devices.md#systems
struct DeviceSystemTests {
  @Test(arguments: [
    ("iPhone 4s", 9), ("iPhone 8", 16), ("iPhone SE (1st generation)", 15), ("iPhone 15", 18),
    ("iPhone 17", 26), ("iPad 2", 9), ("iPad Air 2", 15), ("iPad Pro 11-inch (M5)", 26),
  ])
  func `is the newest that the model can have and that is known on all devices`(name: String, major: Int)
    throws
  {
    #expect(try #require(Device.named(name)).standardSystem.major == major)
  }

  @Test func `is known of every phone and pad`() {
    let devices = Device.all.filter { $0.idiom == .phone || $0.idiom == .pad }
    #expect(devices.filter { Device.majors(of: $0.name) == nil }.map(\.name).isEmpty)
    for device in devices {
      #expect(device.systems.contains(device.standardSystem), "\(device.name)")
    }
  }

  @Test func `may be one of a model with the same screen`() throws {
    let phone = try #require(Device.named("iPhone 8"))
    #expect(phone.systems.first?.major == 8)
    #expect(phone.systems.last?.major == 26)
    #expect(try #require(Device.named("iPhone 15")).systems.first?.major == 16)
  }

  /// Devices.md#safe-areas-of-26
  @Test(arguments: [
    ("iPad Pro 11-inch (M4)", Orientation.portrait, EdgeInsets(top: 32, bottom: 20), 32.0),
    ("iPad Pro 11-inch (M4)", .landscape, EdgeInsets(top: 32, bottom: 20), 32),
    ("iPhone 17", .portrait, EdgeInsets(top: 62, bottom: 34), 169.0 / 3),
    ("iPhone 17", .landscape, EdgeInsets(left: 62, right: 62, bottom: 20), 0),
    ("iPad (9th generation)", .portrait, EdgeInsets(top: 20), 20), ("iPhone SE", .landscape, .zero, 0),
  ])
  func `has safe areas and status bars of its own since iOS 26`(
    name: String, orientation: Orientation, area: EdgeInsets, statusBar: Double
  ) throws {
    let device = try #require(Device.named(name))
    let (old, new) = (
      try #require(DeviceSystem.known(major: 18)), try #require(DeviceSystem.known(major: 26))
    )
    #expect(device.safeArea(in: orientation, on: new) == area)
    #expect(device.statusBarHeight(in: orientation, on: new) == statusBar)
    #expect(device.safeArea(in: orientation, on: old) == device.safeArea(in: orientation))
    let hidden = device.safeAreaWithoutStatusBar(in: orientation, on: new)
    #expect(hidden.top == (device.idiom == .pad || !device.hasHomeIndicator ? 0 : area.top))
  }

  @Test func `has the name that the device gives it`() throws {
    let system = try #require(DeviceSystem.known(major: 17))
    #expect(try #require(Device.named("iPhone 15")).name(of: system) == "iOS 17")
    #expect(try #require(Device.named("iPad Air")).name(of: system) == "iPadOS 17")
    #expect(try #require(Device.named("iPad Air 2")).name(of: DeviceSystem.known[1]) == "iOS 8")
    #expect(try #require(Device.named("Apple TV")).name(of: system) == "tvOS 17")
  }
}
