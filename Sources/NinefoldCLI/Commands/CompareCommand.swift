import Ninefold

/// Lists the views whose saved frames are not what the constraints give.
struct CompareCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "compare", abstract: "list the views whose saved frames are not the computed ones, and why",
    discussion: """
      Scenes are laid out as on the canvas on which they were saved, without reading a saved frame that
      constraints decide. The reason is what most of the difference comes from: a size, a constraint or a
      rule that the saved frames do not satisfy. Exits with 1 where frames differ.
      """,
    examples: ["ninefold compare App/", "ninefold compare Main.storyboard --tolerance 2 --format json"])

  @Option("tolerance", "POINTS", help: "the largest difference that counts as none") var tolerance = 1.0
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$tolerance, $scenes, $output] }

  func validate() throws(UsageError) {
    guard tolerance < 0 else { return }
    throw UsageError(
      .badValue("\($tolerance.spelling) '\(tolerance.argument)'", expected: "a number of points, 0 or more"))
  }

  func run() throws -> SceneReport {
    try SceneReport(scenes, heading: .whereSaid) { document in
      let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
      return { engine.differences(in: $0, tolerance: tolerance) }
    }
  }
}
