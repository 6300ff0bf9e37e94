package import Checks
import Devices
package import SceneModel
import SceneStore

extension CheckEnvironment {
  /// An environment that documents are solved for, under the same name.
  package init(_ environment: SolvingEnvironment, language: TextLanguage? = nil) {
    self.init(name: environment.name, request: environment.request, language: language)
  }

  /// What is checked where nobody says otherwise: the canvas in the nine size classes, and of each of the four classes that
  /// devices show the devices with the least room, held so that they show it.
  package static var usual: [CheckEnvironment] {
    SizeClass.all.map { sizeClass in
      let overrides = TraitOverrides(sizeClass: sizeClass)
      return CheckEnvironment(
        SolvingEnvironment(
          StoredEnvironment(overrides), LayoutRequest(canvas: .design, overrides: overrides)))
    } + usualDevices
  }

  private static var usualDevices: [CheckEnvironment] {
    let postures: [(String, Orientation, Device.WindowShare)] = [
      ("iPhone SE (1st generation)", .portrait, .full), ("iPhone SE (1st generation)", .landscape, .full),
      ("iPhone 17", .portrait, .full), ("iPhone 17 Pro Max", .landscape, .full),
      ("iPad Pro 11-inch (M5)", .portrait, .full), ("iPad Pro 11-inch (M5)", .landscape, .third),
    ]
    return postures.compactMap { name, orientation, share in
      guard let device = Device.named(name), device.window(share, in: orientation) != nil else { return nil }
      let window = StoredEnvironment.Window(
        device: name, model: device.name, orientation: orientation.rawValue, share: share.rawValue)
      return CheckEnvironment(
        SolvingEnvironment(
          StoredEnvironment(window: window, TraitOverrides()),
          LayoutRequest(canvas: .device(device, orientation, share))))
    }
  }
}
