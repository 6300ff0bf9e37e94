package import Checks
package import Devices
package import InterfaceBuilder
package import SceneModel

/// What a project says of how it is to be checked.
///
/// Where a configuration says nothing, nil or an empty list, what is usual holds.
package struct CheckConfiguration: Hashable, Sendable {
  /// What is said of a rule.
  package struct RuleSettings: Hashable, Sendable {
    /// Whether it looks.
    package var isOn: Bool?
    package var severity: CheckSeverity?
    package var options: [String: RuleOption.Value] = [:]
    /// The documents that it looks at.
    package var paths = PathChoice()
    package var sizeClasses: [SizeClass]?
    package var devices: [CheckedDevice]?
    /// Objects whose findings are right, with the reasons.
    package var exceptions: [RuleException] = []
  }

  /// An object, or a document, at which findings of a rule are right.
  package struct RuleException: Hashable, Sendable {
    /// The identifier of the object; nil: all objects of the documents.
    package var object: ObjectID?
    /// The documents; nil: all.
    package var paths: PathPattern?
    package var reason: String
    /// Where the configuration says so.
    package var place: DocumentPlace
  }

  /// What is said of rules, by their ids.
  package var rules: [String: RuleSettings] = [:]
  /// The ids of the only rules that look, whatever is said of others; nil: all that are on.
  package var only: Set<String>?
  /// The documents that are checked.
  package var paths = PathChoice()
  package var sizeClasses: [SizeClass]?
  package var devices: [CheckedDevice]?
  /// The languages of texts for which devices are looked at, beside the documents' own.
  package var languages: [TextLanguage] = []
  /// Whether devices are looked at for each language that the source has texts in.
  package var wantsAllLanguages = false
  /// The sizes of text for which devices are looked at, beside the usual one.
  package var textSizes: [ContentSizeCategory] = []
  /// The path of the baseline, relative to the configuration's folder.
  package var baseline: String?
  /// Whether all that is found counts as an error.
  package var isStrict: Bool?
  /// From which severity on findings change the exit code.
  package var failure: FailureThreshold?
  /// The form in which findings are told.
  package var reporter: CheckReportForm?

  /// A configuration that says nothing.
  package init() {}
}

/// From which severity on findings change the exit code.
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
  /// What the configuration calls it.
  package let name: String
  package let orientation: Orientation
  package let share: Device.WindowShare

  /// Reads a device's name, with words behind it for how it is held and what of the screen the app has, such as
  /// `iPhone 8 landscape` or `iPad Air landscape 1/3`; nil where no device is called so.
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
