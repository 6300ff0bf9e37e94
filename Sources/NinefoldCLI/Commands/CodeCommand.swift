import Answers
import CodeProving
import CommandLine
import Ninefold
import OperatingSystem
import SceneCode

/// Writes scenes as Swift source.
struct CodeCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "code", abstract: "write scenes as Swift source with anchors and constraints",
    discussion: """
      Writes a class a controller, a cell and a view at the top of a scene: views as properties that set what differs
      from their class's default, subviews, guides, constraints by anchors, and what differs between size classes as a
      method that trait changes call. Names come from outlets, labels and texts. What cannot be carried over, such as
      segues, actions and gesture recognizers, is a comment in the source; with --format json it is listed by object,
      beside the source. Texts are looked up where the project has strings for the document. SOURCE is a document or a directory that exists, by default the
      current directory; the other words are scenes, of one document. With --prove the source is compiled with the
      UIKitLayout of a checkout of Ninefold and laid out in the nine size classes and on five devices, and frames that
      differ from the document's are named: it needs swift, and minutes the first time. The rules: Documentation/CodeFromScenes.md.
      """,
    examples: [
      "ninefold code Main.storyboard --style uikit",
      "ninefold code Login App/ --style uikit --output LoginViewController.swift",
      "ninefold code Cell.xib --style uikit --format json",
      "ninefold code Main.storyboard --style uikit --output Main.swift --prove ~/ninefold",
    ])

  @Argument(
    "SCENE", help: "the scenes of these ids, names, storyboard identifiers or classes; by default all")
  var names: [String] = []
  @Argument("SOURCE", help: "a document or a directory of documents; by default the current directory")
  var path: SourcePath?
  @Option("style", help: "the interface that the source is written against") var style: CodeStyle
  @Option(
    "output", "FILE",
    help: "write the source to this file, whole or not at all; by default, or with -, to the standard output")
  var file: String?
  @Option(
    "prove", "CHECKOUT",
    help: "compile the source with this checkout of Ninefold, lay it out and say which frames differ")
  var checkout: String?
  @OptionGroup var stored: StoredSceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$path, $names, $style, $file, $checkout, $stored, $output] }

  func validate() throws(UsageError) {
    if path != nil, let database = stored.given { throw UsageError(.exclusive($path.spelling, database)) }
  }

  func run() throws -> ValueReport {
    var counts = Counts()
    let source = try OpenSource(stored.source(path?.text ?? "."))
    guard let chosen = try ScenesOfDocument(names, stored.choice, in: source, &counts) else {
      return ValueReport(nil, counts.exitCode)
    }
    let document = chosen.document
    do { try LayoutRefusal.check(document) } catch {
      counts.refuse(error)
      return ValueReport(nil, counts.exitCode)
    }
    let strings = try source.strings.strings(of: document) { Diagnostics.report("\($0)") }
    let code = SceneCode(document, chosen.scenes, isLocalized: !strings.isEmpty)
    let target = file == "-" ? nil : file
    if let target { try Self.write(code.source, to: target) }
    var proof: CodeProof?
    if let checkout {
      proof = try CodeProof(
        ProvedDocument(document, chosen.scenes, isLocalized: !strings.isEmpty), with: checkout)
    }
    let answer = CodeAnswer(path: document.path, code: code, file: target, proof: proof)
    let isProved = proof?.differences.isEmpty ?? true
    return ValueReport(answer, isProved ? counts.exitCode : .findings)
  }

  private static func write(_ source: String, to file: String) throws(CodeNotWritten) {
    do throws(FileDefect) {
      try LockedFile(file).replace(with: Array(source.utf8))
    } catch {
      throw CodeNotWritten(path: file, defect: error)
    }
  }
}

/// The interfaces that code can be written against.
enum CodeStyle: String, ArgumentChoice {
  case uikit
}

/// Why a file of source could not be written.
struct CodeNotWritten: Error, CustomStringConvertible {
  let path: String
  let defect: FileDefect

  var description: String { "\(path): error: cannot be written: \(defect)".onOneLine }
}
