import SceneModel

/// The help of a command or of a group of commands, made from their declarations.
package struct CommandHelp {
  private static var width: Int { Terminal.current.textColumns }

  /// A name and its meaning.
  private typealias Entry = (name: String, meaning: String)

  private let configuration: CommandConfiguration
  /// The usage of the command line, in pieces that are not broken across lines.
  let usage: [String]
  private let lists: [List]

  /// Names and their meanings, side by side.
  private struct List {
    let title: String
    let entries: [Entry]
    /// The columns of the names; a longer name has a line of its own.
    let columns: Int

    init(_ title: String, _ entries: [Entry], mostColumns: Int = 28) {
      self.init(title, entries, columns: min(entries.map(\.name.columns).max() ?? 0, mostColumns))
    }

    init(_ title: String, _ entries: [Entry], columns: Int) {
      self.title = title
      self.entries = entries
      self.columns = columns
    }
  }

  package init(_ command: NamedCommand) {
    configuration = command.member.configuration
    let (arguments, options) = (command.arguments, command.options)
    let needed = options.filter(\.isRequired) + options.filter { !$0.isRequired }
    let rest = command.isGroup ? ["COMMAND", "[ARGUMENT...]"] : (arguments + needed).map(\.usage)
    usage = ["ninefold"] + command.path + rest
    let columns = command.members.map(\.configuration.name.columns).max() ?? 0
    lists =
      [List("first steps", configuration.firstSteps.map { ($0.line, $0.meaning) }, mostColumns: 44)]
      + command.sections.map { section in
        List(
          section.title, section.members.map { ($0.configuration.name, $0.configuration.abstract) },
          columns: columns)
      }
      + [
        List("arguments", arguments.map { ($0.spelling, $0.meaning) }),
        List("options", Self.entries(options)),
        List("options of every command", Self.entries(GlobalOptions().parameters)),
      ]
  }

  private static func entries(_ options: [Parameter]) -> [Entry] {
    options.map { ($0.allSpellings, $0.meaning) }
  }

  /// The whole text, which ends with a line end.
  package var text: String {
    let abstract = configuration.abstract
    var lines = Self.paragraphs("\(abstract.prefix(1).uppercased())\(abstract.dropFirst()).").flatMap { $0 }
    let heading = "usage:"
    var usage = usage.wrapped(to: Self.width, first: heading + " ", rest: "         ")
    usage[0] = heading.styled(.heading) + usage[0].dropFirst(heading.count)
    lines += [""] + usage
    for list in lists where !list.entries.isEmpty {
      lines += ["", "\(list.title):".styled(.heading)] + Self.lines(of: list)
    }
    if !configuration.discussion.isEmpty {
      for paragraph in Self.paragraphs(configuration.discussion) { lines += [""] + paragraph }
    }
    if !configuration.examples.isEmpty {
      lines += ["", "examples:".styled(.heading)] + configuration.examples.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of list: List) -> [String] {
    list.entries.flatMap { name, meaning in
      let head = "  " + name.padded(to: list.columns) + "  "
      let indent = String(repeating: " ", count: list.columns + 4)
      let words = meaning.split(separator: " ").map(String.init)
      guard name.columns > list.columns else { return words.wrapped(to: width, first: head, rest: indent) }
      return ["  " + name] + words.wrapped(to: width, first: indent, rest: indent)
    }
  }

  private static func paragraphs(_ text: String) -> [[String]] {
    text.split(separator: "\n\n").map { paragraph in
      paragraph.split(whereSeparator: \.isWhitespace).map(String.init).wrapped(to: width)
    }
  }
}
