import SceneModel
import SceneProject

/// The first difference between two documents, or nil where they are the same node for node and
/// byte for byte.
func difference(_ a: Document, _ b: Document) -> String? {
  if !a.path.utf8.elementsEqual(b.path.utf8) { return "paths \(a.path), \(b.path)" }
  if a.form != b.form { return "forms \(a.form), \(b.form)" }
  if a.tree.count != b.tree.count { return "\(a.tree.count) and \(b.tree.count) nodes" }
  for index in 0..<a.tree.count {
    let node = NodeID(index)
    let sides = [a, b].map { facts(of: node, in: $0.tree) }
    if sides[0] != sides[1] { return "node \(index): \(sides)" }
  }
  return nil
}

/// All that a tree says of a node, each text as its bytes.
private func facts(of node: NodeID, in tree: ElementTree) -> [[UInt8]] {
  var facts = ["\(tree.kind(of: node)) \(tree.subtree(of: node))", tree.storedText(of: node)]
  if tree.kind(of: node) == .element { facts.append(tree.tag(of: node)) }
  for attribute in tree.attributes(of: node) {
    facts += [tree.names.text(attribute.name), attribute.storage, "\(attribute.isSpelled)"]
  }
  facts.append("\(String(describing: tree.tagSpelling(of: node)))")
  return facts.map { Array($0.utf8) }
}

/// Reads a project from the files that were written.
func read(_ files: [ProjectFile]) throws(ProjectError) -> [Document] {
  let files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  let reader = SceneProjectReader { (path) throws(ProjectError) in files[path] }
  var documents: [Document] = []
  for entry in try reader.head().documents { documents.append(try reader.document(entry)) }
  return documents
}
