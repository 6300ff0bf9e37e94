import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// Lays scenes out and prints their frames, or why one view has its frame.
struct LayoutCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "layout", abstract: "lay scenes out and print the frames of their views",
    discussion: """
      Frames are x, y, width and height in points in the superview's coordinates. A view's ambiguous axes
      are those that the constraints leave open; a conflict says which constraint cannot hold, what there is
      instead, and what it contradicts. Exits with 1 where there is one, where a view is ambiguous, or where
      something cannot be taken as the document has it. With --why, of one view's x, y, width and height each is the sum of what the
      constraints, sizes and rules on its way from the root add, and the tree below says which decides what;
      against a bound stands what presses on it.
      """,
    examples: [
      "ninefold layout Main.storyboard --device \"iPhone 8\" --orientation landscape",
      "ninefold layout App/ --device \"iPad Pro 11\" --orientation landscape --window 1/2",
      "ninefold layout Main.storyboard --device \"iPhone SE\" --device \"iPad Air\"",
      "ninefold layout Main.storyboard --size 320x480 --format json",
      "ninefold layout Main.storyboard --why Tit-le-001",
    ])

  @OptionGroup var layout: LayoutOptions
  @Option("why", "VIEW", help: "say why the view of this id, label or text has its frame, and nothing else")
  var view: String?
  @OptionGroup var naming: NamingOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$layout, $view, $naming, $scenes, $output] }

  func validate() throws(UsageError) {
    if view == nil, naming.wantsIDs {
      throw UsageError(.needs(naming.$wantsIDs.spelling, $view.spellingWithValue))
    }
    guard view != nil, layout.screens.count > 1 else { return }
    throw UsageError(.exclusive($view.spelling, layout.severalDevices))
  }

  func run() throws -> SceneReport {
    if let view { return try SceneReport(scenes, FrameQuestion(view, layout, naming)) }
    return try SceneReport(scenes, LayoutQuestion(layout: AskedLayout(layout)))
  }
}

/// The question for the frames of scenes.
private struct LayoutQuestion: LayoutSceneQuestion {
  let layout: AskedLayout
  let totals: [CountedName]? = [.views, .conflicts, .ambiguous]

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    let engines = try layout.engines(for: document, in: source)
    let places = FindingPlaces(document)
    let (screens, isOfCanvas) = (layout.screens, layout.isOfCanvas)
    return DocumentAnswers(
      segues: layout.named.find(in: engines.first?.value.segues),
      onAllCores: { outline in
        zip(screens, engines).map { screen, engine in
          {
            let engine = engine.value
            return LayoutAnswer(
              layout: engine.layout(outline), resolution: engine.resolution(of: outline), places: places,
              isOfCanvas: isOfCanvas, screen: screen, isOneOfSeveral: screens.count > 1)
          }
        }
      })
  }
}
