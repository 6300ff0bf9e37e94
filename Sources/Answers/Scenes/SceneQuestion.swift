package import CommandLine
package import Ninefold

/// A question of a command, and how the answers to it are reported.
package protocol ReportQuestion {
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
  package var heading: SceneReport.Heading { .always }
  package var totals: [CountedName]? { nil }
  package var isStrict: Bool { false }
  package var language: TextLanguage? { nil }
  package var otherLanguages: [TextLanguage] { [] }
  package var missing: String? { nil }
  package var problems: [String] { [] }

  package func closing() -> (any ReportClosing)? { nil }
}

/// A question about all requested scenes of a source.
package protocol SceneQuestion: ReportQuestion {
  /// The answers for a document and its scenes.
  ///
  /// - Parameter document: The document, with its texts in the language of the question.
  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers
}

/// A question about the one object that has a name.
package protocol ObjectQuestion: ReportQuestion {
  /// The object's id, label or text.
  var name: String { get }
  /// The kind of object that the name is to mean.
  var subject: NameError.Subject { get }

  /// The answer; nil where the object has none.
  mutating func answer(for object: FoundObject, in source: OpenSource) throws -> (any SceneAnswer)?
}

extension ObjectQuestion {
  package var subject: NameError.Subject { .object }
}

/// The end of a report, after all scenes.
package protocol ReportClosing: DocumentPart {
  /// The exit code of the end.
  var exitCode: ExitCode { get }
}
