/// A shell that completes command lines.
enum Shell: String, ArgumentChoice {
  case bash, zsh, fish

  /// The script by which the shell completes the program's command lines, made from the
  /// commands' declarations.
  var completions: String {
    switch self {
    case .bash: BashCompletions().text
    case .zsh: ZshCompletions().text
    case .fish: FishCompletions().text
    }
  }
}

extension String {
  /// The text as one quoted word of a shell, without special characters.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text with a backslash before each of some characters.
  func escaped(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
