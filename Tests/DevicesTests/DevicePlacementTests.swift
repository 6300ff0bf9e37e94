import Devices
import SceneModel
import Testing

struct DevicePlacementTests {
  private func placement(_ device: String, _ sizeClass: String) throws -> Device.Placement? {
    try #require(Device.named(device)).placement(showing: #require(SizeClass(name: sizeClass)))
  }

  @Test func `a device shows a class upright, lying or in a part of its screen`() throws {
    let upright = try #require(try placement("iPhone 8", "compact-regular"))
    #expect(upright.orientation == .portrait && upright.share == .full)
    let lying = try #require(try placement("iPhone 8", "compact-compact"))
    #expect(lying.orientation == .landscape && lying.window.size == Size(667, 375))
    let part = try #require(try placement("ipad9_7", "compact-regular"))
    #expect(part.orientation == .portrait && part.share == .twoThirds)
    #expect(try placement("iPhone 8", "regular-compact") == nil)
    #expect(try placement("iPhone 8 Plus", "regular-compact") != nil)
  }

  @Test func `a base class is shown by what it covers`() throws {
    #expect(try placement("iPhone 8", "any-any")?.orientation == .portrait)
    #expect(try placement("iPhone 8", "any-compact")?.orientation == .landscape)
  }

  @Test func `a screen that does not turn stands once`() throws {
    #expect(try #require(Device.named("Apple TV")).placements.map(\.orientation) == [.portrait])
    #expect(try #require(Device.named("iPhone 8")).placements.map(\.orientation) == Orientation.allCases)
  }

  @Test func `a class affects the placements of the final classes that it covers`() {
    for sizeClass in SizeClass.all where sizeClass != .any {
      let expected = sizeClass.finals.map(\.placements.count).reduce(0, +)
      #expect(sizeClass.placements.count == expected)
      #expect(sizeClass.placements.allSatisfy { sizeClass.covers($0.window.sizeClass) })
    }
    // Any-any affects watches too, which know no classes.
    #expect(SizeClass.any.placements.count == Device.all.map(\.placements.count).reduce(0, +))
  }

  @Test func `a class affects the devices that show it on any share of their screen, each once`() {
    for sizeClass in SizeClass.all {
      var names: [String] = []
      for name in sizeClass.placements.map(\.device.name) where !names.contains(name) { names.append(name) }
      #expect(sizeClass.devices.map(\.name) == names)
    }
  }
}
