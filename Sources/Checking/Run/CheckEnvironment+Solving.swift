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
  ///
  /// - Parameter target: The earliest system that is checked for; nil: the last five.
  package static func usual(since target: Int? = nil) -> [CheckEnvironment] {
    SizeClass.all.map { CheckEnvironment($0) } + usualDevices(since: target).map { CheckEnvironment($0) }
  }

  static func usualDevices(since target: Int?) -> [CheckedDevice] {
    let smallest =
      (target ?? oldestOfFive) <= 15 ? "iPhone SE (1st generation)" : "iPhone SE (3rd generation)"
    return [
      smallest, smallest + " landscape", "iPhone 17", "iPhone 17 Pro Max landscape",
      "iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M5) landscape 1/3",
    ].compactMap(CheckedDevice.init)
  }

  /// The first of the last five systems: 16, 17, 18, 26 and 27, which has no metrics of its own here.
  private static let oldestOfFive = 16
}
