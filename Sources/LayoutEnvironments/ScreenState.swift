/// The state of a device's screen while a scene is shown (Devices.md#screen-state).
package struct ScreenState: Hashable, Sendable {
  /// Whether the app hides the status bar.
  package var hidesStatusBar = false
  /// Whether navigation bars, toolbars and tab bars are hidden.
  package var hidesBars = false
  /// The keyboard that is shown; nil of none.
  package var keyboard: Keyboard?

  /// A screen that shows all but a keyboard.
  package init() {}

  /// The differences from the default state, in one line; nil where there are none.
  package var text: String? {
    let parts = [
      hidesStatusBar ? "no status bar" : nil, hidesBars ? "no bars" : nil,
      keyboard.map { "keyboard \($0.rawValue)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// A keyboard of the system, as it is shown.
package enum Keyboard: String, CaseIterable, Sendable {
  /// At the bottom of the screen, a bar of predictions above the keys.
  case docked
  /// At the bottom of the screen, the keys alone.
  case plain
  /// Floating over the screen: nothing keeps clear of it.
  case undocked
}
