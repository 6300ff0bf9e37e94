extension CommandSyntax {
  /// The help text of the command.
  var help: String {
    var lines = ["\(summary.prefix(1).uppercased())\(summary.dropFirst()).", ""]
    for (index, line) in usage.enumerated() {
      lines.append((index == 0 ? "usage: ninefold " : "       ninefold ") + line)
    }
    if !operands.summary.isEmpty { lines += ["", "\(operands.name)  \(operands.summary)"] }
    lines += ["", "options:"] + Self.optionLines(options + [.help])
    if !details.isEmpty { lines += [""] + details }
    if !examples.isEmpty { lines += ["", "examples:"] + examples.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help text of the program.
  static func overview(_ commands: [CommandSyntax]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var lines = [
      "A database of user-interface scenes: reads Interface Builder documents, resolves the",
      "nine size classes and computes frames.", "", "usage: ninefold COMMAND [ARGUMENT...]", "",
      "commands:",
    ]
    for command in commands {
      lines.append("  \(command.name.padded(to: width))  \(command.summary)")
    }
    lines += ["", "options:"] + optionLines([.help, .version])
    lines += [
      "", "Exit codes: 0 done; 1 findings, or some inputs were refused; 2 the request failed;",
      "64 wrong usage. 'ninefold help COMMAND' tells more.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func optionLines(_ options: [Option]) -> [String] {
    let spelled = options.map { option in option.spelling + (option.valueName.map { " \($0)" } ?? "") }
    let width = spelled.map(\.count).max() ?? 0
    return zip(spelled, options).map { "  \($0.padded(to: width))  \($1.summary)" }
  }
}
