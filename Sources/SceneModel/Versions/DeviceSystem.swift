/// A version of the system that a device runs, whose metrics hold off the canvas (Devices.md#systems).
package struct DeviceSystem: Hashable, Sendable {
  /// The major number, such as 17 of iOS 17.
  package let major: Int
  /// The Interface Builder whose canvas draws with the system's fonts, sizes, margins and bars.
  package let metrics: ToolsVersion

  private init(_ major: Int, drawnBy tools: Int) {
    self.major = major
    metrics = ToolsVersion(tools)
  }

  /// The systems whose metrics are known, from the earliest.
  package static let known = [
    DeviceSystem(7, drawnBy: 5056), DeviceSystem(8, drawnBy: 7706), DeviceSystem(9, drawnBy: 9532),
    DeviceSystem(10, drawnBy: 12121), DeviceSystem(11, drawnBy: 14113), DeviceSystem(12, drawnBy: 14490),
    DeviceSystem(13, drawnBy: 16097), DeviceSystem(14, drawnBy: 17701), DeviceSystem(15, drawnBy: 20037),
    DeviceSystem(16, drawnBy: 21701), DeviceSystem(17, drawnBy: 22505), standard,
    DeviceSystem(26, drawnBy: 24506),
  ]

  /// The newest system whose metrics are known on every device: of later ones bars are known on some alone.
  package static let standard = DeviceSystem(18, drawnBy: 23504)

  /// The known system of a major number, or nil.
  package static func known(major: Int) -> DeviceSystem? { known.first { $0.major == major } }
}

extension DeviceSystem: Comparable {
  package static func < (one: DeviceSystem, other: DeviceSystem) -> Bool { one.major < other.major }
}
