import Answers
import CommandLine
import Ninefold

/// Prints the contents of a source, or its coverage: the elements and attributes that Ninefold does
/// not understand.
struct InspectCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "inspect", abstract: "say what documents hold, and what of it is not understood",
    discussion: """
      Without --coverage: how many documents, scenes, objects, constraints, connections and variations there
      are, and which versions of Interface Builder saved them. With --coverage: every element and attribute
      that is kept as it is but that nothing in Ninefold reads, the most frequent first, how often it
      occurs, and the first document and object that has it.
      """,
    examples: ["ninefold inspect App/", "ninefold inspect App/ --coverage --format json"])

  @Flag("coverage", help: "say which elements and attributes are kept but not understood")
  var wantsCoverage: Bool
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$wantsCoverage, $scenes, $output] }

  func validate() throws(UsageError) {
    // Coverage is of whole documents.
    if wantsCoverage, scenes.choice.scene != nil {
      throw UsageError(.exclusive($wantsCoverage.spelling, scenes.spelling))
    }
  }

  func run() throws -> ValueReport {
    var coverage = Coverage()
    var summary = SourceSummary()
    var counts = Counts([.documents, .scenes, .refused])
    let source = try OpenSource(try scenes.source.source())
    try source.forEachDocument(scenes.choice, { counts.count($0) }) { document, outlines in
      if wantsCoverage { coverage.add(document) } else { summary.add(document, outlines) }
      counts.add(1, .documents)
      counts.add(outlines.count, .scenes)
    }
    if counts.exitCode == .failed { return ValueReport(nil, .failed) }
    return ValueReport(
      wantsCoverage ? CoverageReport(coverage) : SummaryReport(summary), counts: counts, counts.exitCode)
  }
}
