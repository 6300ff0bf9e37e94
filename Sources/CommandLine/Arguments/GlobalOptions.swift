/// The options that every command has, which may precede its name as well.
package struct GlobalOptions: ArgumentGroup {
  @Option(
    "color", help: "colour what is printed; auto: on a terminal, unless NO_COLOR is set")
  private var color = ColorChoice.auto
  @Flag("quiet", help: "write results and errors, but no notes, warnings and progress") private var isQuiet:
    Bool
  @Flag("help", alias: "h", help: "print the help") package var wantsHelp: Bool

  package init() {}

  package var declared: [any Declared] { [$color, $isQuiet, $wantsHelp] }

  /// Takes the global options of a command line that has an error.
  func take(from words: [String]) {
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let named = parameters.first { !$0.isGiven && $0.spellings.contains(parts.first ?? "") }
      named?.take(parts.count > 1 ? parts[1] : next)
    }
  }

  /// The output settings of this process. An option that cannot be read counts as not given.
  package var terminal: Terminal {
    for parameter in parameters { try? parameter.read() }
    return Terminal(color: color, isQuiet: isQuiet)
  }
}

/// The condition for coloured text.
enum ColorChoice: String, ArgumentChoice {
  case auto, always, never
}
