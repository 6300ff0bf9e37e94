import Answers
import CommandLine
import Ninefold

/// The scenes that names mean, all of one document.
struct ScenesOfDocument {
  let document: Document
  /// In document order.
  let scenes: [SceneOutline]

  /// Nil where the document is refused, which is reported.
  ///
  /// - Throws: ``NameError`` where a name means nothing, ``SeveralDocuments``.
  init?(_ names: [String], _ choice: SceneChoice, in source: OpenSource, _ counts: inout Counts) throws {
    var documents: [(document: Document, scenes: [SceneOutline])] = []
    let choices =
      names.isEmpty ? [choice] : names.map { SceneChoice(document: choice.document, scene: $0) }
    for choice in choices {
      try source.forEachDocument(choice, { counts.count($0) }) { document, scenes in
        if let index = documents.firstIndex(where: { $0.document.path == document.path }) {
          documents[index].scenes += scenes
        } else {
          documents.append((document, scenes))
        }
      }
    }
    if documents.count > 1 { throw SeveralDocuments(paths: documents.map(\.document.path)) }
    guard let found = documents.first else { return nil }
    document = found.document
    let chosen = Set(found.scenes)
    scenes = document.scenes.filter(chosen.contains)
  }
}

/// The error of scenes of which not all are of one document.
struct SeveralDocuments: Error, CustomStringConvertible {
  let paths: [String]

  /// One line: the first paths, and the expectation.
  var description: String {
    let listed = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
    return
      "\(listed): error: scenes of \(paths.count) documents, expected those of one, by SCENE or --document"
      .onOneLine
  }
}
