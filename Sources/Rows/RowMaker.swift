import AutoLayout
package import Checking
import Comparison
import Controls
import InterfaceBuilder
import Resolver
package import SceneModel
import SceneProject
import SceneStore
package import Sources

/// Makes the rows of documents, one document at a time.
///
/// A document goes through a database in memory, whose views give its rows: so they are those that the same
/// document has in a database's file. Memory does not grow with the documents.
package final class RowMaker {
  private let views: [RowView]
  private let source: OpenSource
  private let environments: [SolvingEnvironment]
  private let language: TextLanguage?
  private let checks: DocumentChecks?
  private let store: SceneStore
  private let output: any RowOutput
  private let report: (String) -> Void
  private let reader = DocumentReader()
  /// The document before, of which the next may be a later revision.
  private var former: (name: RowDocument, document: Document)?
  /// How many documents were refused.
  package private(set) var refused = 0
  /// How many documents were read.
  package private(set) var documents = 0

  /// A maker of the rows of some views.
  ///
  /// - Parameters:
  ///   - source: The fonts, images and texts that the documents are laid out with.
  ///   - environments: The environments that scenes are laid out for, where a view is of layouts.
  ///   - language: The language of the texts; nil for the documents' own.
  ///   - configuration: The configuration of checks, where a view is of checks.
  ///   - report: Takes, once each, why a font, an image or a text cannot be read.
  /// - Throws: ``StoreError``.
  package init(
    _ views: [RowView], _ source: OpenSource, _ environments: [SolvingEnvironment],
    language: TextLanguage?, _ configuration: CheckConfiguration, to output: any RowOutput,
    report: @escaping (String) -> Void
  ) throws {
    self.views = views
    self.source = source
    self.environments = views.contains { $0.origin == .layouts } ? environments : []
    self.language = language
    self.report = report
    self.output = output
    checks = try views.contains { $0.origin == .checks } ? DocumentChecks(source, configuration) : nil
    store = try SceneStore()
  }

  /// Gives the rows of a document of a stream.
  package func add(_ frame: DocumentFrame) throws {
    switch read(frame) {
    case .success(let document): try add(document, frame.name)
    case .failure(let error): try refuse(error.description, frame.name)
    }
  }

  private func read(_ frame: DocumentFrame) -> Result<Document, ReadError> {
    guard let bytes = frame.bytes else {
      return .failure(ReadError(.tooLarge(.bytes(reader.limits.bytes)), path: frame.name.path))
    }
    do throws(ReadError) {
      var document = try reader.read(bytes, path: frame.name.path)
      document.path = frame.name.path
      return .success(document)
    } catch {
      return .failure(error)
    }
  }

  /// Gives the rows of the documents of the source, as a project.
  package func addDocuments(project: String) throws {
    for refusal in source.refusals {
      try refuse(refusal.description, RowDocument(project: project, path: refusal.path))
    }
    for entry in try source.documents() {
      let name = RowDocument(project: project, path: entry.path)
      switch try source.read(entry) {
      case .success(let document): try add(document, name)
      case .failure(let refusal): try refuse(refusal.description, name)
      }
    }
  }

  /// Gives the row of a document that is refused.
  private func refuse(_ reason: String, _ name: RowDocument) throws {
    refused += 1
    former = nil
    try addRefusal(reason, name)
    try output.endDocument(name, refusal: reason)
  }

  private func addRefusal(_ reason: String, _ name: RowDocument) throws {
    for view in views where view.origin == .refusal { try add(name.values + [.text(reason)], of: view) }
  }

  private func add(_ values: [SQLValue], of view: RowView) throws {
    try store.forEachRow(of: view.rowOfValues, values) { try output.add($0, of: view) }
  }

  private func add(_ document: Document, _ name: RowDocument) throws {
    documents += 1
    var refusal: LayoutRefusal?
    if checks != nil || !environments.isEmpty {
      do throws(LayoutRefusal) { try LayoutRefusal.check(document) } catch { refusal = error }
    }
    let solved = refusal == nil ? try self.solved(document) : []
    let check = refusal == nil ? try checks?.check(of: document) { report("\($0)") } : nil
    try store.holding(document, project: name.project, solved: solved, check: check) { id in
      let parameters = [.integer(Int64(id)), SQLValue.optional(name.revision)]
      for view in views {
        if let query = view.query {
          try store.forEachRow(of: query, parameters) { try output.add($0, of: view) }
        } else if view.origin == .differences {
          try addDifferences(document, name, view)
        }
      }
    }
    if let refusal {
      refused += 1
      try addRefusal(refusal.description, name)
    }
    if views.contains(where: { $0.origin == .differences }) { former = (name, document) }
    try output.endDocument(name, refusal: refusal?.description)
  }

  /// The layouts of a document as a solving of its project stores them.
  private func solved(_ document: Document) throws -> [SolvedDocument] {
    if environments.isEmpty { return [] }
    var shown = document
    if let language { shown = try source.document(document, in: language) { report("\($0)") } }
    let (resolver, outlines) = (Resolver(shown), shown.scenes)
    return try environments.map { environment in
      let request = try source.request(environment.request, for: shown) { report("\($0)") }
      let engine = LayoutEngine(resolver, request)
      return SolvedDocument(
        environment: environment.stored, scenes: outlines.map { SolvedScene($0, engine) })
    }
  }

  /// Gives the rows of what changed since the document before, where that is the same in another revision.
  private func addDifferences(_ document: Document, _ name: RowDocument, _ view: RowView) throws {
    guard let former, former.name.project == name.project, former.name.path == name.path else { return }
    let difference = DocumentDifference(from: former.document, to: document)
    for change in difference.withoutNoise {
      for values in change.rows(in: difference) {
        try add(name.values + [.optional(former.name.revision)] + values, of: view)
      }
    }
  }
}

extension SQLValue {
  /// A text, or null of nil.
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
}

extension DocumentRefusal {
  /// The path of the document, or of the whole scene project, that is refused.
  fileprivate var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .unreadableProject(let error): error.file
    case .damaged(let error): error.path
    }
  }
}
