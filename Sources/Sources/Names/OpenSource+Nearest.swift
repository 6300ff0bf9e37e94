import Controls
import SceneModel

extension OpenSource {
  /// The known name that is nearest to one that means nothing, or nil.
  ///
  /// - Complexity: Reads all documents of the choice.
  func nearest(
    to name: String, _ subject: NameError.Subject, in choice: SceneChoice
  ) throws -> String? {
    var nearest = NearestName(to: name)
    // The document that was named is there, or its name would be the one that means nothing.
    let documents = try choice.document.map { [try document(named: $0)] } ?? documents()
    for entry in documents {
      guard case .success(let document) = try read(entry) else { continue }
      document.consider(subject, document.scenes, for: &nearest)
    }
    return nearest.name
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
