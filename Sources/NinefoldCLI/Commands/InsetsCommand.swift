import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// Prints the insets of each view: safe areas, margins and adjusted content insets.
struct InsetsCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "insets", abstract: "show safe areas, margins and the insets of what scrolls",
    discussion: """
      Of each controller and each view of a scene, as it is laid out: the safe area that reaches into it, its
      margins, and of what scrolls the content insets with what the system adds. Distances are in points from
      the edges inwards. With --against, the calls that the change to another layout makes, in order.
      """,
    examples: [
      "ninefold insets Main.storyboard --device \"iPhone 15\" --orientation landscape",
      "ninefold insets App/ --device \"iPhone 8\" --keyboard docked --format json",
      "ninefold insets App/ --device \"iPhone X\" --against \"--device 'iPhone X' --orientation landscape\"",
    ])

  @OptionGroup var layout: LayoutOptions
  @Option("against", help: "list the calls as the layout becomes that of these options") var other:
    OtherLayout?
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$layout, $other, $scenes, $output] }

  func validate() throws(UsageError) {
    guard other != nil, layout.screens.count > 1 else { return }
    throw UsageError(.exclusive($other.spelling, layout.severalDevices))
  }

  func run() throws -> SceneReport {
    try SceneReport(
      scenes, InsetsQuestion(layout: AskedLayout(layout), other: other.map { AskedLayout($0.options) }))
  }
}

/// The question for the insets of views.
private struct InsetsQuestion: LayoutSceneQuestion {
  let layout: AskedLayout
  /// The layout that it becomes; nil where no change is asked for.
  let other: AskedLayout?

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    let engines = try layout.engines(for: document, in: source)
    let after = try other?.engines(for: document, in: source).first
    let (screens, isOfCanvas) = (layout.screens, layout.isOfCanvas)
    return DocumentAnswers(
      segues: layout.named.find(in: engines.first?.value.segues),
      onAllCores: { outline in
        zip(screens, engines).map { screen, engine in
          {
            let insets = engine.value.insets(of: outline)
            return InsetsAnswer(
              insets: insets, resolution: engine.value.resolution(of: outline), screen: screen,
              isOfCanvas: isOfCanvas, changes: after.map { insets.changes(to: $0.value.insets(of: outline)) })
          }
        }
      })
  }
}
