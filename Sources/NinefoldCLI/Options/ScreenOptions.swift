import CommandLine
import Ninefold

/// The state of a device's screen while a scene is laid out.
struct ScreenOptions: ArgumentGroup {
  @Flag("hide-status-bar", help: "with the status bar hidden") var hidesStatusBar: Bool
  @Flag("hide-bars", help: "with navigation bars, toolbars and tab bars hidden") var hidesBars: Bool
  @Option("keyboard", help: "with the keyboard: docked, without predictions (plain) or undocked")
  var keyboard: Keyboard?

  var declared: [any Declared] { [$hidesStatusBar, $hidesBars, $keyboard] }

  /// The state that the command line asks for.
  var state: ScreenState {
    var state = ScreenState()
    state.hidesStatusBar = hidesStatusBar
    state.hidesBars = hidesBars
    state.keyboard = keyboard
    return state
  }
}
