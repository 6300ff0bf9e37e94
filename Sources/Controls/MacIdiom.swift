/// The facts about a UIKit class in the Mac idiom (Devices.md#mac).
package struct MacIdiom: Hashable, Sendable {
  /// Whether an object can be shown; otherwise the program ends by an exception.
  package var isUsable = true
  /// The replacement that the guide names; nil where it names none, and of a usable class.
  package var replacement: String?
  /// Whether `preferredBehavioralStyle` chooses between the behaviour of a pad and of a Mac.
  package var choosesBehavior = false
  /// Whether it can be drawn as a checkbox with a title.
  package var canBeCheckbox = false

  /// The facts about a class by its name; an unlisted class can be used as it is.
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

  /// The resolved behaviour of a control: a pad's, or in the Mac idiom a Mac's unless it prefers the other.
  ///
  /// - Parameter idiom: The idiom of its traits.
  package func resolved(in idiom: String?) -> BehavioralStyle {
    idiom == "mac" && self != .pad ? .mac : .pad
  }
}

extension ObjectKind {
  /// The facts about the kind in the Mac idiom.
  package var macIdiom: MacIdiom { MacIdiom(className: className) }
}
