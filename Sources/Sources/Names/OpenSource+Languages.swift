package import SceneModel
import SceneStore

extension OpenSource {
  /// The problem with a requested language, as a clause that names the available ones; nil where the source
  /// has texts in it.
  ///
  /// - Throws: ``StoreError`` of the database.
  package func refusal(of language: TextLanguage) throws -> String? {
    guard let tag = language.tag else { return nil }
    let known = try strings.languages()
    let tags = Set(known.compactMap { LanguageTag($0) })
    if tag.fallbacks.contains(where: tags.contains) { return nil }
    let problem = "no texts in '\(tag)', so the documents' own are shown"
    guard !known.isEmpty else { return "\(problem): \(source) has no localized texts" }
    return "\(problem), expected one of \(known.joined(separator: ", "))"
      + tag.description.suggestion(of: known)
  }

  /// A document with its texts in a language: nodes keep their identifiers.
  ///
  /// - Parameter report: Takes, once each, why a file of texts cannot be read.
  /// - Throws: ``StoreError`` of the database.
  package func document(
    _ document: Document, in language: TextLanguage, report: (any CustomStringConvertible) -> Void
  ) throws -> Document {
    let translated = try language.tag.flatMap {
      try strings.strings(of: document, in: $0, language.forms, report: report)
    }
    var localized = document
    localized.tree = language.texts(of: document.tree, translated)
    return localized
  }
}

extension FoundObject {
  /// The object in its document with other texts.
  package func within(_ document: Document) -> FoundObject {
    FoundObject(document: document, outline: outline, node: node)
  }
}
