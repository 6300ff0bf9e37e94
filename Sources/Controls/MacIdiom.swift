/// What is known of a class of UIKit in the Mac idiom (Devices.md#mac).
package struct MacIdiom: Hashable, Sendable {
  /// Whether an object can be shown: else the program ends by an exception.
  package var isUsable = true
  /// What the guide names to use in its place; nil where it names nothing, and of what can be used.
  package var replacement: String?
  /// Whether `preferredBehavioralStyle` chooses between the behaviour of a pad and of a Mac.
  package var choosesBehavior = false
  /// Whether it can be drawn as a checkbox with a title.
  package var canBeCheckbox = false

  /// What is known of a class by its name, of others that they can be used as they are.
  package init(className: String) {
    isUsable = !Self.unusableClasses.contains(className)
    switch className {
    case "UIRefreshControl": replacement = "a menu item"
    case "UIButton", "UISlider", "UINavigationBar": choosesBehavior = true
    case "UISwitch": canBeCheckbox = true
    default: break
    }
  }

  /// The classes that cannot be shown.
  package static let unusableClasses = ["UIPageControl", "UIRefreshControl", "UIStepper"]
}

/// How a control behaves, by its `preferredBehavioralStyle` (Devices.md#mac).
package enum BehavioralStyle: String, Sendable {
  case automatic, pad, mac

  /// The behaviour that a control ends with: a pad's but in the Mac idiom, where it is a Mac's unless it prefers the other.
  ///
  /// - Parameter idiom: The idiom of its traits.
  package func resolved(in idiom: String?) -> BehavioralStyle {
    idiom == "mac" && self != .pad ? .mac : .pad
  }
}

extension ObjectKind {
  /// What is known of the kind in the Mac idiom.
  package var macIdiom: MacIdiom { MacIdiom(className: className) }
}
