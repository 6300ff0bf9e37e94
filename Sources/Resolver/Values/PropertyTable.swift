import SceneModel

/// What an object and its variations say, property by property.
///
/// A property is an attribute, or a child element with a key that a variation replaces as a whole. Its values are flat:
/// an attribute's under its name, a child's under `key.attribute`.
struct PropertyTable {
  /// What the object itself, or one variation, says of a property.
  struct Statement {
    /// The place of the variation, or nil of the object's own.
    let variation: Int?
    var values: [(name: String, value: String)]
  }

  struct Property {
    let name: String
    /// The object's own first, then those of variations, the most general first.
    var statements: [Statement]

    /// Whether a variation speaks of it.
    var isVaried: Bool { statements.last?.variation != nil }
  }

  /// The object's own properties in document order, then those that only variations have.
  private(set) var properties: [Property] = []
  private var places: [String: Int] = [:]
  private let tree: ElementTree

  /// The longest path of keys that is followed, in UTF-8 bytes: values that are deeper have none.
  private static let longestPath = 512

  init(_ node: NodeID, _ resolver: Resolver) {
    tree = resolver.document.tree
    read(node, variation: nil)
    for place in resolver.variations.places(of: node) ?? 0..<0 {
      read(resolver.variations.variations[place].node, variation: place)
    }
  }

  private mutating func read(_ node: NodeID, variation: Int?) {
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      let name = tree.names.text(attribute.name)
      add(name, [(name, attribute.value)], variation)
    }
    for child in tree.children(of: node) {
      guard let key = valueKey(child, in: "") else { continue }
      var values: [(name: String, value: String)] = []
      collect(child, path: key, into: &values)
      add(key, values, variation)
    }
  }

  /// Adds a statement. Of two children of one key in one element the first counts.
  private mutating func add(_ name: String, _ values: [(name: String, value: String)], _ variation: Int?) {
    guard let place = places[name] else {
      places[name] = properties.count
      properties.append(Property(name: name, statements: [Statement(variation: variation, values: values)]))
      return
    }
    if properties[place].statements.last?.variation == variation { return }
    properties[place].statements.append(Statement(variation: variation, values: values))
  }

  /// The key under which an element stands for a value: nil of objects, of what holds others, and of saved frames.
  private func valueKey(_ node: NodeID, in path: String) -> String? {
    guard tree.kind(of: node) == .element, let key = tree[node, .key], key != "frame", tree[node, .id] == nil,
      path.utf8.count + key.utf8.count < Self.longestPath
    else { return nil }
    switch tree.name(of: node).known {
    case .variation, .mask, .connections, .subviews, .constraints: return nil
    default: return path.isEmpty ? key : path + "." + key
    }
  }

  private func collect(_ node: NodeID, path: String, into values: inout [(name: String, value: String)]) {
    switch tree.name(of: node).known {
    case .string, .mutableString:
      values.append((path, tree.text(in: node)))
      return
    case .nil:
      values.append((path, ""))
      return
    default: break
    }
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      values.append((path + "." + tree.names.text(attribute.name), attribute.value))
    }
    var keys: Set<String> = []
    for child in tree.children(of: node) {
      if let inner = valueKey(child, in: path), keys.insert(inner).inserted {
        collect(child, path: inner, into: &values)
      }
    }
  }
}
