/// The options that every command has, which may stand before its name as well.
struct GlobalOptions: ArgumentGroup {
  @Option(
    "color", help: "colour what is printed; auto: on a terminal, unless NO_COLOR is set")
  private var color = ColorChoice.auto
  @Flag("quiet", help: "write results and errors, but no notes, warnings and progress") private var isQuiet:
    Bool
  @Flag("help", alias: "h", help: "print the help") var wantsHelp: Bool

  var declared: [any Declared] { [$color, $isQuiet, $wantsHelp] }

  /// How this process writes. What could not be read counts as not given.
  var terminal: Terminal {
    for parameter in parameters { try? parameter.read() }
    return Terminal(color: color, isQuiet: isQuiet)
  }
}

/// When text is coloured.
enum ColorChoice: String, ArgumentChoice {
  case auto, always, never
}
