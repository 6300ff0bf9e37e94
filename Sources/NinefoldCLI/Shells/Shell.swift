/// A shell that completes lines.
enum Shell: String, ArgumentChoice {
  case bash, zsh, fish

  /// What tells the shell how the program's lines go on, made from what the commands declare.
  var completions: String {
    switch self {
    case .bash: BashCompletions().text
    case .zsh: ZshCompletions().text
    case .fish: FishCompletions().text
    }
  }
}

extension String {
  /// The text as one word of a shell, in which nothing has a meaning.
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
