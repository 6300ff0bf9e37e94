package import Checks
import Devices
package import SceneModel
package import Sources

extension CheckEnvironment {
  /// An environment that documents are solved for, under the same name.
  package init(_ environment: SolvingEnvironment, language: TextLanguage? = nil) {
    self.init(name: environment.name, request: environment.request, language: language)
  }

  /// The default environments of a check: the canvas in the nine size classes, and for each of the four size
  /// classes that devices show the smallest devices, held so that they show it.
  package static var usual: [CheckEnvironment] {
    SizeClass.all.map { CheckEnvironment($0) } + usualDevices.map { CheckEnvironment($0) }
  }

  static var usualDevices: [CheckedDevice] {
    [
      "iPhone SE (1st generation)", "iPhone SE (1st generation) landscape", "iPhone 17",
      "iPhone 17 Pro Max landscape", "iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M5) landscape 1/3",
    ].compactMap(CheckedDevice.init)
  }
}
