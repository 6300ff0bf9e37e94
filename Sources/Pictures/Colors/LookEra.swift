import SceneModel

/// The look of the system that is shown (Looks.md#eras).
enum LookEra: Sendable {
  /// iOS 7 to 12: bright, thin lines, no dark appearance.
  case flat
  /// iOS 13 to 18: colours that follow the appearance, filled controls.
  case adaptive
  /// iOS 26: capsules.
  case glass

  private static let eras = Eras(
    LookEra.flat, "Looks.md#eras", .from(14810, .adaptive, "Looks.md#eras"),
    .from(24093, .glass, "Looks.md#eras"))

  /// The systems that look so.
  var name: String {
    switch self {
    case .flat: "iOS 7 to 12"
    case .adaptive: "iOS 13 to 18"
    case .glass: "iOS 26"
    }
  }

  /// The era of an Interface Builder.
  init(_ version: ToolsVersion) { self = Self.eras[version] }
}
