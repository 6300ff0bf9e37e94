/// The completions of bash: one function with a table of cases for the words at each position.
struct BashCompletions {
  /// The program and its commands.
  let commands: [NamedCommand]

  var text: String {
    """
    # Completes the lines of ninefold. Made by 'ninefold completions bash'.

    \(Self.functions)
    _ninefold() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command= word index
      COMPREPLY=()
      # The shell makes '=' a word of its own.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        case "$word" in
        \(valueOptions))
          ((index++))
          [[ "${COMP_WORDS[index]}" == "=" ]] && ((index++))
          ;;
        *)
          case "$command/$word" in
          \(names)) command="$command/$word" ;;
          esac
          ;;
        esac
      done
      case "$command $previous" in
    \(values)
      esac
      if [[ $current == -* ]]; then
        case "$command" in
    \(options)
        esac
        return
      fi
      case "$command" in
    \(arguments)
      esac
    }

    complete -F _ninefold ninefold

    """
  }

  private static let functions = #"""
    _ninefold_words() {
      local IFS=$'\n' word begun="${current#[\"\']}"
      begun="${begun//\\/}"
      for word in $1; do
        [[ $word == "$begun"* ]] || continue
        # What is quoted already stays as it is.
        [[ $current == [\"\']* ]] || word="$(printf %q "$word")"
        COMPREPLY+=("$word")
      done
    }

    _ninefold_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
    }

    """#

  /// The options that take a value, as a pattern.
  private var valueOptions: String {
    Set(commands.flatMap(\.allOptions).filter { $0.kind == .option }.flatMap(\.spellings)).sorted()
      .joined(separator: " | ")
  }

  /// The words that name commands, each after those before it.
  private var names: String {
    commands.filter { !$0.path.isEmpty }.map { $0.path.reduce("") { $0 + "/" + $1 } }.joined(separator: " | ")
  }

  /// The cases of options' values: one for an option with the same values in every command, else one for
  /// each command.
  private var values: String {
    var meanings: [String: [(command: NamedCommand, completion: Completion)]] = [:]
    for command in commands {
      for option in command.allOptions where option.kind == .option {
        for spelling in option.spellings {
          meanings[spelling, default: []].append((command, Completion(of: option, in: commands)))
        }
      }
    }
    return meanings.sorted { $0.key < $1.key }.flatMap { spelling, uses -> [String] in
      guard Set(uses.map(\.completion)).count > 1 else {
        return [Self.branch("*\" \(spelling)\"", uses[0].completion)]
      }
      return uses.map { Self.branch("\"\(Self.place($0.command)) \(spelling)\"", $0.completion) }
    }.joined(separator: "\n")
  }

  private var options: String {
    commands.map { command in
      let words = command.allOptions.flatMap(\.spellings).joined(separator: "\n")
      return "    \"\(Self.place(command))\") _ninefold_words \(words.shellQuoted) ;;"
    }.joined(separator: "\n")
  }

  private var arguments: String {
    commands.compactMap { command in
      let completion: Completion =
        if case .group = command.member {
          .words(command.members.map(\.configuration.name))
        } else {
          command.arguments.lazy.map { Completion(of: $0, in: commands) }.first { $0 != .none } ?? .none
        }
      return completion == .none ? nil : "  " + Self.action("\"\(Self.place(command))\"", completion)
    }.joined(separator: "\n")
  }

  private static func place(_ command: NamedCommand) -> String { command.path.reduce("") { $0 + "/" + $1 } }

  /// The case of an option's value, where no other word can stand.
  private static func branch(_ pattern: String, _ completion: Completion) -> String {
    "  " + action(pattern, completion, then: "return ")
  }

  private static func action(_ pattern: String, _ completion: Completion, then end: String = "") -> String {
    let call =
      switch completion {
      case .words(let words): "_ninefold_words \(words.joined(separator: "\n").shellQuoted)"
      case .files: "_ninefold_paths -f"
      case .directories: "_ninefold_paths -d"
      case .none: ":"
      }
    return "\(pattern)) \(call)\(end.isEmpty ? "" : "; " + end);;"
  }
}
