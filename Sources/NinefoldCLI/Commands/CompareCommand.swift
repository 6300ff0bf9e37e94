import Answers
import CommandLine
import Ninefold

/// Lists the views whose saved frames differ from those that the constraints give.
struct CompareCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "compare", abstract: "list the views whose saved frames are not the computed ones, and why",
    discussion: """
      Scenes are laid out as on the canvas on which they were saved, without reading a saved frame that
      constraints decide. The reason is what most of the difference comes from: a size, a constraint or a
      rule that the saved frames do not satisfy; the rule is an anchor in Documentation/InterfaceBuilder.md,
      unknown what no rule explains. A difference is a warning, one that hangs on a conflict or
      an ambiguity is a finding. With --misplaced the findings are the views that Interface Builder would call
      misplaced: those that the document marks so, and those whose saved frames do not satisfy a required
      constraint; sizes that cannot be measured are taken from the saved frames.
      """,
    examples: ["ninefold compare App/", "ninefold compare Main.storyboard --misplaced --format json"])

  @Option("tolerance", "POINTS", help: "the largest difference that counts as none") var tolerance = 1.0
  @Flag("misplaced", help: "list the views that Interface Builder would call misplaced, and nothing else")
  var wantsMisplaced: Bool
  @OptionGroup var finding: FindingOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$tolerance, $wantsMisplaced, $finding, $scenes, $output] }

  func validate() throws(UsageError) {
    guard tolerance < 0 else { return }
    throw UsageError(
      .badValue("\($tolerance.spelling) '\(tolerance.argument)'", expected: "a number of points, 0 or more"))
  }

  func run() throws -> SceneReport {
    try SceneReport(
      scenes,
      CompareQuestion(tolerance: tolerance, wantsMisplaced: wantsMisplaced, isStrict: finding.isStrict))
  }
}

/// The question which saved frames are not the computed ones.
private struct CompareQuestion: SceneQuestion {
  let tolerance: Double
  let wantsMisplaced: Bool
  let isStrict: Bool
  let heading = SceneReport.Heading.whereAnswered

  var totals: [CountedName]? { [.compared, wantsMisplaced ? .misplaced : .differing] }

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let engine = LayoutEngine(
      document, try source.request(LayoutRequest(ignoresSavedFrames: !wantsMisplaced), for: document))
    let places = FindingPlaces(document)
    return DocumentAnswers { outline in
      ComparisonAnswer(
        comparison: engine.differences(in: outline, tolerance: tolerance, countsMarked: wantsMisplaced),
        resolution: engine.resolution, places: places, isOfMisplaced: wantsMisplaced)
    }
  }
}
