import CommandLine
import Ninefold

/// A question of a command, and how the answers to it are reported.
protocol ReportQuestion {
  /// The way in which a document is named for people before the answers for its scenes.
  var heading: SceneReport.Heading { get }
  /// The kinds of the report's last line besides documents, scenes and refusals; nil for no such line.
  var totals: [CountedName]? { get }
  /// Whether warnings count as findings.
  var isStrict: Bool { get }
  /// The language of the documents' texts; nil where their own are shown.
  var language: TextLanguage? { get }
  /// Other languages that answers are in.
  var otherLanguages: [TextLanguage] { get }
  /// The error where no scene has an answer, for a report that searches, which leaves out the documents
  /// without one; nil for others.
  var missing: String? { get }
  /// The problems that are known when all documents are read, a line each.
  var problems: [String] { get }

  /// The end of the report after all scenes; nil where there is none.
  func closing() throws -> (any ReportClosing)?
}

extension ReportQuestion {
  var heading: SceneReport.Heading { .always }
  var totals: [CountedName]? { nil }
  var isStrict: Bool { false }
  var language: TextLanguage? { nil }
  var otherLanguages: [TextLanguage] { [] }
  var missing: String? { nil }
  var problems: [String] { [] }

  func closing() -> (any ReportClosing)? { nil }
}

/// A question about all requested scenes of a source.
protocol SceneQuestion: ReportQuestion {
  /// The answers for a document and its scenes.
  ///
  /// - Parameter document: The document, with its texts in the language of the question.
  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers
}

/// A question about the one object that has a name.
protocol ObjectQuestion: ReportQuestion {
  /// The object's id, label or text.
  var name: String { get }
  /// The kind of object that the name is to mean.
  var subject: NameError.Subject { get }

  /// The answer; nil where the object has none.
  mutating func answer(for object: FoundObject, in source: OpenSource) throws -> (any SceneAnswer)?
}

extension ObjectQuestion {
  var subject: NameError.Subject { .object }
}

/// The end of a report, after all scenes.
protocol ReportClosing: DocumentPart {
  /// The exit code of the end.
  var exitCode: ExitCode { get }
}
