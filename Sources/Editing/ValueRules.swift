import SceneModel

/// The format's rules for attributes: which can be set, which can vary, and which are not written.
enum ValueRules {
  /// Attributes that are no values of an object: its identity, and those that other edits change.
  static let identities: Set<String> = ["id", "key", "sceneMemberID"]

  /// The attributes that are the identity of a constraint.
  static let constraintIdentities: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
  ]

  /// Attributes of objects that are the same in every size class: the object's kind, how it is edited, and
  /// how it is made.
  static let invariants: Set<String> = [
    "customClass", "customModule", "customModuleProvider", "userLabel", "restorationIdentifier",
    "reuseIdentifier", "storyboardIdentifier", "translatesAutoresizingMaskIntoConstraints", "misplaced",
    "ambiguous", "fixedFrame", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "buttonType", "dataMode", "usesAttributedText", "hasAttributedTitle", "simulatedAppContext",
  ]

  /// Keyed children of views that are the same in every size class.
  static let invariantChildren: Set<String> = [
    "frame", "autoresizingMask", "subviews", "constraints", "variation", "connections", "contentView",
    "userDefinedRuntimeAttributes", "state", "segments", "safeArea", "contentLayoutGuide", "frameLayoutGuide",
  ]

  /// The attributes of a constraint that can vary (InterfaceBuilder.md#varying-constraint-attributes).
  static let varyingOfConstraints: Set<String> = ["constant", "priority", "symbolic"]

  /// Whether Interface Builder leaves an attribute out that has the value, since it is the default
  /// (InterfaceBuilder.md#default-values).
  static func isDefault(_ name: String, _ value: String, ofConstraint: Bool) -> Bool {
    if ofConstraint {
      return switch name {
      case "constant": Double(attribute: value) == 0
      case "priority": LayoutPriority(attribute: value) == .required
      case "multiplier": Double(multiplier: value) == 1
      case "placeholder": Bool(attribute: value) == false
      default: false
      }
    }
    return switch name {
    case "hidden": Bool(attribute: value) == false
    case "alpha": Double(attribute: value) == 1
    case "tag": Double(attribute: value) == 0
    case "axis": value == "horizontal"
    case "distribution", "alignment": value == "fill"
    default: false
    }
  }

  /// The attributes that are written as a `<string>` child where their text has more than one line
  /// (InterfaceBuilder.md#multiline-text).
  static let texts: Set<String> = ["text", "title", "placeholder", "prompt"]

  /// The element that a keyed child is where the object has none yet: those of one kind alone.
  static func element(forKey key: String) -> NewElement? {
    switch key {
    case "fontDescription": NewElement("fontDescription", ["key": key, "type": "system", "pointSize": "17"])
    case "layoutMargins":
      NewElement("edgeInsets", ["key": key, "top": "8", "left": "8", "bottom": "8", "right": "8"])
    case "directionalLayoutMargins":
      NewElement(
        "directionalEdgeInsets", ["key": key, "top": "8", "leading": "8", "bottom": "8", "trailing": "8"])
    default: nil
    }
  }
}
