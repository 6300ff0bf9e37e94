package import SceneModel

extension Resolution {
  /// The text that an object shows, or nil where it shows none.
  ///
  /// It is the object's own text or title, plain or attributed; of a button that of its configuration, else
  /// of its normal state; of a segmented control the titles of its segments; of a control for macOS the text
  /// of its cell; and of a field without text its placeholder.
  package func shownText(of node: NodeID) -> String? {
    if let text = written(node, .text) ?? written(node, .title) { return text }
    let configuration = tree.child(of: node, .buttonConfiguration)
    if let title = configuration.flatMap({ written($0, .title) }) { return title }
    if let state = child(node, key: "normal"), let title = written(state, .title) { return title }
    if let titles = segmentTitles(of: node) { return titles }
    if let cell = child(node, key: "cell"), let text = shownText(of: cell) { return text }
    return written(node, .placeholder) ?? named(node, "placeholderString") ?? named(node, "prompt")
  }

  /// The user's label of an object in Interface Builder's outline, else the text that it shows;
  /// nil of neither.
  package func label(of node: NodeID) -> String? {
    tree[node, .userLabel].flatMap { $0.isEmpty ? nil : $0 } ?? shownText(of: node)
  }

  /// A text that is not empty: the plain one, else the attributed one, which comes first where the
  /// object says so.
  private func written(_ node: NodeID, _ name: KnownName) -> String? {
    let plain = text(node, name).flatMap { $0.isEmpty ? nil : $0 }
    if plain != nil, flag(node, .usesAttributedText) != true { return plain }
    guard tree.child(of: node, .attributedString) != nil else { return plain }
    let word = name.text
    return attributedText(node, key: "attributed" + word.prefix(1).uppercased() + word.dropFirst()) ?? plain
  }

  /// The characters of an `<attributedString>` of a key, or nil where there are none.
  private func attributedText(_ node: NodeID, key: String) -> String? {
    guard let string = child(node, key: key), tree.isElement(string, .attributedString) else { return nil }
    let fragments = tree.elements(of: string).filter { tree.isElement($0, .fragment) }
    let text = fragments.compactMap { self.text($0, .content) }.joined()
    return text.isEmpty ? nil : text
  }

  private func segmentTitles(of node: NodeID) -> String? {
    guard let segments = tree.child(of: node, .segments) else { return nil }
    let titles = tree.elements(of: segments).compactMap { segment in
      tree.isElement(segment, .segment) ? written(segment, .title) ?? named(segment, "label") : nil
    }
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }

  /// The value of an attribute that few elements have, which no size class varies.
  private func named(_ node: NodeID, _ name: String) -> String? {
    tree.names.find(name).flatMap { tree[node, $0] }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
