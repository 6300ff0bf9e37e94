package import Controls
package import SceneModel
import SceneStore

extension OpenSource {
  /// The scene that a name means: an id of the scene or of its controller, else the scene's name, or a label,
  /// a title, an identifier or a custom class of its controller or of an object at its top.
  ///
  /// - Parameters:
  ///   - name: The id or the name.
  ///   - document: The name of the document that has it, or nil of any.
  ///   - take: Takes each document that is read, or its refusal.
  /// - Throws: ``NameError`` where nothing has the name, or several scenes.
  package func scene(
    _ name: String, in document: String?, _ take: (Result<Document, DocumentRefusal>) throws -> Document?
  ) throws -> FoundScene {
    var search = NameSearch<FoundScene>()
    func look(in documents: [SourceDocument]) throws {
      for entry in documents where search.begin(entry.path) {
        guard let document = try take(try read(entry)) else { continue }
        let names = NamedScenes(document)
        for outline in document.scenes {
          guard let isID = names.means(name, outline) else { continue }
          search.add(FoundScene(document: document, outline: outline), isID: isID, names.candidate(outline))
        }
      }
    }
    if let document {
      try look(in: [self.document(named: document)])
    } else {
      for refusal in refusals { _ = try take(.failure(refusal)) }
      try look(in: documents(having: ObjectID(name)))
      if search.isEmpty, isStored, !name.isEmpty {
        let id = ObjectID(name)
        if id.isGenerated { try look(in: documents(havingObject: id)) }
        if search.isEmpty { try look(in: documents(naming: name, as: .scene)) }
      }
    }
    return try search.only(name, .scene, in: source.description) { () throws in
      try nearest(to: name, .scene, in: SceneChoice(document: document))
    }
  }
}

/// The scenes of a document as names mean them.
private struct NamedScenes {
  let document: Document
  let reader: ObjectNameReader
  private var tree: ElementTree { document.tree }

  init(_ document: Document) {
    self.document = document
    reader = ObjectNameReader(document.tree)
  }

  /// Whether a name means a scene: true by an id, false by another name; nil where it does not.
  func means(_ name: String, _ outline: SceneOutline) -> Bool? {
    if outline.id.text == name { return true }
    if name.isEmpty { return nil }
    if let controller = outline.controller, tree[controller, .id] == name { return true }
    if outline.name == name { return false }
    let tops = outline.controller.map { [$0] } ?? Array(tree.elements(of: outline.objects))
    let isNamed = tops.contains { tree[$0, .customClass] == name || reader.names(of: $0).contains(name) }
    return isNamed ? false : nil
  }

  func candidate(_ outline: SceneOutline) -> NameError.Candidate {
    let top = outline.controller ?? tree.elements(of: outline.objects).first { tree.isView($0) }
    return NameError.Candidate(
      path: document.path, scene: outline.label, id: top.flatMap { tree[$0, .id] },
      label: top.flatMap { reader.names(of: $0).first }, className: top.flatMap(tree.className))
  }
}

extension SceneOutline {
  /// The scene's name, and its id where it has one.
  package var label: String { id.text.isEmpty ? name : "\(name) (\(id))" }
}
