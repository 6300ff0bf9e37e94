package import Controls
package import SceneModel
import SceneStore

extension OpenSource {
  /// The object or constraint that a name means: an id, else a label, a text or an identifier for code.
  ///
  /// - Parameters:
  ///   - name: The id or the name.
  ///   - subject: The kind of the object: any object, which includes constraints, or a view.
  ///   - choice: The document and the scene that have it.
  ///   - take: Takes each document that is read, or its refusal.
  /// - Throws: ``NameError`` where nothing has the name, or several objects.
  package func object(
    _ name: String, _ subject: NameError.Subject = .object, in choice: SceneChoice = SceneChoice(),
    _ take: Reading
  ) throws -> FoundObject {
    var search = ObjectSearch(name: name, subject: subject)
    func look(in documents: [SourceDocument]) throws {
      for entry in documents where search.found.begin(entry.path) {
        guard let document = try take(try read(entry)) else { continue }
        search.look(in: document, document.scenes)
      }
    }
    if let scene = choice.scene {
      let found = try self.scene(scene, in: choice.document, take)
      search.look(in: found.document, [found.outline])
    } else if let document = choice.document {
      try look(in: [self.document(named: document)])
    } else {
      for refusal in refusals { _ = try take(.failure(refusal)) }
      let id = ObjectID(name)
      if id.isGenerated || !isStored { try look(in: documents(havingObject: id)) }
      if search.found.isEmpty, isStored {
        try look(in: documents(naming: name, as: subject.uses))
      }
    }
    return try search.found.only(name, subject, in: source.description) { () throws in
      try nearest(to: name, subject, in: choice)
    }
  }
}

extension Document {
  /// The object or constraint of the document that a name means, as in ``OpenSource``.
  ///
  /// - Throws: ``NameError`` where nothing has the name, or several objects.
  package func object(named name: String, _ subject: NameError.Subject = .object) throws(NameError)
    -> FoundObject
  {
    var search = ObjectSearch(name: name, subject: subject)
    search.look(in: self, scenes)
    var nearest = NearestName(to: name, preferring: .leastLetters)
    if search.found.isEmpty { consider(subject, scenes, for: &nearest) }
    return try search.found.only(name, subject, in: path, nearest: nearest.name)
  }
}

/// A search for an object of a name.
private struct ObjectSearch {
  let name: String
  let subject: NameError.Subject
  var found = NameSearch<FoundObject>()

  mutating func look(in document: Document, _ outlines: [SceneOutline]) {
    let tree = document.tree
    let reader = ObjectNameReader(tree)
    for outline in outlines {
      for node in tree.namedObjects(in: outline) where subject != .view || tree.isView(node) {
        let id = tree[node, .id]
        guard id == name || reader.names(of: node).contains(name) else { continue }
        let candidate = NameError.Candidate(
          path: document.path, scene: outline.label, id: id, label: reader.names(of: node).first,
          className: tree.className(of: node) ?? tree.tag(of: node))
        found.add(FoundObject(document: document, outline: outline, node: node), isID: id == name, candidate)
      }
    }
  }
}

extension ElementTree {
  /// The objects and constraints of a scene that have an id, in document order.
  package func namedObjects(in outline: SceneOutline) -> some Sequence<NodeID> {
    subtree(of: outline.objects).lazy.map { NodeID($0) }.filter { node in
      guard kind(of: node) == .element, self[node, .id] != nil, let parent = parent(of: node) else {
        return false
      }
      return !isElement(parent, .connections)
    }
  }
}
