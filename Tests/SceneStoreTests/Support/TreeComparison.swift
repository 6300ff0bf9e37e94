import SceneModel

extension ElementTree {
  /// The first node at which two trees differ, in words, or nil where they are the same in every respect.
  func difference(from other: ElementTree) -> String? {
    for index in 0..<min(count, other.count) {
      let node = NodeID(index)
      let here = [
        "\(kind(of: node))", "\(parent(of: node)?.index ?? -1)", "\(subtree(of: node))", tag(of: node),
        storedText(of: node), "\(String(describing: tagSpelling(of: node)))", spelled(node),
      ]
      let there = [
        "\(other.kind(of: node))", "\(other.parent(of: node)?.index ?? -1)", "\(other.subtree(of: node))",
        other.tag(of: node), other.storedText(of: node), "\(String(describing: other.tagSpelling(of: node)))",
        other.spelled(node),
      ]
      // Byte by byte: String takes composed and decomposed letters for the same.
      if here.map({ Array($0.utf8) }) != there.map({ Array($0.utf8) }) {
        return "node \(index): \(here) and \(there)"
      }
    }
    return count == other.count ? nil : "\(count) and \(other.count) nodes"
  }

  private func spelled(_ node: NodeID) -> String {
    attributes(of: node).map { "\(names.text($0.name))=\($0.isSpelled)\($0.storage)" }.joined(separator: "|")
  }
}
