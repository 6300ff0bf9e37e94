/// A shell that completes command lines.
package enum Shell: String, ArgumentChoice {
  case bash, zsh, fish

  /// The script by which the shell completes a program's command lines, made from the declarations of its
  /// commands.
  package func completions(of program: CommandGroup) -> String {
    let commands = NamedCommand.all(of: program)
    return switch self {
    case .bash: BashCompletions(commands: commands).text
    case .zsh: ZshCompletions(commands: commands).text
    case .fish: FishCompletions(commands: commands).text
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
