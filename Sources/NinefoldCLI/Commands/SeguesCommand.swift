import Answers
import CommandLine
import Ninefold

/// Shows how the destination of each segue is shown in each size class.
struct SeguesCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "segues", abstract: "show how each segue shows its destination in each size class",
    discussion: """
      Whether a segue pushes, presents, embeds or fills a column; of a presentation the style that it ends with in
      each of the classes that a window can have, and what that looks like where it looks like another: by the
      rules of iOS 8 to 12 and by those since iOS 13, the document's own marked with *. With --adapt, the answers
      of a presentation's delegate, or of a custom presentation controller, count in compact classes.
      """,
    examples: [
      "ninefold segues Main.storyboard", "ninefold segues App/ --rules iOS13 --format json",
      "ninefold segues Main.storyboard --adapt menu:none --adapt form:overFullScreen+navigation",
      "ninefold segues Main.storyboard --adapt menu:fullScreen+controller=list+navigation",
    ], nothing: "no segues")

  @Option("rules", help: "only by these rules: those of iOS 8 to 12, or those since iOS 13")
  var rules: PresentationRules?
  @OptionGroup var adaptation: AdaptationOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$rules, $adaptation, $scenes, $output] }

  func run() throws -> SceneReport {
    try SceneReport(
      scenes,
      SegueQuestion(
        rules: rules.map { [$0] } ?? PresentationRules.allCases, adaptation.applied(to: RunningSettings())))
  }
}

/// The question how segues show their destinations.
private struct SegueQuestion: SceneQuestion {
  let heading = SceneReport.Heading.whereAnswered
  private let rules: [PresentationRules]
  private let settings: RunningSettings
  private let named: NamedControllers

  init(rules: [PresentationRules], _ settings: RunningSettings) {
    self.rules = rules
    self.settings = settings
    named = NamedControllers(settings)
  }

  var problems: [String] { named.problems }

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let graph = SegueGraph(document)
    named.find(in: graph)
    let hierarchy = WindowHierarchy(graph, toolsVersion: document.toolsVersion, settings: settings)
    let own = PresentationRules(document.toolsVersion)
    return DocumentAnswers(segues: graph) { outline in
      SegueAnswer(outline: outline, graph: graph, hierarchy: hierarchy, rules: rules, own: own)
    }
  }
}
