import Devices
package import SceneModel

extension LayoutRequest {
  /// The system that runs the scene: the one asked for, else the device's standard one; nil of the canvas
  /// (Devices.md#systems).
  package var system: DeviceSystem? {
    switch canvas {
    case .design: nil
    case .device(let device, _, _): askedSystem ?? device.standardSystem
    case .size: askedSystem ?? .standard
    }
  }

  /// The system's name, such as `iOS 17`; nil of the canvas.
  package var systemName: String? {
    guard let system else { return nil }
    if case .device(let device, _, _) = canvas { return device.name(of: system) }
    // The macOS of a system counts three less, up to iOS 18.
    return mac == nil ? "iOS \(system.major)" : "macOS \(system.major - 3)"
  }

  /// The system and the state of the screen that were asked for, in one line; nil where neither was.
  package var screenText: String? {
    let parts = [askedSystem == nil ? nil : systemName, screen.text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
