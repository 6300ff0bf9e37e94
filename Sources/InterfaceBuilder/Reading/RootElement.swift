import SceneModel

/// The format that a document's root element names.
enum RootElement {
  /// Refuses by name what is XML but no Interface Builder document.
  static func examine(_ tree: ElementTree, offsets: [Int32]) throws(ReadDefect) {
    guard let root = tree.root else {
      throw ReadDefect(.malformed("no root element, expected <document>"), at: 0)
    }
    if tree.isElement(root, .document) { return }
    let name = tree.tag(of: root)
    throw ReadDefect(
      name == "archive" ? .xcode3Archive : .rootElement(name), at: Int(offsets[Int(root.index)]))
  }
}
