import CommandLine
import JSONText
import Ninefold

/// The scenes that were laid out and stored, and those that were kept.
struct SolvingSummary: Rendering {
  let summary: ProjectSolving.Summary
  let environments: [SolvingEnvironment]

  var lines: [String] {
    var totals = Totals([.documents, .scenes, .views, .conflicts, .ambiguous, .refused])
    totals.add(summary.documents, .documents)
    totals.add(summary.scenes, .scenes)
    totals.add(summary.views, .views)
    totals.add(summary.conflicts, .conflicts)
    totals.add(summary.ambiguous, .ambiguous)
    totals.add(summary.refused, .refused)
    let count = CountedName("environment", "environments").text(environments.count)
    return [
      "\(summary.project), \(count): \(summary.solved) layouts solved, \(summary.kept) kept".onOneLine,
      totals.line,
    ]
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("project", summary.project)
      json.member("environments", environments.map(\.name))
      for (name, number) in counts { json.member(name, number) }
    }
  }

  private var counts: [(String, Int)] {
    [
      ("documents", summary.documents), ("solved", summary.solved), ("kept", summary.kept),
      ("refused", summary.refused), ("scenes", summary.scenes), ("views", summary.views),
      ("conflicts", summary.conflicts), ("ambiguous", summary.ambiguous),
    ]
  }
}
