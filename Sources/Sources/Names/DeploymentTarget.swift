import SceneModel

/// The earliest system that an app runs on, as its project says it (Devices.md#deployment-targets).
enum DeploymentTarget {
  /// The texts before the number: in the build settings of Xcode's projects and configurations, and in the
  /// two spellings of packages.
  private static let marks = ["IPHONEOS_DEPLOYMENT_TARGET =", ".iOS(.v", ".iOS(\""]

  /// The least major number of iOS in a text; nil where none is in it.
  static func major(in text: String) -> Int? {
    text.split(separator: "\n").lazy.compactMap(major(ofLine:)).min()
  }

  private static func major(ofLine line: Substring) -> Int? {
    for mark in marks {
      guard let range = line.firstRange(of: mark) else { continue }
      let number = line[range.upperBound...].drop { $0 == " " || $0 == "\"" }.prefix {
        $0.isASCII && $0.isNumber
      }
      if let major = Int(number) { return major }
    }
    return nil
  }
}
