package import Checks
package import Devices
package import InterfaceBuilder
package import SceneModel

/// The settings of a project's checks.
///
/// Nil or an empty list stands for the default.
package struct CheckConfiguration: Hashable, Sendable {
  /// The settings of a rule.
  package struct RuleSettings: Hashable, Sendable {
    /// Whether it runs.
    package var isOn: Bool?
    package var severity: CheckSeverity?
    package var options: [String: RuleOption.Value] = [:]
    /// The documents that it checks.
    package var paths = PathChoice()
    package var sizeClasses: [SizeClass]?
    package var devices: [CheckedDevice]?
    /// The objects whose findings are accepted, with the reasons.
    package var exceptions: [RuleException] = []
  }

  /// An object, or a document, whose findings of a rule are accepted.
  package struct RuleException: Hashable, Sendable {
    /// The identifier of the object; nil: all objects of the documents.
    package var object: ObjectID?
    /// The documents; nil: all.
    package var paths: PathPattern?
    package var reason: String
    /// The place of the exception in the configuration.
    package var place: DocumentPlace
  }

  /// The rules that run where no setting says so; nil: the quiet ones of a check, all of a fix.
  package var profile: CheckRule.Profile?
  /// The settings of rules, by their ids.
  package var rules: [String: RuleSettings] = [:]
  /// The ids of the only rules that run, whatever the settings of others; nil: all that are on.
  package var only: Set<String>?
  /// The documents that are checked.
  package var paths = PathChoice()
  package var sizeClasses: [SizeClass]?
  package var devices: [CheckedDevice]?
  /// The languages of texts in which devices are checked, besides the documents' own.
  package var languages: [TextLanguage] = []
  /// Whether devices are checked in each language that the source has texts in.
  package var wantsAllLanguages = false
  /// The content size categories for which devices are checked, besides the default one.
  package var textSizes: [ContentSizeCategory] = []
  /// The path of the baseline, relative to the configuration's folder.
  package var baseline: String?
  /// Whether every finding counts as an error.
  package var isStrict: Bool?
  /// The severity from which on findings change the exit code.
  package var failure: FailureThreshold?
  /// The form of the report.
  package var reporter: CheckReportForm?

  /// A configuration of default values.
  package init() {}
}

/// The severity from which on findings change the exit code.
package enum FailureThreshold: String, CaseIterable, Sendable {
  case note, warning, error, never

  /// Whether a finding of a severity changes the exit code.
  package func isReached(by severity: CheckSeverity) -> Bool {
    switch self {
    case .note: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .never: false
    }
  }
}

/// A device on which scenes are checked, and how it is held.
package struct CheckedDevice: Hashable, Sendable {
  package let device: Device
  /// The name that the configuration gives it.
  package let name: String
  package let orientation: Orientation
  package let share: Device.WindowShare

  /// The name with the words that follow it, as it is read.
  package var text: String {
    let turned = orientation == .portrait ? "" : " \(orientation.rawValue)"
    return name + turned + (share == .full ? "" : " \(share.rawValue)")
  }

  /// Reads the name of a device, followed by words for its orientation and for the app's share of the screen,
  /// such as `iPhone 8 landscape` or `iPad Air landscape 1/3`; nil where no device has the name.
  package init?(_ text: String) {
    var words = text.split(separator: " ")
    share = words.last.flatMap { Device.WindowShare(rawValue: String($0)) } ?? .full
    if words.count > 1, share != .full || words.last == "full" { words.removeLast() }
    let orientation = words.last.flatMap { Orientation(rawValue: String($0)) }
    if words.count > 1, orientation != nil { words.removeLast() }
    self.orientation = orientation ?? .portrait
    name = words.joined(separator: " ")
    guard let device = Device.named(name), device.window(share, in: self.orientation) != nil else {
      return nil
    }
    self.device = device
  }
}
