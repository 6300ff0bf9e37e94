import InterfaceBuilder
import SceneModel

extension Document {
  /// The bytes of the document's file.
  var bytes: [UInt8] { DocumentWriter().write(self) }

  /// The first thing in which another document is not the same, node for node and byte for byte; nil where
  /// nothing is.
  func difference(from other: Document) -> String? {
    if form != other.form { return "forms \(form) and \(other.form)" }
    if tree.count != other.tree.count { return "\(tree.count) and \(other.tree.count) nodes" }
    for index in 0..<tree.count {
      if !tree.has(NodeID(index), as: other.tree) { return "node \(index)" }
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
    try reread(after: step).requireSame(as: self, after: "writing and reading, \(step)")
  }

  /// Throws where the document's file is not read, or where what is read has another file. A document that is
  /// no file of Interface Builder may have the same content in nodes that no reading gives, such as two texts
  /// in place of one.
  func requireReadable(after step: String) throws(BrokenProperty) {
    try require(try reread(after: step).bytes == bytes, "other bytes after writing and reading, \(step)")
  }

  private func reread(after step: String) throws(BrokenProperty) -> Document {
    do {
      return try DocumentReader().read(bytes, path: path)
    } catch {
      throw BrokenProperty("what was written is refused, \(step): \(error)")
    }
  }
}

extension ElementTree {
  /// Whether a node is the same in another tree, each text byte for byte.
  fileprivate func has(_ node: NodeID, as other: ElementTree) -> Bool {
    guard kind(of: node) == other.kind(of: node), subtree(of: node) == other.subtree(of: node),
      Self.same(storedText(of: node), other.storedText(of: node)),
      tagSpelling(of: node) == other.tagSpelling(of: node)
    else { return false }
    guard kind(of: node) == .element else { return true }
    let (here, there) = (attributes(of: node), other.attributes(of: node))
    return Self.same(tag(of: node), other.tag(of: node)) && here.count == there.count
      && zip(here, there).allSatisfy { a, b in
        Self.same(names.text(a.name), other.names.text(b.name)) && a.isSpelled == b.isSpelled
          && Self.same(a.storage, b.storage)
      }
  }

  /// `String` takes composed and decomposed letters for the same; their bytes are not.
  private static func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}
