public import SceneModel

/// One value of an object under a trait collection, and where it comes from.
public struct EffectiveAttribute: Hashable, Sendable {
  /// The attribute's name; of a child element `key.attribute`, such as `fontDescription.pointSize`.
  public let name: String
  public let value: String
  /// The variation that holds the value, or nil where it is the object's own.
  public let origin: VariationKey?
}

extension Resolution {
  /// All the values of an object: its attributes, then those of its keyed children, each in document order.
  ///
  /// Left out are the children that are objects of their own, the saved frame, and the variations themselves.
  public func attributes(of node: NodeID) -> [EffectiveAttribute] {
    var result = EffectiveAttributes()
    collect(node, prefix: "", origin: nil, into: &result)
    for variation in variations(of: node) {
      let key = VariationKey(tree[variation, .key] ?? "")
      for child in tree.elements(of: variation) {
        if let name = tree[child, .key], tree.name(of: child) != .mask, name != "frame" {
          result.removeAll(under: name)
        }
      }
      collect(variation, prefix: "", origin: key, into: &result)
    }
    return result.values
  }

  private func collect(
    _ node: NodeID, prefix: String, origin: VariationKey?, into result: inout EffectiveAttributes
  ) {
    for attribute in tree.attributes(of: node) where attribute.name != .key {
      result.set(prefix + tree.names.text(attribute.name), attribute.value, origin)
    }
    for child in tree.elements(of: node) {
      guard let key = tree[child, .key], key != "frame", tree[child, .id] == nil else { continue }
      switch tree.name(of: child).known {
      case .variation, .mask, .connections, .subviews, .constraints: continue
      case .string, .mutableString: result.set(prefix + key, tree.text(in: child), origin)
      case .nil: result.set(prefix + key, "", origin)
      default: collect(child, prefix: prefix + key + ".", origin: origin, into: &result)
      }
    }
  }
}

/// Values in the order in which their names were first set.
private struct EffectiveAttributes {
  private(set) var values: [EffectiveAttribute] = []

  mutating func set(_ name: String, _ value: String, _ origin: VariationKey?) {
    let attribute = EffectiveAttribute(name: name, value: value, origin: origin)
    if let index = values.firstIndex(where: { $0.name == name }) {
      values[index] = attribute
    } else {
      values.append(attribute)
    }
  }

  /// Removes a keyed child that a variation replaces as a whole.
  mutating func removeAll(under key: String) {
    values.removeAll { $0.name == key || $0.name.hasPrefix(key + ".") }
  }
}
