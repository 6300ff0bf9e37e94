import AutoLayout
import Devices
import SceneModel

/// One of the environments in which generated code and its document are laid out.
struct ProofEnvironment {
  let name: String
  let device: Device
  let orientation: Orientation
  /// The size class that stands for the device's; nil for its own.
  let sizeClass: SizeClass?

  /// The nine size classes on one device, then five devices. The code of a class meets them in this order.
  static let all: [ProofEnvironment] =
    SizeClass.all.compactMap { sizeClass in
      Device.named("iPhone 15").map {
        ProofEnvironment(
          name: sizeClass.description, device: $0, orientation: .portrait, sizeClass: sizeClass)
      }
    }
    + devices.compactMap { name, orientation in
      Device.named(name).map {
        ProofEnvironment(
          name: "\(name) \(orientation.rawValue)", device: $0, orientation: orientation, sizeClass: nil)
      }
    }

  private static let devices: [(String, Orientation)] = [
    ("iPhone SE (3rd generation)", .portrait), ("iPhone 15", .landscape), ("iPhone 15 Pro Max", .landscape),
    ("iPad Air 2", .portrait), ("iPad Pro (9.7-inch)", .landscape),
  ]

  /// The layout that is asked of a document.
  var request: LayoutRequest {
    LayoutRequest(
      canvas: .device(device, orientation, .full), overrides: TraitOverrides(sizeClass: sizeClass),
      ignoresSavedFrames: true)
  }
}
