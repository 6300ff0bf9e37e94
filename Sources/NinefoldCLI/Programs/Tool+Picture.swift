import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold
import OperatingSystem

extension ProgramSession {
  /// The most that the pictures of one answer may have. Bytes of PNG.
  static let mostPictureBytes = 1_048_576
  /// How many pictures an answer may have.
  static let mostPictures = 4

  /// The tool that draws scenes.
  var picture: Tool {
    Tool(
      "picture", title: "Draw a scene",
      """
      A PNG of a scene on a device or the canvas, or one picture of it in the nine size classes (sheet classes), or of all \
      scenes of a storyboard with their segues (sheet map). Name a document and a scene where there are several.
      """,
      ToolParameter.place + ToolParameter.screen + [
        ToolParameter(
          "sheet", "several pictures in one",
          .choice([SheetKind.classes.rawValue, SheetKind.map.rawValue])),
        ToolParameter("scale", "pixels for a point; 1 by default", .number(1...3)),
        ToolParameter("highlight", "point at the view of this id"),
        ToolParameter(
          "overlay", "lines that show the layout", .choice(PictureOverlay.allCases.map(\.argument))),
      ] + ToolParameter.page, output: CommandAnswer.schema("render", required: ["documents"])
    ) { [self] (arguments) throws(ToolProblem) in
      let revision = try revision(arguments.text("document"))
      return try problem {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) { try pictures(arguments, in: folder.path, revision) }
      }
    }
  }

  private func pictures(
    _ arguments: ToolArguments, in folder: String, _ revision: [String: JSONValue]
  ) throws -> ToolAnswer {
    let count = try picturesAsked(arguments)
    guard count <= Self.mostPictures else {
      throw ToolProblem(
        "\(count) pictures, expected at most \(Self.mostPictures): name one by the arguments 'document' and 'scene'"
      )
    }
    let options =
      arguments.option("sheet", "sheet") + arguments.option("highlight", "highlight")
      + arguments.option("overlay", "overlay") + arguments.place + arguments.screens
    let command = [
      "render", "--format=png", "--output=\(folder)", "--scale=\(arguments.number("scale") ?? 1)",
    ]
    let line = command + options + words.options + ["--report=json", "--"] + words.arguments
    let capture = OutputCapture()
    let code = NinefoldCLI.run(line, capture)
    guard code == .done || code == .findings else {
      throw ToolProblem(capture.diagnostics.joined(separator: "\n"))
    }
    var reader = JSONReader(capture.results)
    let value = try reader.value()
    var content: [ToolAnswer.Content] = []
    var bytes = 0
    for document in value["documents"]?.elements ?? [] {
      for scene in document["scenes"]?.elements ?? [] {
        guard let path = scene["picture"]?.text else { continue }
        let png = try NamedPath.read(path, limit: Self.mostPictureBytes)
        bytes += png.count
        guard bytes <= Self.mostPictureBytes else {
          throw ToolProblem(
            "the pictures have more than \(Self.mostPictureBytes) bytes, expected one scene or a smaller scale"
          )
        }
        content.append(.picture(String(decoding: Base64Digits.of(png), as: UTF8.self)))
      }
    }
    let answer = CommandAnswer(
      text: content.isEmpty ? "nothing to draw" : content.count.counted("picture"),
      value: value.withoutPaths(in: folder),
      notes: capture.diagnostics)
    var page = try answer.page(arguments, revision)
    page.content += content
    return page
  }

  /// How many pictures there would be: one a scene, or one a document of maps.
  private func picturesAsked(_ arguments: ToolArguments) throws -> Int {
    let isMap = arguments.text("sheet") == SheetKind.map.rawValue
    var count = 0
    let choice = SceneChoice(document: arguments.text("document"), scene: arguments.text("scene"))
    try open().forEachDocument(choice, { try? $0.get() }) { count += isMap ? 1 : $1.count }
    return count
  }
}

extension JSONValue {
  /// The value with the names alone of files in a folder that is gone.
  fileprivate func withoutPaths(in folder: String) -> JSONValue {
    switch self {
    case .string(let text) where text.hasPrefix(folder + "/"):
      .string(String(text.dropFirst(folder.count + 1)))
    case .array(let elements): .array(elements.map { $0.withoutPaths(in: folder) })
    case .object(let members): .object(members.mapValues { $0.withoutPaths(in: folder) })
    default: self
    }
  }
}
