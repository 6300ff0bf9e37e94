import InterfaceBuilder
import SceneModel
package import SceneStore

/// A document of an open source, not read yet.
package struct SourceDocument {
  package enum Place {
    case file(DocumentInput)
    case stored(StoredDocument)
  }

  /// The path relative to the directory or project; where an earlier document has that, the path as the
  /// system opens the file, or the project's name before it.
  package let path: String
  package let place: Place

  /// The document in its database; nil of a file.
  package var stored: StoredDocument? { if case .stored(let stored) = place { stored } else { nil } }

  /// The paths by which the document may be named.
  var paths: [String] {
    switch place {
    case .file(let input): [path, input.path, input.location]
    case .stored(let stored): [path, stored.path]
    }
  }

  /// The documents of files: each once, without those of a scene project that equal another file.
  static func all(_ plan: [PlannedDocument], _ reader: DocumentReader) -> [SourceDocument] {
    plan.compactMap { entry in
      guard let earlier = entry.earlier else {
        return SourceDocument(path: entry.input.path, place: .file(entry.input))
      }
      if earlier.location == entry.input.location || entry.repeats(reader) { return nil }
      return SourceDocument(path: entry.input.location, place: .file(entry.input))
    }
  }

  /// A document of a store that gives no other of its path.
  init(_ stored: StoredDocument) { self.init(path: stored.path, place: .stored(stored)) }

  private init(path: String, place: Place) {
    self.path = path
    self.place = place
  }

  /// The documents that a store gives for several projects and paths, each once.
  static func all(_ stored: [StoredDocument]) -> [SourceDocument] {
    var numbers: Set<Int> = []
    var paths: Set<ExactText> = []
    return stored.compactMap { stored in
      guard numbers.insert(stored.id).inserted else { return nil }
      let isFirst = paths.insert(ExactText(stored.path)).inserted
      return SourceDocument(
        path: isFirst ? stored.path : stored.project + "/" + stored.path, place: .stored(stored))
    }
  }
}
