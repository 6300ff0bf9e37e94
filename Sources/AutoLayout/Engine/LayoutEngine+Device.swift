package import Devices
import Resolver
import SceneModel

extension LayoutEngine {
  /// The device whose whole screen is shown, and its orientation: those of the request, else of the canvas;
  /// nil of a window, of a size and of a canvas without a device.
  package var shownDevice: (device: Device, orientation: Orientation)? {
    switch request.canvas {
    case .device(let device, let orientation, .full) where request.freeWindow == nil: (device, orientation)
    case .design:
      environment.hasDevice ? designDevice.map { ($0, environment.orientation) } : nil
    case .device, .size: nil
    }
  }

  private var designDevice: Device? {
    let tree = resolution.tree
    let element = tree.root.flatMap { tree.child(of: $0, .device) }
    return element.flatMap { tree[$0, .id] }.flatMap(Device.canvas(id:))
  }
}
