import Answers
import CommandLine
import Ninefold

/// Shows the contents of scenes in force in a size class.
struct ShowCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "show the effective hierarchy and constraints in a size class",
    discussion: """
      A view that is not installed in the size class is left out with all that is in it and every constraint
      that touches any of that. On a device each scene has the size class of the place where it is shown. In JSON, the member origin says what installs an object or a constraint,
      base or the key of a variation; origins names the values that variations give, each with its key, and
      leaves out those of the base. With --picture the scene is laid out and drawn: the edges of views as lines, those of what
      is nowhere seen dashed, texts, buttons in brackets, fields on lines; as wide as the terminal, or 80 columns. Terminals that say by their environment that they show
      images, such as kitty, iTerm2, WezTerm and foot, get the picture itself where Cairo is installed.
      With --visual-format the constraints are written as visual formats where the language has a form for them, by
      names that are listed below; 'ninefold vfl' reads such formats.
      """,
    examples: [
      "ninefold show Main.storyboard --size-class compact-regular",
      "ninefold show App/ --size-class \"wR hC\" --scene tne-QT-ifu --format json",
      "ninefold show Main.storyboard --device \"iPhone 15\" --orientation landscape",
      "ninefold show Main.storyboard --picture --device \"iPhone SE\"",
      "ninefold show Main.storyboard --visual-format",
    ])

  @Flag("visual-format", help: "write constraints as visual formats") var writesFormats: Bool
  @Flag("picture", help: "draw the scene in the terminal") var isPicture: Bool
  @Option("picture-format", help: "how the picture is shown; auto: as the terminal can, else with characters")
  var graphics = TerminalGraphics.auto
  @OptionGroup var files: PictureFileOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$writesFormats, $isPicture, $graphics, $files, $layout, $scenes, $output]
  }

  func validate() throws(UsageError) {
    try files.check(beside: scenes.source)
    if isPicture {
      if writesFormats { throw UsageError(.exclusive($writesFormats.spelling, $isPicture.spelling)) }
      return
    }
    let ofPictures: [Parameter] = [$graphics, files.$directory, layout.$ignoresSavedFrames]
    for option in ofPictures where option.isGiven {
      throw UsageError(.needs(option.spelling, $isPicture.spelling))
    }
  }

  func run() throws -> SceneReport {
    guard isPicture else {
      return try SceneReport(scenes, EffectiveSceneQuestion(layout, writesFormats: writesFormats))
    }
    let pictures = try TerminalPictures(output.format == .json ? .box : graphics, in: Terminal.current)
    return try SceneReport(
      scenes, files: files, TerminalPictureQuestion(layout: AskedLayout(layout), pictures: pictures))
  }
}
