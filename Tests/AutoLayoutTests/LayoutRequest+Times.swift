import AutoLayout
import Devices
import SceneModel

extension LayoutRequest {
  /// A device upright, with the system of the times of an Interface Builder.
  static func device(_ device: Device, ofTimesOf version: Int) -> LayoutRequest {
    var request = LayoutRequest(canvas: .device(device, .portrait, .full))
    let tools = ToolsVersion(version)
    request.askedSystem = DeviceSystem.known.first { !$0.metrics.isOlder(than: tools) }
    return request
  }
}
