import InterfaceBuilder
import SceneModel

extension Document {
  /// The bytes of the document's file.
  var bytes: [UInt8] { DocumentWriter().write(self) }

  /// The first thing in which another document is not the same, node for node and byte for byte; nil where nothing is.
  func difference(from other: Document) -> String? {
    if form != other.form { return "forms \(form) and \(other.form)" }
    if tree.count != other.tree.count { return "\(tree.count) and \(other.tree.count) nodes" }
    for index in 0..<tree.count {
      let node = NodeID(index)
      if tree.facts(of: node) != other.tree.facts(of: node) { return "node \(index)" }
    }
    return bytes == other.bytes ? nil : "bytes"
  }

  /// Throws where a document that should be the same is not.
  func requireSame(as other: Document, after step: String) throws(BrokenProperty) {
    if let difference = difference(from: other) {
      throw BrokenProperty("another document after \(step): \(difference)")
    }
  }

  /// Throws where the document's file is not read as the same document.
  func requireRereading(after step: String) throws(BrokenProperty) {
    do {
      try requireSame(as: try DocumentReader().read(bytes, path: path), after: "writing and reading, \(step)")
    } catch let error as BrokenProperty {
      throw error
    } catch {
      throw BrokenProperty("what was written is refused, \(step): \(error)")
    }
  }
}

extension ElementTree {
  /// All that the tree says of a node, each text as its bytes.
  fileprivate func facts(of node: NodeID) -> [[UInt8]] {
    var facts = ["\(kind(of: node).rawValue) \(subtree(of: node))", storedText(of: node)]
    if kind(of: node) == .element { facts.append(tag(of: node)) }
    for attribute in attributes(of: node) {
      facts += [names.text(attribute.name), attribute.storage, "\(attribute.isSpelled)"]
    }
    if let spelling = tagSpelling(of: node) { facts.append("\(spelling)") }
    return facts.map { Array($0.utf8) }
  }
}
