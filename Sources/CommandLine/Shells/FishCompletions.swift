/// The completions of fish: a line for each word or option, under the condition of its command.
struct FishCompletions {
  /// The program and its commands.
  let commands: [NamedCommand]

  var text: String {
    """
    # Completes the lines of ninefold. Made by 'ninefold completions fish'.

    \(condition)
    complete -c ninefold -f
    \(commands.flatMap(lines).joined(separator: "\n"))

    """
  }

  /// A function that tests whether the words before name a command, with any options between them.
  private var condition: String {
    let values = Set(commands.flatMap(\.allOptions).filter { $0.kind == .option }.flatMap(\.spellings))
      .sorted()
    let names = commands.filter { !$0.path.isEmpty }.map { $0.path.joined(separator: "/") }
    return """
      function __ninefold_at
        set -l words (commandline -opc)
        set -l place
        set -l is_value 0
        for word in $words[2..]
          if test $is_value = 1
            set is_value 0
          else if contains -- $word \(values.joined(separator: " "))
            set is_value 1
          else if contains -- (string join / $place $word) \(names.joined(separator: " "))
            set -a place $word
          end
        end
        set -l joined (string join / $place)
        test "$joined" = "$argv"
      end

      """
  }

  private func lines(of command: NamedCommand) -> [String] {
    let start =
      "complete -c ninefold -n \("__ninefold_at \(command.path.joined(separator: "/"))".shellQuoted)"
    return command.members.map { member in
      "\(start) -a \(member.configuration.name) -d \(Self.quoted(member.configuration.abstract))"
    } + command.allOptions.map { "\(start) \(option($0))" }
      + command.arguments.compactMap { Self.value(completion($0)).map { "\(start) \($0)" } }
  }

  private func completion(_ parameter: Parameter) -> Completion { Completion(of: parameter, in: commands) }

  private func option(_ option: Parameter) -> String {
    let completion = completion(option)
    let names = option.spellings.map { spelling in
      spelling.hasPrefix("--") ? "-l " + spelling.dropFirst(2) : "-s " + spelling.dropFirst(1)
    }
    // Without -f the shell would offer files beside the words.
    let requirement = completion == .files ? "-r" : "-r -f"
    let value =
      option.kind == .flag
      ? nil : [requirement, Self.value(completion)].compactMap { $0 }.joined(separator: " ")
    return (names + [value, "-d " + Self.quoted(option.meaning)].compactMap { $0 }).joined(separator: " ")
  }

  private static func value(_ completion: Completion) -> String? {
    switch completion {
    case .words(let words):
      "-a " + quoted(words.map { $0.escaped(" ()[]\\\"'$*?~#<>;&|") }.joined(separator: " "))
    case .files: "-F"
    case .directories: "-a '(__fish_complete_directories)'"
    case .none: nil
    }
  }

  /// The text in single quotes, in which a backslash and a quote need a backslash.
  private static func quoted(_ text: String) -> String { "'" + text.escaped("\\'") + "'" }
}
