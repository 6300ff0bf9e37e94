import Adaptivity
package import Controls
package import Devices
import Resolver
package import SceneModel

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

  /// The window of the running app, of a size; nil on the canvas.
  func runningWindow(_ size: Size) -> RunningWindow? {
    guard let system = request.system else { return nil }
    return RunningWindow(
      size: size, system: system, showsStatusBar: shownDevice != nil && !request.screen.hidesStatusBar,
      isOnSheet: surroundings?.isOnSheet ?? false)
  }

  /// The scene of a controller; nil of one that is in none.
  package func outline(of controller: NodeID) -> SceneOutline? {
    placements.outline(of: controller, in: resolution.document)
  }

  private var designDevice: Device? {
    let tree = resolution.tree
    let element = tree.root.flatMap { tree.child(of: $0, .device) }
    return element.flatMap { tree[$0, .id] }.flatMap(Device.canvas(id:))
  }
}
