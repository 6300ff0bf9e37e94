import CommandLine
package import JSONText
package import Ninefold

/// The scenes that were laid out and stored, and those that were kept.
package struct SolvingSummary: Rendering {
  package let summary: ProjectSolving.Summary
  package let environments: [SolvingEnvironment]

  package init(summary: ProjectSolving.Summary, environments: [SolvingEnvironment]) {
    self.summary = summary
    self.environments = environments
  }

  private var systems: RunningSystems { RunningSystems(environments.map { ($0.name, $0.request) }) }

  package var lines: [String] {
    var counts = Counts([.documents, .scenes, .views, .conflicts, .ambiguous, .refused])
    counts.add(summary.documents, .documents)
    counts.add(summary.scenes, .scenes)
    counts.add(summary.views, .views)
    counts.add(summary.conflicts, .conflicts)
    counts.add(summary.ambiguous, .ambiguous)
    counts.add(summary.refused, .refused)
    let count = CountedName("environment", "environments").text(environments.count)
    return [
      "\(summary.project), \(count): \(summary.solved) layouts solved, \(summary.kept) kept".onOneLine
    ] + systems.lines + [counts.line]
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("project", summary.project)
      json.member("environments", environments.map(\.name))
      json.member(systems)
      for (name, number) in members { json.member(name, number) }
    }
  }

  private var members: [(String, Int)] {
    [
      ("documentCount", summary.documents), ("solved", summary.solved), ("kept", summary.kept),
      ("refused", summary.refused), ("scenes", summary.scenes), ("views", summary.views),
      ("conflicts", summary.conflicts), ("ambiguous", summary.ambiguous),
    ]
  }
}
