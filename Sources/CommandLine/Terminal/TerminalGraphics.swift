import OperatingSystem
import SceneModel

/// The way in which a terminal shows pictures.
package enum TerminalGraphics: String, ArgumentChoice {
  /// As the terminal's environment variables indicate.
  case auto
  /// With characters.
  case box
  /// By the graphics protocol of kitty.
  case kitty
  /// By iTerm2's sequence for files.
  case iterm
  /// By DEC's sixels.
  case sixel

  /// The way that environment variables indicate; characters where none does. The terminal is not queried,
  /// since many do not answer. Programs in tmux or screen have these variables before the terminal's.
  package static func indicated(by variable: (String) -> String?) -> TerminalGraphics {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    if isSet("TMUX") || isSet("STY") { return .box }
    let term = variable("TERM") ?? ""
    let program = variable("TERM_PROGRAM") ?? ""
    if isSet("KITTY_WINDOW_ID") || term.contains("kitty") || term.contains("ghostty") || program == "ghostty"
    {
      return .kitty
    }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) || variable("LC_TERMINAL") == "iTerm2" {
      return .iterm
    }
    return term.contains("sixel") || term.hasPrefix("foot") || term.hasPrefix("mlterm") ? .sixel : .box
  }

  /// The way in which results are shown here: the requested one, else the terminal's.
  package func resolved(in terminal: Terminal) -> TerminalGraphics {
    guard self == .auto else { return self }
    return terminal.showsResults ? Self.indicated(by: ThisProcess.environment) : .box
  }
}
