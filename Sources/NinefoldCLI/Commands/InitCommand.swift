import Answers
import CommandLine
import Ninefold

/// Writes what a project needs to be checked from now on.
struct InitCommand: Command {
  static let configuration = CommandConfiguration(
    name: "init",
    abstract: "begin to check a project: a configuration, the known findings, a hook and a workflow",
    discussion: """
      Writes '\(ConfigurationFile.Form.ninefold.rawValue)' by what the project says: the screens of its earliest system in the
      orientations of its app, without the folders of CocoaPods, Carthage and others. What 'ninefold check' finds by it becomes known,
      in '\(ProjectStart.baseline)', so that from now on only new findings are told. In the root of a repository it adds a hook
      for pre-commit and, where there is a folder '.github', a workflow. A file that is there stays as it is.
      """,
    examples: ["ninefold init", "ninefold init App/ --without hook,workflow"])

  @Argument("DIRECTORY", help: "the directory of the project; by default the current one") var directory:
    String?
  @Option(
    "without", list: "LIST", help: "leave out some: baseline, hook, workflow", all: ProjectStart.Part.allCases
  )
  var omitted: [ProjectStart.Part] = []

  var declared: [any Declared] { [$directory, $omitted] }

  func run() throws -> TextReport {
    let start = try ProjectStart(at: directory ?? ".")
    let parts = Set(ProjectStart.Part.allCases).subtracting(omitted)
    let written = try start.write(parts, version: NinefoldCLI.version) { Diagnostics.report($0) }
    return TextReport(text: written.map { $0.description.onOneLine + "\n" }.joined())
  }
}

extension ProjectStart.Part: ArgumentChoice {}
