import Controls
import SceneModel
import SceneStore

extension OpenSource {
  /// The known name that is nearest to one that means nothing, or nil.
  ///
  /// - Complexity: Reads all documents of the choice; of a stored project, which has an index of names, one.
  func nearest(
    to name: String, _ subject: NameError.Subject, in choice: SceneChoice
  ) throws -> String? {
    var nearest = NearestName(to: name, preferring: .leastLetters)
    // The document that was named is there, or its name would be the one that means nothing.
    let named = try choice.document.map { [try document(named: $0)] }
    let indexed = try named == nil ? documents(nearest: name, as: subject.uses) : nil
    for entry in try named ?? indexed ?? documents() {
      guard case .success(let document) = try read(entry) else { continue }
      document.consider(subject, document.scenes, for: &nearest)
      // Each of these has the nearest name.
      if indexed != nil, nearest.name != nil { break }
    }
    return nearest.name
  }
}

extension NameError.Subject {
  /// The uses of a name of this kind in a database.
  var uses: NameUses {
    switch self {
    case .document: []
    case .scene: .scene
    case .object: .object
    case .view: .view
    }
  }
}

extension Document {
  /// Considers all names of some scenes, or of the objects in them.
  func consider(_ subject: NameError.Subject, _ outlines: [SceneOutline], for nearest: inout NearestName) {
    let reader = ObjectNameReader(tree)
    for outline in outlines {
      if subject == .scene {
        let controller = outline.controller
        var names = [outline.id.text, outline.name]
        names += controller.map { [tree[$0, .id], tree[$0, .customClass]].compactMap { $0 } } ?? []
        names += controller.map { reader.names(of: $0).all } ?? []
        for name in names { nearest.consider(name) }
        continue
      }
      for node in tree.namedObjects(in: outline) where subject != .view || tree.isView(node) {
        if let id = tree[node, .id] { nearest.consider(id) }
        for name in reader.names(of: node).all { nearest.consider(name) }
      }
    }
  }
}
