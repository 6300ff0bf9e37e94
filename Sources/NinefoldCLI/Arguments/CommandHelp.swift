/// The help of a command or of a group of commands, made from what they declare.
struct CommandHelp {
  private static var width: Int { Terminal.current.textColumns }

  /// A name and what it means.
  private typealias Entry = (name: String, meaning: String)

  private let configuration: CommandConfiguration
  /// What the line may hold, in pieces that stay whole.
  private let usage: [String]
  private let entries: [(title: String, entries: [Entry])]

  /// The help of a command.
  ///
  /// - Parameter path: The words after the program's name that name the command.
  init(_ command: any Command.Type, at path: [String]) {
    let parameters = command.init().parameters
    let arguments = parameters.filter { $0.kind == .argument }
    let options = parameters.filter { $0.kind != .argument }
    configuration = command.configuration
    let needed = options.filter(\.isRequired) + options.filter { !$0.isRequired }
    usage = ["ninefold"] + path + (arguments + needed).map(\.usage)
    entries = [
      ("arguments", arguments.map { ($0.spelling, $0.meaning) }),
      Self.options(options), Self.global,
    ]
  }

  /// The help of a group of commands.
  ///
  /// - Parameter path: The words after the program's name that name the group; none of the program itself.
  init(_ group: CommandGroup, at path: [String]) {
    let options = path.isEmpty ? ProgramOptions().parameters : []
    configuration = group.configuration
    usage = ["ninefold"] + path + (group.subject.map { ["[\($0)]"] } ?? []) + ["COMMAND", "[ARGUMENT...]"]
    entries = [
      ("commands", group.members.map { ($0.configuration.name, $0.configuration.abstract) }),
      Self.options(options), Self.global,
    ]
  }

  /// The help of the command or the group that words name, of the program where there are none.
  init(of path: [String]) throws(UsageError) {
    var group = NinefoldCLI.commands
    for (index, word) in path.enumerated() {
      let before = Array(path[..<index])
      switch try group.member(word, after: before) {
      case .group(let named): group = named
      case .command(let type):
        if index + 1 < path.count { throw UsageError(.unexpectedArgument(path[index + 1])) }
        self.init(type, at: path)
        return
      }
    }
    self.init(group, at: path)
  }

  private static func options(_ options: [Parameter]) -> (String, [Entry]) {
    ("options", options.map { ($0.allSpellings, $0.meaning) })
  }

  private static var global: (String, [Entry]) {
    ("options of every command", GlobalOptions().parameters.map { ($0.allSpellings, $0.meaning) })
  }

  /// The whole text, which ends with a line end.
  var text: String {
    let abstract = configuration.abstract
    var lines = Self.paragraphs("\(abstract.prefix(1).uppercased())\(abstract.dropFirst()).").flatMap { $0 }
    let heading = "usage:"
    var usage = usage.wrapped(to: Self.width, first: heading + " ", rest: "         ")
    usage[0] = heading.styled(.heading) + usage[0].dropFirst(heading.count)
    lines += [""] + usage
    for (title, entries) in entries where !entries.isEmpty {
      lines += ["", "\(title):".styled(.heading)] + Self.lines(of: entries)
    }
    if !configuration.discussion.isEmpty {
      for paragraph in Self.paragraphs(configuration.discussion) { lines += [""] + paragraph }
    }
    if !configuration.examples.isEmpty {
      lines += ["", "examples:".styled(.heading)] + configuration.examples.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of entries: [Entry]) -> [String] {
    let column = min(entries.map(\.name.columns).max() ?? 0, 28)
    return entries.flatMap { name, meaning in
      let head = "  " + name.padded(to: column) + "  "
      let indent = String(repeating: " ", count: column + 4)
      let words = meaning.split(separator: " ").map(String.init)
      // A long name has a line of its own.
      guard name.columns > column else { return words.wrapped(to: width, first: head, rest: indent) }
      return ["  " + name] + words.wrapped(to: width, first: indent, rest: indent)
    }
  }

  private static func paragraphs(_ text: String) -> [[String]] {
    text.split(separator: "\n\n").map { paragraph in
      paragraph.split(whereSeparator: \.isWhitespace).map(String.init).wrapped(to: width)
    }
  }
}
