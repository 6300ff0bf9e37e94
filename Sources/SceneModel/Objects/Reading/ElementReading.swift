/// A typed reading of an element: what some of its attributes and children say, as values.
///
/// A reading never loses anything: it is a view of the tree, which keeps what the reading does not know. It is nil of
/// another element. A value that cannot be read is nil in the reading and stays in the tree.
public protocol ElementReading: Hashable, Sendable {
  /// Every attribute that the reading reads, by the element that has it. An element without attributes is read for its
  /// presence or its text.
  ///
  /// A test takes each of these attributes away and expects another reading, and expects the same reading without any other.
  static var vocabulary: KeyValuePairs<String, [String]> { get }

  /// Reads an element, or nil where it is another than the reading reads.
  init?(_ node: NodeID, of tree: ElementTree)
}

extension ElementTree {
  /// The typed readings of all elements in a node of which there is one, in document order.
  public func readings<Reading: ElementReading>(_ type: Reading.Type, in node: NodeID) -> [Reading] {
    subtree(of: node).compactMap { index in
      nodes[index].kind == .element ? Reading(NodeID(index), of: self) : nil
    }
  }

  /// The typed reading of the first child of which there is one, variations left out.
  ///
  /// - Parameter key: The child's attribute `key`, or nil where any will do.
  public func reading<Reading: ElementReading>(_ type: Reading.Type, of node: NodeID, key: String? = nil)
    -> Reading?
  {
    for child in elements(of: node) where key == nil || self[child, .key] == key {
      if let reading = Reading(child, of: self) { return reading }
    }
    return nil
  }

  /// The typed readings of an object's children of a key, each with when it applies: the object's own first, then those
  /// of its variations, such as a colour and the dark one.
  public func variants<Reading: ElementReading>(
    _ type: Reading.Type, of node: NodeID, key: String
  ) -> [(applies: VariationKey, value: Reading)] {
    var result: [(applies: VariationKey, value: Reading)] = []
    if let base = reading(type, of: node, key: key) { result.append((VariationKey(.any), base)) }
    for child in elements(of: node) where name(of: child) == .variation {
      guard let value = reading(type, of: child, key: key) else { continue }
      result.append((VariationKey(self[child, .key] ?? "default"), value))
    }
    return result
  }
}
