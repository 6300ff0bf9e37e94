package import Controls
package import SceneModel

/// A choice of documents and scenes of a source, by their names.
package struct SceneChoice: Hashable, Sendable {
  /// The name of a document, or nil of all.
  package let document: String?
  /// The id or the name of a scene, or nil of all. A xib's scene has empty text as its id.
  package let scene: String?

  package init(document: String? = nil, scene: String? = nil) {
    self.document = document
    self.scene = scene
  }
}

/// A scene of a document that was read.
package struct FoundScene: Sendable {
  package let document: Document
  package let outline: SceneOutline

  package init(document: Document, outline: SceneOutline) {
    self.document = document
    self.outline = outline
  }
}

/// An object or a constraint of a scene of a document that was read.
package struct FoundObject: Sendable {
  package let document: Document
  package let outline: SceneOutline
  package let node: NodeID

  /// The object's id.
  package var id: ObjectID { ObjectID(document.tree[node, .id] ?? "") }
}

extension OpenSource {
  /// Takes a document or its refusal, and gives the document where it can be used.
  package typealias Reading = (Result<Document, DocumentRefusal>) throws -> Document?

  /// Calls a function for every chosen document and its chosen scenes: all of them, or the one that is named.
  ///
  /// - Parameters:
  ///   - choice: The chosen documents and scenes.
  ///   - text: A text that the documents are to have in what is looked through, where no scene is chosen; nil
  ///     of any. Others may come as well.
  ///   - take: Takes each document that is read, or its refusal.
  ///   - body: The function.
  /// - Throws: ``NameError``, ``StoreError``, and what the functions throw.
  package func forEachDocument(
    _ choice: SceneChoice = SceneChoice(), containing text: String? = nil, _ take: Reading,
    _ body: (Document, [SceneOutline]) throws -> Void
  ) throws {
    if let name = choice.scene {
      let found = try scene(name, in: choice.document, take)
      return try body(found.document, [found.outline])
    }
    let documents: [SourceDocument]
    if let name = choice.document {
      documents = [try document(named: name)]
    } else {
      for refusal in refusals { _ = try take(.failure(refusal)) }
      documents = try text.map { try self.documents(containing: $0) } ?? self.documents()
    }
    for entry in documents {
      if let document = try take(try read(entry)) { try body(document, document.scenes) }
    }
  }
}
