import Answers
import Foundation
import Ninefold
import TestSupport
import Testing

@testable import CommandLine
@testable import NinefoldCLI

/// The help of every command, which is made from what the command declares.
struct CommandHelpTests {
  /// A command, or a group of commands, by the words that name it.
  struct Entry: Sendable, CustomTestStringConvertible {
    let command: NamedCommand
    var path: [String] { command.path }
    var member: CommandGroup.Member { command.member }
    var testDescription: String { path.joined(separator: " ") }

    var text: String { CommandHelp(command).text }
  }

  static let entries = NamedCommand.all.filter { !$0.path.isEmpty }.map(Entry.init)

  static var commands: [(path: [String], type: any Command.Type)] {
    entries.compactMap { entry in
      if case .command(let type) = entry.member { (entry.path, type) } else { nil }
    }
  }

  @Test(arguments: entries)
  func `a command's help says what it says`(entry: Entry) throws {
    let name = entry.path.joined(separator: "-")
    try expectGolden(entry.text, at: Fixtures.goldens.appending(path: "Help/\(name).text"))
  }

  @Test func `the overview has a section for each end, and first steps that the program understands`() throws
  {
    let overview = Entry(command: NamedCommand.all[0])
    try expectGolden(overview.text, at: Fixtures.goldens.appending(path: "Help/ninefold.text"))
    #expect(overview.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let titles = overview.command.sections.map(\.title)
    #expect(Set(titles).count == titles.count && titles.count > 5)
    let names = overview.command.members.map(\.configuration.name)
    #expect(Set(names).count == names.count)
    let firstSteps = overview.member.configuration.firstSteps
    #expect(firstSteps.count == 5)
    for step in firstSteps { try expectUnderstood(step.line) }
    let page = ManualPage(overview.command).text.replacing("\\-", with: "-")
    for title in titles { #expect(page.contains("\n.SS \"\(title)\"\n")) }
  }

  @Test(arguments: entries)
  func `help is printed in each way of asking`(entry: Entry) throws {
    for words in [entry.path + ["--help"], entry.path + ["-h"], ["help"] + entry.path] {
      let outcome = try Fixtures.ninefold.run(words)
      #expect(outcome.code == 0)
      #expect(outcome.output == entry.text)
    }
  }

  @Test(arguments: entries)
  func `lines are not too long`(entry: Entry) {
    #expect(entry.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let name = "ninefold " + entry.path.joined(separator: " ") + " "
    #expect(entry.member.configuration.examples.allSatisfy { "\($0) ".hasPrefix(name) })
  }

  @Test func `every option of every command stands in its usage and its options`() {
    for (path, type) in Self.commands {
      let help = CommandHelp(NamedCommand(path: path, member: .command(type))).text
      let usage = help.split(separator: "\n\n").first { $0.hasPrefix("usage: ") } ?? ""
      for parameter in type.init().parameters {
        #expect(usage.contains(parameter.spelling), "\(path) \(parameter.spelling)")
        #expect(help.contains("\n  \(parameter.allSpellings)"), "\(path) \(parameter.spelling)")
        #expect(!parameter.help.isEmpty)
      }
    }
  }

  @Test func `no command declares a name twice, and optional arguments come last`() {
    for (path, type) in Self.commands {
      let parameters = type.init().parameters
      let spellings = (parameters + GlobalOptions().parameters).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(path)")
      let arguments = parameters.filter { $0.kind == .argument && !$0.isDistinct }
      #expect(arguments.dropLast().allSatisfy { $0.isRequired && !$0.isRepeating }, "\(path)")
    }
  }

  @Test("one option names a size class in every command: --size-class, or --in")
  func sizeClassOption() throws {
    let line = "--database d --object o"
    for (path, type) in Self.commands {
      let options = type.init().parameters.filter {
        $0.kind == .option && $0.valueName == SizeClass.valueName
      }
      for option in options where !["from", "to"].contains(option.name) {
        #expect(option.spellings == ["--size-class", "--in"], "\(path)")
      }
    }
    for spelling in ["--size-class", "--in"] {
      let command = InstallCommand()
      let words = line.split(separator: " ").map(String.init) + [spelling, "compact-any"]
      #expect(try ArgumentParser.parse(words, into: command) == .run)
      #expect(command.options.sizeClass.description == "compact-any")
    }
    let twice = ["A", "--in", "any-any", "--size-class", "any-any"]
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(twice, into: ShowCommand()) }
    #expect(error?.reason == .repeated("--size-class"))
  }

  @Test("the options of every command stand in each help once, and in each place of a line")
  func globalOptions() throws {
    for entry in Self.entries {
      for option in GlobalOptions().parameters {
        #expect(entry.text.components(separatedBy: "  \(option.allSpellings) ").count == 2, "\(entry.path)")
      }
    }
    for line in ["--quiet --color never size-class any-any", "size-class --color=never any-any --quiet"] {
      let global = GlobalOptions()
      guard
        case .run = try Request(line.split(separator: " ").map(String.init), of: NinefoldCLI.commands, global)
      else {
        Issue.record("no command in \(line)")
        continue
      }
      #expect(global.terminal.isQuiet && !global.terminal.colorsResults)
    }
  }

  /// The declared properties that a group holds, by reflection.
  private func held(by group: Any) -> Int {
    Mirror(reflecting: group).children.count { $0.value is any Declared }
  }

  private func expectComplete(_ group: some ArgumentGroup) {
    #expect(group.declared.count == held(by: group), "\(type(of: group)) does not list all that it declares")
    for child in Mirror(reflecting: group).children {
      if let nested = child.value as? any Declared,
        let group = Mirror(reflecting: nested).descendant("wrappedValue") as? any ArgumentGroup
      {
        expectComplete(group)
      }
    }
  }

  @Test func `every declared property is listed`() {
    for (_, type) in Self.commands { expectComplete(type.init()) }
    expectComplete(GlobalOptions())
    expectComplete(ProgramOptions())
  }

  @Test(arguments: entries)
  func `examples are command lines that the command understands`(entry: Entry) throws {
    for example in entry.member.configuration.examples { try expectUnderstood(example) }
  }

  /// The lines of our documents that call the program.
  static let documented: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let files =
      ["README.md", "Scripts/demo"]
      + ["BirdJournal", "FieldKitchen", "TideTable"].map { "SampleProjects/\($0)/README.md" }
    return files.flatMap { file in
      let text = (try? String(contentsOf: root.appending(path: file), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        .filter { $0.hasPrefix("ninefold ") && !$0.contains("$") }
        .map(\.withoutRemark)
    }
  }()

  @Test(arguments: documented)
  func `a documented line is one that the program understands`(line: String) throws {
    #expect(Self.documented.count > 20)
    try expectUnderstood(line)
  }

  private func expectUnderstood(_ line: String) throws {
    switch try Request(Array(line.shellWords.dropFirst()), of: NinefoldCLI.commands, GlobalOptions()) {
    case .run: return
    case .help, .version: Issue.record("no command in \(line)")
    }
  }
}

extension String {
  /// A line of the shell without the remark at its end.
  var withoutRemark: String {
    guard let start = firstRange(of: "  #")?.lowerBound else { return self }
    return String(self[..<start])
  }

  /// The words of a line of the shell, in which quotes hold words together.
  var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in self {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word.take() { words.append(whole) }
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
