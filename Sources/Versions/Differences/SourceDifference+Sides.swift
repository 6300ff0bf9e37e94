import Comparison
import OperatingSystem
package import SceneModel
import Sources

extension SourceDifference {
  /// Compares a document with a version of it, both as documents of the new source.
  package func compared(
    _ before: Document, with after: Document, report: (Event) -> Void
  ) throws -> ComparedDocument {
    let sides = try [before, after].map { document in
      try complete(
        DocumentComparing.Side(document: try localized(document, new, report)), new, report)
    }
    let compared = DocumentComparing(
      formerPath: nil, old: sides[0], new: sides[1], environments: environments.map { FrameEnvironment($0) },
      options: options, isAlone: true
    ).compared()
    try Cancellation.check()
    return compared
  }

  /// One side of a pair, as it is read; nil where the side has no document, or one that cannot be read.
  func side(
    _ entry: SourceDocument?, in source: OpenSource?, _ report: (Event) -> Void,
    refused: (DocumentRefusal) -> Void
  ) throws -> DocumentComparing.Side? {
    guard let entry, let source else { return nil }
    switch try source.read(entry) {
    case .success(let document):
      return DocumentComparing.Side(document: try localized(document, source, report))
    case .failure(let refusal):
      refused(refusal)
      return nil
    }
  }

  /// A document with the texts of the requested language.
  private func localized(
    _ document: Document, _ source: OpenSource?, _ report: (Event) -> Void
  ) throws -> Document {
    guard let language, let source else { return document }
    return try source.document(document, in: language) { report(.incomplete($0)) }
  }

  /// A side with its layout requests, and the images that its pictures show.
  func complete(
    _ side: DocumentComparing.Side?, _ source: OpenSource?, _ report: (Event) -> Void
  ) throws -> DocumentComparing.Side? {
    guard var side, let source else { return nil }
    if options.includesFrames {
      side.requests = try environments.map { environment in
        try source.request(environment.request, for: side.document) { report(.incomplete($0)) }
      }
    }
    if options.includesPictures || options.isOnlyVisible {
      side.images = try ProjectPictures(source) { report(.incomplete($0)) }
    }
    return side
  }
}
