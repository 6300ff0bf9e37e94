import AutoLayout
import Devices
import SceneModel
import Testing

/// The systems of environments in one line (Devices.md#systems).
struct RunningSystemsTests {
  private func systems(_ names: String...) throws -> RunningSystems {
    RunningSystems(
      try names.map { name in
        guard name != "canvas" else { return (name, LayoutRequest()) }
        let device = try #require(Device.named(name))
        return (name, LayoutRequest(canvas: .device(device, .portrait, .full)))
      })
  }

  @Test func `a canvas runs none`() throws {
    #expect(try systems("canvas").text == nil)
    #expect(try systems("canvas", "iPhone 15").running.map(\.environment) == ["iPhone 15"])
  }

  @Test func `one is said alone, several with their devices`() throws {
    #expect(try systems("iPhone 15", "iPhone 16").text == "laid out by iOS 18")
    let several = try systems("iPhone 15", "iPad Air 2", "iPhone 16", "iPhone 17", "iPhone 14", "iPhone 13")
    #expect(
      several.text == "laid out by iOS 18 on 4 screens; iPadOS 15 on iPad Air 2; iOS 26 on iPhone 17")
    #expect(several.named(["iPad Air 2"]).text == "laid out by iPadOS 15")
  }
}
