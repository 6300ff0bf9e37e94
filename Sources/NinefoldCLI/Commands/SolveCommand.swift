import Answers
import CommandLine
import Ninefold

/// Stores the frames of a project's scenes.
struct SolveCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "solve", abstract: "lay a stored project out for many environments and store the frames",
    discussion: """
      Of each scene and environment the database has then, for SQL: the frames of the views, their safe areas,
      the content sizes of scroll views, what is ambiguous, conflicts and findings (the views frames, conflicts,
      layout_findings and solved_scenes; see Documentation/SQL.md). An environment is the canvas in a size class,
      as ninefold layout --size-class has it, a device, held in each orientation, with each window, or a window on a
      Mac; what is said of screens and controllers holds of devices. What is
      there already is kept; an edit or an import of a document takes its frames away, and another version of
      this program lays out anew. All cores work.
      """,
    examples: [
      "ninefold solve --database scenes.db --size-classes all",
      "ninefold solve --database scenes.db --devices \"iPhone SE,iPad Air\" --orientations portrait,landscape",
    ])

  @OptionGroup var project: ProjectOptions
  @OptionGroup var environments: EnvironmentOptions
  @Flag("anew", help: "keep nothing: take away what is stored of the project and lay it out again")
  var isAnew: Bool
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$project, $environments, $isAnew, $output] }

  func validate() throws(UsageError) { try environments.refuseNone() }

  func run() throws -> ValueReport {
    let solving = ProjectSolving(
      database: project.database.path, project: project.name, environments.environments,
      language: environments.interface.language, isAnew: isAnew)
    let terminal = Terminal.current
    let summary = try solving.run(
      progress: { terminal.progress?.show("solving: \($0) of \($1) documents") },
      report: { Diagnostics.report($0) })
    let code: ExitCode =
      summary.refused == 0 ? .done : summary.documents == 0 ? .failed : .findings
    return ValueReport(SolvingSummary(summary: summary, environments: environments.environments), code)
  }
}
