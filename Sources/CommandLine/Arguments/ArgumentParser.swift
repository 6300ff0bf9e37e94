import SceneModel

/// Parses a command line by the declarations of its command.
///
/// Options and arguments may mix. A value follows its option or a `=`; after `--` all are arguments.
package struct ArgumentParser {
  /// The action that a command line requests.
  package enum Outcome: Equatable {
    /// To run the command, which has its values now.
    case run
    /// To print the help. No value is read then, and required arguments may be missing.
    case help
  }

  private let properties: [any Declared]
  private let parameters: [Parameter]
  private let positions: [Parameter]
  private let global: GlobalOptions
  /// The first argument that no property stands for.
  private var excess: String?

  private init(_ group: some ArgumentGroup, _ global: GlobalOptions) {
    self.global = global
    properties = group.declared + global.declared
    parameters = properties.flatMap(\.parameters)
    positions = parameters.filter { $0.kind == .argument }
  }

  /// Fills a command, and the options that every command has, from the words after its name.
  package static func parse(
    _ words: [String], into group: some ArgumentGroup, _ global: GlobalOptions = GlobalOptions()
  ) throws(UsageError) -> Outcome {
    var parser = ArgumentParser(group, global)
    try parser.take(words)
    if global.wantsHelp { return .help }
    if let word = parser.excess {
      let names = parser.positions.map(\.name)
      let expected = names.isEmpty ? "options alone" : "no more than \(names.joined(separator: " and "))"
      throw UsageError(.unexpectedArgument(word, expected: expected))
    }
    for parameter in parser.parameters { try parameter.read() }
    for property in parser.properties { try property.validate() }
    try group.validate()
    return .run
  }

  /// Whether a word is an option where it is not the value of another.
  static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word != "-" }

  /// Whether a word is a long option: a word with a space in its name is a text of several options.
  private static func isLongOption(_ word: String) -> Bool {
    word.hasPrefix("--") && !word.prefix { $0 != "=" }.contains(" ")
  }

  private mutating func take(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { takeArgument(word) }
        return
      }
      if Self.isOption(word) {
        try takeOption(word, &rest)
      } else {
        takeArgument(word)
      }
    }
  }

  private mutating func takeArgument(_ word: String) {
    if let claimed = positions.first(where: { !$0.isGiven && $0.claims(word) }) { return claimed.take(word) }
    guard let next = positions.first(where: { !$0.isDistinct && (!$0.isGiven || $0.isRepeating) }) else {
      excess = excess ?? word
      return
    }
    next.take(word)
  }

  private func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let option = try option(name)
    if option.isGiven, !option.isRepeating { throw UsageError(.repeated(option.spelling)) }
    if option.kind == .flag {
      if parts.count > 1 { throw UsageError(.unexpectedValue(option.spelling)) }
      option.take("")
    } else if parts.count > 1 {
      option.take(String(parts[1]))
    } else {
      guard let value = rest.first, !Self.isLongOption(value) else {
        throw UsageError(.missingValue(option.spelling, valueName: option.valueName))
      }
      option.take(value)
      rest.removeFirst()
    }
  }

  private func option(_ name: String) throws(UsageError) -> Parameter {
    let options = parameters.filter { $0.kind != .argument }
    guard let option = options.first(where: { $0.spellings.contains(name) }) else {
      let known = options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
      throw UsageError(.unknownOption(name, nearest: name.nearest(of: known)))
    }
    return option
  }
}
