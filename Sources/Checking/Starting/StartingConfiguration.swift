import Checks
import Devices
import JSONText
import OperatingSystem
package import Sources

/// The first configuration of a project: the devices on which its apps are seen, without the documents that
/// the project only takes from others.
package struct StartingConfiguration {
  /// The devices, as a configuration names them.
  package let devices: [String]
  /// The folders of documents that are left out.
  package let excluded: [String]
  private let target: Int?

  /// The configuration of an open source.
  ///
  /// - Throws: ``StoreError`` of the database.
  package init(of source: OpenSource) throws {
    target = source.apps?.deploymentTarget
    let support = source.apps?.orientations
    devices = CheckEnvironment.usualDevices(since: target)
      .filter { held in
        // Where nobody says otherwise a phone is held upright (Devices.md#supported-orientations).
        let isKnown = support?.orientations(on: held.device.idiom)?.isEmpty == false
        let isUpright = held.device.idiom != .phone || held.orientation == .portrait
        return isKnown ? support?.allows(CheckEnvironment(held)) ?? true : isUpright
      }.map(\.text)
    var seen: Set<String> = []
    excluded = try source.documents().compactMap { Self.foreignFolder(of: $0.path) }
      .filter { seen.insert($0).inserted }
  }

  /// The text of the file.
  ///
  /// - Parameter baseline: The file of the findings that are known, where there are any.
  package func text(baseline: String?) -> String {
    var lines = [
      "# The scenes of this project, as `ninefold check` looks at them. `ninefold rules` lists the rules.",
      "",
      "# quiet: the rules that are nearly always right and useful; all: all but those that are off unless asked for.",
      "profile: \(CheckRule.Profile.quiet)",
    ]
    if !excluded.isEmpty {
      lines += ["", "# Documents that the project takes from others."]
      lines += Self.list(.excluded, excluded.map(Self.quoted))
    }
    lines += ["", targetComment] + Self.list(.devices, devices)
    if let baseline {
      lines += [
        "", "# What was found when this began. `ninefold check --write-baseline` writes it anew.",
        "\(ConfigurationKey.baseline.rawValue): \(Self.quoted(baseline))",
      ]
    }
    lines += ["", "# The exit code is 1 from this severity on: note, warning, error or never."]
    lines += ["\(ConfigurationKey.failOn.rawValue): warning", ""]
    return lines.joined(separator: "\n")
  }

  private var targetComment: String {
    let system =
      target.map { "iOS \($0) is the earliest system of the project" } ?? "No project names a system"
    return "# \(system). Its screens, in the orientations that the app supports:"
  }

  private static func list(_ key: ConfigurationKey, _ items: [String]) -> [String] {
    ["\(key.rawValue):"] + items.map { "  - \($0)" }
  }

  /// A text of any characters in double quotes, as YAML and JSON both read it.
  private static func quoted(_ text: String) -> String {
    var json = JSONWriter(escapes: .required)
    json.string(text)
    return String(decoding: json.finish(), as: UTF8.self)
  }

  /// The folder in a document's path that holds what other projects make; nil where it is in none.
  private static func foreignFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    return parts.firstIndex { foreignNames.contains($0) }.map { parts[...$0].joined(separator: "/") }
  }

  /// The names under which CocoaPods, Carthage, Swift packages, npm, Bundler and Xcode keep what they fetch
  /// or build.
  private static let foreignNames: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "node_modules", "vendor", "DerivedData",
  ]
}
