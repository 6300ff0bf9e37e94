import SceneModel

/// The page of a command in the system's manual, section 1, as `man` reads it (man-pages(7)).
package struct ManualPage {
  private let command: NamedCommand
  /// The program's version.
  private let version: String

  package init(_ command: NamedCommand, version: String) {
    self.command = command
    self.version = version
  }

  /// The name under which `man` finds the page, such as `ninefold-edit-set`.
  package var name: String { Self.name(command.path) }

  package var fileName: String { name + ".1" }

  private static func name(_ path: [String]) -> String { (["ninefold"] + path).joined(separator: "-") }

  /// The whole text, in ASCII.
  package var text: String {
    let configuration = command.member.configuration
    var lines = [
      ".TH \(name.uppercased().roff) 1 \"\" \"ninefold \(version)\" \"Ninefold\"",
      ".SH NAME", "\(name.roff) \\- \(configuration.abstract.roff)", ".SH SYNOPSIS", ".nh", ".ad l",
    ]
    lines += [usage.map(\.roff).joined(separator: "\n"), ".ad b", ".hy", ".SH DESCRIPTION"]
    let abstract = configuration.abstract
    lines += Self.paragraphs(
      "\(abstract.prefix(1).uppercased())\(abstract.dropFirst()).\n\n\(configuration.discussion)")
    lines += section("FIRST STEPS", configuration.firstSteps.map { ($0.line, $0.meaning) })
    lines += commands
    lines += section("ARGUMENTS", command.arguments.map { ($0.name, $0.meaning) })
    lines += section("OPTIONS", command.allOptions.map { ($0.allSpellings, $0.meaning) })
    if command.path.isEmpty {
      lines += section("EXIT STATUS", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    }
    if !configuration.examples.isEmpty {
      lines += [".SH EXAMPLES", ".nf"] + configuration.examples.map(\.roff) + [".fi"]
    }
    return (lines + seeAlso).joined(separator: "\n") + "\n"
  }

  private var usage: [String] { CommandHelp(command).usage }

  /// The commands of a group, under a heading for each section where there are several.
  private var commands: [String] {
    let sections = command.sections.map { section in
      (section.title, section.members.map { ($0.configuration.name, $0.configuration.abstract) })
    }
    if sections.count == 1 { return self.section("COMMANDS", sections[0].1) }
    let lines = sections.flatMap { title, entries in [".SS \"\(title.roff)\""] + Self.lines(of: entries) }
    return lines.isEmpty ? [] : [".SH \"COMMANDS\""] + lines
  }

  private func section(_ title: String, _ entries: [(name: String, meaning: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".SH \"\(title)\""] + Self.lines(of: entries)
  }

  private static func lines(of entries: [(name: String, meaning: String)]) -> [String] {
    entries.flatMap { [".TP", ".B \"\($0.name.roff)\"", $0.meaning.roff] }
  }

  /// The pages around this one.
  private var seeAlso: [String] {
    let parents = command.path.isEmpty ? [] : [Self.name(command.path.dropLast())]
    let children = command.members.map { Self.name(command.path + [$0.configuration.name]) }
    let pages = (parents + children).map { ".BR \($0.roff) (1)" }
    return pages.isEmpty
      ? [] : [".SH \"SEE ALSO\""] + pages.dropLast().map { $0 + " ," } + [pages[pages.count - 1]]
  }

  private static func paragraphs(_ text: String) -> [String] {
    let paragraphs = text.split(separator: "\n\n").map { paragraph in
      paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ").roff
    }
    return [paragraphs.joined(separator: "\n.PP\n")]
  }
}

extension String {
  /// The text as `roff` reads it: nothing in it is a request, and characters beyond ASCII are named.
  fileprivate var roff: String {
    var text = hasPrefix(".") || hasPrefix("'") ? "\\&" : ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "\"": text += "\\(dq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default:
        if scalar.isASCII {
          text.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          text += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
      }
    }
    return text
  }
}
