import Devices
import SceneModel
import Testing

/// Display Zoom (Devices.md#display-zoom).
struct DeviceZoomTests {
  @Test(
    arguments: [
      ("iPhone 8 zoomed", Size(320, 568), 750.0 / 640),
      ("iPhone 8 Plus Zoomed", Size(375, 667), 1080.0 / 1125),
      ("iphone 15, zoomed", Size(320, 693), 1179.0 / 960),
      ("iPhone 15 Pro Max (zoomed)", Size(375, 812), 1290.0 / 1125),
      ("iPhone SE zoomed", Size(320, 568), 750.0 / 640),
    ] as [(String, Size, Double)])
  func `a zoomed phone has the points of a smaller one`(name: String, size: Size, panelScale: Double) throws {
    let phone = try #require(Device.named(name))
    #expect(phone.name.hasSuffix(" zoomed"))
    #expect(phone.size(in: .portrait) == size)
    #expect(phone.size(in: .landscape) == Size(size.height, size.width))
    #expect(abs(phone.panelScale - panelScale) < 1e-9)
    #expect(phone.sizeClass(in: .landscape) == .compactCompact)
  }

  @Test func `an island and a home indicator take other points`() throws {
    let phone = try #require(Device.named("iPhone 15 zoomed"))
    #expect(phone.safeArea(in: .portrait) == EdgeInsets(top: 48, bottom: 28))
    #expect(phone.safeArea(in: .landscape) == EdgeInsets(left: 48, right: 48, bottom: 21))
    let large = try #require(Device.named("iPhone 15 Pro Max zoomed"))
    #expect(large.safeArea(in: .portrait).bottom == 31 && large.statusBarHeight(in: .portrait) == 47)
    #expect(Device.named("iPhone 8 zoomed")?.safeArea(in: .portrait) == EdgeInsets(top: 20))
  }

  @Test(arguments: [
    "iPad Air zoomed", "iPhone X zoomed", "zoomed", "Nokia zoomed", "iPhone 15 zoomed zoomed",
  ])
  func `what is not known zoomed is no device, and those that are suggest themselves`(name: String) {
    #expect(Device.named(name) == nil)
    guard name != "zoomed" else { return }
    #expect(Device.named(like: name).map(\.name).first == "iPhone 8 zoomed")
  }
}
