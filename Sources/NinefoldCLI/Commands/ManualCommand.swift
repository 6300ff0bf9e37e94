import Answers
import CommandLine
import OperatingSystem

/// Prints a page of the system's manual, or writes all pages.
struct ManualCommand: Command {
  static let configuration = CommandConfiguration(
    name: "manual", abstract: "print the manual page of a command, or write all pages",
    discussion:
      "The pages are in the form that man reads. Scripts/install puts them where man looks for them.",
    examples: ["ninefold manual edit set", "ninefold manual --output ~/.local/share/man/man1"])

  @Argument("COMMAND", help: "the words that name the command; none for the program") var path: [String] = []
  @Option("output", "DIR", help: "write the pages of all commands into this directory") var directory: String?

  var declared: [any Declared] { [$path, $directory] }

  func validate() throws(UsageError) {
    if directory != nil, let word = path.first {
      throw UsageError(.unexpectedArgument(word, expected: "none beside \($directory.spelling)"))
    }
  }

  func run() throws -> TextReport {
    guard let directory else { return TextReport(text: ManualPage(try NamedCommand(at: path)).text) }
    try write(to: directory)
    return TextReport(text: "")
  }

  private func write(to directory: String) throws(PathError) {
    do throws(FileDefect) {
      let folder = try Folder(makingAt: directory)
      for page in ManualPage.all { try folder.replace(page.fileName, with: Array(page.text.utf8)) }
    } catch {
      throw PathError(path: directory, defect: error)
    }
  }
}

/// A path that cannot be written to.
private struct PathError: Error, CustomStringConvertible {
  let path: String
  let defect: FileDefect

  var description: String { "\(path): error: \(defect)" }
}
