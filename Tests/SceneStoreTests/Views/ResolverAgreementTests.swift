import Controls
import Resolver
import SceneModel
import Testing

@testable import SceneStore

/// The views say of the rows in a size class what the resolver says of the document; here they are held
/// together.
struct ResolverAgreementTests {
  @Test(arguments: 0..<100)
  func `views and resolver agree on random storyboards`(seed: UInt64) throws {
    let document = try RandomStoryboard(seed: seed).document()
    let differences = try Agreement(document).differences()
    #expect(differences.isEmpty, "seed \(seed): \(differences.prefix(3))")
  }

  @Test(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no folder of documents"))
  func `views and resolver agree on every document in all nine classes`() throws {
    var compared = 0
    for document in try Corpus.documents() {
      compared += 1
      let differences = try Agreement(document).differences()
      #expect(differences.isEmpty, "\(document.path): \(differences.prefix(3))")
    }
    #expect(compared > 0)
  }
}

/// Compares what the views and the resolver say of one document.
struct Agreement {
  let document: Document
  let store: SceneStore

  init(_ document: Document) throws {
    self.document = document
    store = try SceneStore()
    try store.importDocument(document, project: "p")
  }

  /// Where they differ, in words.
  func differences() throws -> [String] {
    var result: [String] = []
    for resolution in Resolver(document).resolveAll() {
      let name = resolution.traits.sizeClass.description
      for scene in document.scenes {
        let effective = resolution.scene(scene)
        let ours = try statements(name, scene)
        let theirs = statements(effective, resolution)
        for difference in ours.symmetricDifference(theirs).sorted() {
          let side = ours.contains(difference) ? "views" : "resolver"
          result.append("\(name) \(scene.id): only the \(side): \(difference)")
        }
      }
    }
    return result
  }

  private func statements(_ sizeClass: String, _ scene: SceneOutline) throws -> Set<String> {
    var result: Set<String> = []
    let range = document.tree.subtree(of: scene.objects)
    let parameters: [SQLValue] = [
      .text(sizeClass), .integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound - 1)),
    ]
    func collect(_ kind: String, _ sql: String) throws {
      try store.query(sql, parameters: parameters) { row in
        result.insert(kind + " " + row.map(\.comparable).joined(separator: " | "))
        return true
      }
    }
    try collect(
      "object",
      """
      SELECT position, object, element, is_hidden FROM effective_objects
      WHERE size_class = ?1 AND position BETWEEN ?2 AND ?3 AND role IN ('view', 'guide')
      """)
    try collect(
      "constraint",
      """
      SELECT position, first_item, first_attribute, relation, multiplier, second_item, second_attribute, constant,
        priority
      FROM effective_constraints WHERE size_class = ?1 AND position BETWEEN ?2 AND ?3
      """)
    try collect(
      "attribute",
      """
      SELECT a.position, a.name, a.value, a.origin FROM effective_attributes a
      JOIN effective_objects o USING (document_id, size_class, position)
      WHERE a.size_class = ?1 AND a.position BETWEEN ?2 AND ?3 AND o.role IN ('view', 'guide')
      """)
    return result
  }

  private func statements(_ scene: EffectiveScene, _ resolution: Resolution) -> Set<String> {
    var result: Set<String> = []
    let tree = document.tree
    for node in scene.objects where tree[node, .id] != nil {
      let isHidden = isHidden(node, resolution)
      result.insert(
        "object \(node.index) | \(tree[node, .id] ?? "") | \(tree.tag(of: node)) | \(isHidden ? 1 : 0)")
      for attribute in resolution.attributes(of: node) {
        let origin = attribute.origin.map(\.description) ?? "base"
        result.insert("attribute \(node.index) | \(attribute.name) | \(attribute.value) | \(origin)")
      }
    }
    for constraint in scene.constraints {
      result.insert(
        """
        constraint \(constraint.node.index) | \(constraint.first.item) | \(constraint.first.attribute.rawValue) | \
        \(constraint.relation.rawValue) | \(constraint.multiplier) | \(constraint.second?.item.text ?? "-") | \
        \(constraint.second?.attribute.rawValue ?? "-") | \(constraint.constant) | \(constraint.priority)
        """)
    }
    return result
  }

  /// Whether an object is a view that is hidden, or is in one.
  private func isHidden(_ node: NodeID, _ resolution: Resolution) -> Bool {
    var current: NodeID? = node
    while let object = current {
      if resolution.tree.isView(object), resolution.attribute(object, .hidden) == "YES" { return true }
      current = resolution.tree.parent(of: object)
    }
    return false
  }
}

extension SQLValue {
  fileprivate var comparable: String {
    switch self {
    case .null: "-"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    case .blob(let value): "\(value)"
    }
  }
}
