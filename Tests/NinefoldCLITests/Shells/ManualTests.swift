import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import NinefoldCLI

struct ManualTests {
  /// The first of some programs that this system has.
  private func program(_ name: String) -> Program? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Program(at: URL(filePath: $0)) }
  }

  @Test("there is a manual page of the program and of every command, that man has nothing to say against")
  func pages() throws {
    let directory = try TemporaryDirectory()
    let outcome = try Fixtures.ninefold.run(["manual", "--output", directory.path + "/man1"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
    let names = NamedCommand.all.map { (["ninefold"] + $0.path).joined(separator: "-") }
    #expect(directory.files == names.map { "man1/\($0).1" }.sorted())
    for (name, command) in zip(names, NamedCommand.all) {
      let file = directory.url.appending(path: "man1/\(name).1")
      let page = try String(contentsOf: file, encoding: .utf8)
      #expect(page == (try Fixtures.ninefold.run(["manual"] + command.path).output))
      #expect(page.utf8.allSatisfy { $0 < 0x80 })
      for (checker, options) in [
        ("man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"]),
        ("groff", ["-man", "-Tutf8", "-ww", "-z"]),
      ] {
        guard let checked = try program(checker)?.run(options + [file.path]) else {
          print("skipped: no \(checker) here")
          continue
        }
        #expect(checked.code == 0 && checked.errors.isEmpty, "\(checker): \(name)")
      }
    }
  }

  @Test("a manual page says what the help says")
  func content() throws {
    for command in NamedCommand.all {
      let page = ManualPage(command).text.replacing("\\-", with: "-")
      for option in command.allOptions { #expect(page.contains("\n.B \"\(option.allSpellings)\"\n")) }
      for member in command.members { #expect(page.contains("\n.B \"\(member.configuration.name)\"\n")) }
      #expect(page.hasPrefix(".TH \"") || page.hasPrefix(".TH NINEFOLD"))
      #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
    }
    let program = ManualPage(NamedCommand.all[0]).text
    for code in ExitCode.allCases { #expect(program.contains(".B \"\(code.rawValue)\"\n\(code.meaning)\n")) }
  }

  @Test("Scripts/install puts the program, its completions and its pages where they are looked for")
  func install() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let script = Program(at: root.appending(path: "Scripts/install"))
    let prefix = try TemporaryDirectory()
    let outcome = try script.run([prefix.path + "/new", Fixtures.ninefold.executable.path])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let installed = Set(prefix.files)
    let shells = [
      "bash-completion/completions/ninefold", "zsh/site-functions/_ninefold",
      "fish/vendor_completions.d/ninefold.fish",
    ]
    #expect(installed.isSuperset(of: ["new/bin/ninefold"] + shells.map { "new/share/" + $0 }))
    #expect(
      installed.isSuperset(of: NamedCommand.all.map { "new/share/man/man1/" + ManualPage($0).fileName }))
    #expect(installed.count == 1 + shells.count + NamedCommand.all.count)
    for (shell, file) in zip(Shell.allCases, shells) {
      let text = try String(contentsOf: prefix.url.appending(path: "new/share/" + file), encoding: .utf8)
      #expect(text == shell.completions)
    }
    let wrong = try script.run([])
    #expect(wrong.code == 64 && wrong.output.isEmpty && wrong.errors.hasPrefix("usage: "))
  }
}
