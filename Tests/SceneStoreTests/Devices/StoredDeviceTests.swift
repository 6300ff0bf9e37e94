import Devices
import SceneModel
import Testing

@testable import SceneStore

/// The catalogue of devices in SQL.
struct StoredDeviceTests {
  @Test func `the devices of a database are those of the catalogue`() throws {
    let store = try SceneStore()
    #expect(try store.hasDevices())
    #expect(try store.lines("SELECT name FROM devices ORDER BY number") == Device.all.map(\.name))
    let windows = Device.all.flatMap(\.placements)
    #expect(try store.lines("SELECT count(*) FROM device_windows") == ["\(windows.count)"])
    for placement in windows {
      let size = placement.window.size
      #expect(
        try store.lines(
          """
          SELECT window_width, window_height, size_class FROM device_windows
          WHERE device = ?1 AND orientation = ?2 AND window = ?3
          """, .text(placement.device.name), .text(placement.orientation.rawValue),
          .text(placement.share.rawValue)) == ["\(size.width) \(size.height) \(placement.window.sizeClass)"])
    }
  }

  @Test(
    "Which devices are compact in width and height when they lie is one query: the interface guidelines' table of size classes"
  )
  func compactLying() throws {
    let found = try SceneStore().lines(
      "SELECT name FROM devices WHERE landscape_size_class = 'compact-compact'")
    for name in [
      "iPhone SE (3rd generation)", "iPhone 8", "iPhone X", "iPhone 13 mini", "iPhone 15", "iPhone 16 Pro",
      "iPhone 17",
    ] {
      #expect(found.contains(name), "\(name)")
    }
    for name in ["iPhone 8 Plus", "iPhone XR", "iPhone 15 Pro Max", "iPhone Air", "iPad Air 2", "Apple TV"] {
      #expect(!found.contains(name), "\(name)")
    }
  }

  @Test("Phones without a home button never turn upside down (Devices.md#upside-down)")
  func upsideDown() throws {
    let store = try SceneStore()
    let names = ["iPhone 8", "iPhone X", "iPad Pro (11-inch)", "Apple TV"]
    for (name, turns) in zip(names, ["1", "0", "1", "0"]) {
      #expect(
        try store.lines("SELECT turns_upside_down FROM devices WHERE name = ?1", .text(name)) == [turns])
    }
  }

  @Test(
    arguments: [
      "UPDATE screen SET portrait_safe_top = 21 WHERE screen = 1", "DELETE FROM device WHERE number = 3",
      "UPDATE device SET name = 'iPhone 99' WHERE number = 1",
      "UPDATE screen_window SET window_width = 1 WHERE window = '1/2'",
      "DELETE FROM screen_window WHERE screen = 1",
      "PRAGMA foreign_keys = OFF; UPDATE device SET screen = 9223372036854775807",
    ])
  func `devices that are changed behind the store's back are found`(sql: String) throws {
    let store = try SceneStore()
    #expect(try store.verify() == [])
    try store.connection.execute(sql)
    #expect(
      try store.verify().contains {
        $0.reason == .derived(table: "device") || $0.reason == .reference(table: "device")
      })
    _ = try store.rows("SELECT * FROM devices")
    _ = try store.rows("SELECT * FROM device_windows")
  }
}
