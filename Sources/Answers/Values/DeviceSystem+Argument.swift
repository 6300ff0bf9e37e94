import CommandLine
package import Ninefold

extension DeviceSystem: ArgumentValue {
  package static var valueName: String { "VERSION" }

  package static func expectation(for word: String) -> String {
    "the major number of a system: " + known.map { String($0.major) }.joined(separator: ", ")
  }

  package init?(argument word: String) {
    guard let major = Int(word), let system = Self.known(major: major) else { return nil }
    self = system
  }
}
