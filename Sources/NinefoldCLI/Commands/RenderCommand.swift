import Answers
import CommandLine
import Ninefold

/// Draws scenes.
struct RenderCommand: Command {
  static let configuration = CommandConfiguration(
    name: "render", abstract: "draw scenes as they look in a size class or on a device",
    discussion: """
      A picture a scene and screen, in the directory, below the path of its document; a view beside a scene's controller, and
      each view of a xib, has its own. On a device it is the screen, with the status bar and the scenes that containers show. In
      SVG and PDF texts are texts, and in SVG each object of the scene is a group with its id, its class and its frame. PNG
      and PDF are painted by Cairo, which
      must be installed for them. What a document does not have, such as rows of a table that a program fills, is not drawn;
      custom views and what other frameworks draw are boxes with their names. Images that are damaged, colours and fonts that
      nobody has, characters that no picture holds and pictures too large for their scale are warnings, with what is
      drawn in their stead. With --report json what was written is listed as JSON, since --format is that of the pictures.
      """,
    examples: [
      "ninefold render Main.storyboard --output Pictures/",
      "ninefold render App/ --device \"iPhone SE\" --style dark --locale fr --output Pictures/",
      "ninefold render Main.storyboard --format png --scale 3 --output Pictures/",
      "ninefold render App/ --format png --reuse --output Pictures/",
      "ninefold render Main.storyboard --sheet map --output Pictures/",
      "ninefold render --database tide.db --files App/ --report json --output Pictures/",
      "ninefold render App/ --sheet matrix --devices \"iPhone SE,iPad\" --styles all --output Pictures/",
    ])

  @Option("output", "DIR", help: "the directory to write to; made where it is missing") var directory: String
  @Option("format", help: "the form of the pictures") var format = PictureFormat.svg
  @Option(
    "report",
    help: "how the pictures that were written are listed: as JSON for programs, or as text for people")
  var report = Format.text
  @Option("scale", help: "the pixels for a point of PNG") var scale = PictureScale.double
  @Flag(
    "reuse",
    help: """
      paint no PNG or PDF again whose drawing, fonts and images are those of the last run with --reuse, which \
      .ninefold-pictures in the directory says
      """)
  var isReusing: Bool
  @Option(
    "overlay", list: "all|LIST", help: "lines over the picture that show the layout",
    all: PictureOverlay.allCases)
  var overlays: [PictureOverlay] = []
  @Flag("bare", help: "without the status bar and the home indicator of a device") var isBare: Bool
  @Option("highlight", "VIEW", help: "point at the view of this id") var highlight: String?
  @Option(
    "sheet",
    help: """
      one picture of a scene in the nine size classes, of all that is asked for, of that with its devices as columns, or a \
      map of a storyboard
      """)
  var sheet: SheetKind?
  @OptionGroup var files: PictureFileOptions
  @OptionGroup var variants: VariantOptions
  @OptionGroup var finding: FindingOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var scenes: SceneOptions

  var declared: [any Declared] {
    [
      $directory, $format, $report, $scale, $isReusing, $overlays, $isBare, $highlight, $sheet, $files,
      $variants,
      $finding, $layout, $scenes,
    ]
  }

  func validate() throws(UsageError) {
    if isReusing, format == .svg {
      throw UsageError(.needs($isReusing.spelling, "\($format.spelling) png or pdf"))
    }
    try files.check(beside: scenes.source)
    try variants.check(beside: layout.traits.interface)
    if sheet == .classes {
      for option in layout.chosenScreens + variants.given {
        throw UsageError(.exclusive($sheet.spelling, option))
      }
    }
    guard let sheet, sheet != .map, screens.screens.count > PictureSheet.mostPictures else { return }
    throw UsageError(
      .badValue(
        "\($sheet.spelling) '\(sheet.argument)'",
        expected: "at most \(PictureSheet.mostPictures) pictures on it, not \(screens.screens.count)"))
  }

  /// The screens that scenes are drawn for.
  var screens: PictureScreens {
    switch sheet {
    case .classes: .classes(layout)
    case .matrix: .matrix(layout, variants)
    case .screens, .map, nil: .all(layout, variants)
    }
  }

  func run() throws -> SceneReport { try SceneReport(scenes, files: files, try PictureQuestion(self)) }

  func write(_ found: inout SceneReport) throws -> Bool { try found.print(as: report) }
}

extension PictureOverlay: ArgumentChoice {}
