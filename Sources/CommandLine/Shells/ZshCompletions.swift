/// The completions of zsh: a function for each command, which passes its declarations to `_arguments`.
struct ZshCompletions {
  /// The program and its commands.
  let commands: [NamedCommand]

  var text: String {
    """
    #compdef ninefold
    # Completes the lines of ninefold. Made by 'ninefold completions zsh'.

    \(commands.map(function).joined(separator: "\n"))
    # As a file of $fpath it is the function itself.
    if [[ "$funcstack[1]" == _ninefold ]]; then
      _ninefold "$@"
    else
      compdef _ninefold ninefold
    fi

    """
  }

  private static func name(_ command: NamedCommand) -> String {
    command.path.reduce("_ninefold") { $0 + "_" + $1 }
  }

  private func function(_ command: NamedCommand) -> String {
    let specifications = command.allOptions.map(specification) + arguments(command)
    let list = specifications.map { "    " + $0 }.joined(separator: " \\\n")
    guard case .group = command.member else {
      return """
        \(Self.name(command))() {
          _arguments -s \\
        \(list)
        }

        """
    }
    let members = command.members.map { member in
      let configuration = member.configuration
      return "      \((configuration.name + ":" + configuration.abstract).shellQuoted)"
    }
    let calls = command.members.map { member in
      "      \(member.configuration.name)) \(Self.name(command))_\(member.configuration.name) ;;"
    }
    return """
      \(Self.name(command))() {
        local context state state_descr line
        local -a members
        typeset -A opt_args
        _arguments -C \\
      \(list) \\
          '1: :->member' '*:: :->rest'
        case $state in
        member)
          members=(
      \(members.joined(separator: "\n"))
          )
          _describe command members
          ;;
        rest)
          case $line[1] in
      \(calls.joined(separator: "\n"))
          esac
          ;;
        esac
      }

      """
  }

  private func arguments(_ command: NamedCommand) -> [String] {
    command.arguments.map { argument in
      let place = argument.isRepeating ? "*" : argument.isRequired ? "" : ":"
      return "\(place):\(Self.escaped(argument.name)):\(action(argument))".shellQuoted
    }
  }

  /// An option with its other name, its description and its values.
  private func specification(_ option: Parameter) -> String {
    let meaning = "[\(Self.escaped(option.meaning))]"
    let value =
      option.kind == .flag ? "" : ":\(Self.escaped(option.valueName)):\(action(option))"
    let spellings = option.spellings
    guard spellings.count > 1 else { return (option.spelling + meaning + value).shellQuoted }
    return
      "'(\(spellings.joined(separator: " ")))'{\(spellings.joined(separator: ","))}\((meaning + value).shellQuoted)"
  }

  private func action(_ parameter: Parameter) -> String {
    switch Completion(of: parameter, in: commands) {
    case .words(let words): "(\(words.map { $0.escaped(" ()[]:\\\"'") }.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    case .none: ""
    }
  }

  private static func escaped(_ text: String) -> String { text.escaped("[]:\\") }
}
