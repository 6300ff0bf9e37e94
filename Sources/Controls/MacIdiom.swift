/// The use of a UIKit class in the Mac idiom (Devices.md#mac).
package enum MacIdiom: Hashable, Sendable {
  /// Used and drawn as on a pad.
  case unchanged
  /// `preferredBehavioralStyle` chooses between the behaviour of a pad and of a Mac.
  case choosesBehavior
  /// It can be drawn as a checkbox with a title.
  case canBeCheckbox
  /// It cannot be shown: the program ends by an exception. What a Mac has in its place, with its article.
  case unavailable(instead: String)

  /// Whether the Mac may draw it in a size of its own.
  package var mayChangeSize: Bool { self == .choosesBehavior || self == .canBeCheckbox }
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
