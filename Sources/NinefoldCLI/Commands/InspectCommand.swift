import Ninefold

/// Says what a source holds, and what of it Ninefold does not understand.
struct InspectCommand: Command {
  static let syntax = CommandSyntax(
    name: "inspect", summary: "say what documents hold, and what of it is not understood",
    usage: [
      "inspect SOURCE [--coverage] [--format json|text]",
      "inspect [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source, options: [.coverage, .database, .project, .format],
    details: [
      "Without --coverage: how many documents, scenes, objects, constraints, connections and variations there",
      "are, and which versions of Interface Builder saved them. With --coverage: every element and attribute that",
      "is kept as it is but that nothing in Ninefold reads, the most frequent first, how often it occurs, and the",
      "first document and object that has it.",
    ],
    examples: ["ninefold inspect App/", "ninefold inspect App/ --coverage --format json"])

  private let source: Source
  private let wantsCoverage: Bool
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    source = try Source(arguments)
    wantsCoverage = arguments.has(.coverage)
    format = try Format(arguments)
  }

  func run() throws -> ExitCode {
    if wantsCoverage {
      var coverage = Coverage()
      let code = try forEachDocument { coverage.add($0) }
      if code != .failed { try CoverageReport(coverage).write(as: format) }
      return code
    }
    var summary = SourceSummary()
    let code = try forEachDocument { summary.add($0) }
    if code != .failed { try SummaryReport(summary).write(as: format) }
    return code
  }

  private func forEachDocument(_ body: (Document) -> Void) throws -> ExitCode {
    var read = 0
    var refused = 0
    try source.forEachDocument { result in
      switch result {
      case .success(let document):
        read += 1
        body(document)
      case .failure(let refusal):
        refused += 1
        Diagnostics.report(refusal)
      }
    }
    if refused == 0 { return .done }
    return read == 0 ? .failed : .findings
  }
}
