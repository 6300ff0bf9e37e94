import Synchronization

/// Notes which elements and attributes of one tree are read by their names.
///
/// Iterating over all attributes or children of an element, as a copy does, is not a read.
@usableFromInline package final class ReadLog: Sendable {
  private struct Reads: Sendable {
    var attributes: [Bool]
    var elements: [Bool]
  }

  private let reads: Mutex<Reads>

  /// The log of a tree of which nothing was read.
  package init(of tree: ElementTree) {
    reads = Mutex(
      Reads(
        attributes: [Bool](repeating: false, count: tree.attributes.count),
        elements: [Bool](repeating: false, count: tree.count)))
  }

  /// Notes that the value of the attribute at an index of the tree's attributes was read.
  @usableFromInline
  func noteAttribute(_ index: Int) {
    reads.withLock { reads in
      if reads.attributes.indices.contains(index) { reads.attributes[index] = true }
    }
  }

  /// Notes that an element was found by its name or its key.
  @usableFromInline
  func noteElement(_ node: NodeID) {
    reads.withLock { reads in
      if reads.elements.indices.contains(Int(node.index)) { reads.elements[Int(node.index)] = true }
    }
  }

  /// Whether an element was found by its name or its key.
  package func hasRead(_ node: NodeID) -> Bool {
    reads.withLock { $0.elements.indices.contains(Int(node.index)) && $0.elements[Int(node.index)] }
  }

  /// Whether the value of the attribute at an index, as of ``ElementTree/attributes(of:)``, was read.
  package func hasRead(attribute index: Int) -> Bool {
    reads.withLock { $0.attributes.indices.contains(index) && $0.attributes[index] }
  }
}
