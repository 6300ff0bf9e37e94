import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold

/// The answer to what edits will do.
struct EditPreviewAnswer {
  private let arguments: ToolArguments
  private let source: OpenSource
  private let configuration: CheckConfiguration
  private let options = EnvironmentOptions()

  /// An answer for the screens that arguments ask for, by the configuration of the first source.
  init(_ arguments: ToolArguments, _ source: OpenSource) throws {
    self.arguments = arguments
    self.source = source
    configuration =
      try ConfigurationOptions().file(for: source.source)?.configuration ?? CheckConfiguration()
    _ = try ArgumentParser.parse(arguments.screens, into: options)
  }

  /// The answer for edits.
  func answer(of edit: PreparedEdit) throws -> ToolAnswer {
    var notes: [String] = []
    let preview = try EditPreview(
      of: source, options.environmentsOrNine, language: options.interface.language, configuration)
    let outcome = try preview.outcome(of: edit) { notes.append($0) }
    var report = DifferenceAnswer(outcome.report, findings: outcome.new, as: .text, width: nil, .done)
    let written = try CommandAnswer(of: &report)
    let answer = CommandAnswer(
      text: "\(edit.outcome.summary)\n\(written.text)\n\(edit.difference)", value: written.value, notes: notes
    )
    let gone = outcome.gone.prefix(CommandAnswer.mostNotes).map { finding in
      JSONValue.object([
        "rule": .string(finding.rule), "object": .string(finding.object.text),
        "message": .string(finding.message),
      ])
    }
    var page = try answer.page(
      arguments,
      ["revision": .string(edit.before.fingerprint), "edit": .object(edit.json), "gone": .array(gone)])
    if arguments.flag("picture") { page.content += try pictures(outcome, edit) }
    return page
  }

  /// The first changed scene before and after, on the first screen.
  private func pictures(
    _ outcome: EditPreview.Outcome, _ edit: PreparedEdit
  ) throws -> [ToolAnswer.Content] {
    guard let scene = outcome.report.documents.first?.scenes.first?.outline?.id else { return [] }
    let form = try PictureForm(.png, .single)
    let request = options.areNone ? LayoutRequest() : options.environments[0].request
    let (catalogs, images) = (try source.catalogs { _ in }, try source.pictures { _ in })
    var content: [ToolAnswer.Content] = []
    for (title, document) in [("before", edit.before), ("after", edit.edited)] {
      var shown = document
      if let language = options.interface.language {
        shown = try source.document(document, in: language) { _ in }
      }
      guard let outline = shown.scenes.first(where: { $0.id == scene }) else { continue }
      let engine = LayoutEngine(Resolver(shown), try source.request(request, for: shown) { _ in })
      let picture = ScenePicture(engine, outline, catalogs: catalogs, images: images)
      let png = try form.bytes(of: picture.drawing(title: title))
      guard png.count <= ProgramSession.mostPictureBytes / 2 else {
        throw ToolProblem(
          "the pictures have more than \(ProgramSession.mostPictureBytes) bytes, expected a smaller device")
      }
      content += [.text(title), .picture(String(decoding: Base64Digits.of(png), as: UTF8.self))]
    }
    return content
  }
}
