extension ElementTree {
  /// All that an element holds, on one line: two elements with equal contents say the same.
  ///
  /// Of each element in it, in document order, its key, else its name, and in parentheses its attributes in
  /// the order of their names, the elements in it and, where there are none, its characters:
  /// `fragment(content="Open" attributes(NSFont(name="Helvetica" size="20")))`. What is within an
  /// object is that object's.
  ///
  /// - Complexity: O(*n*) of the nodes in the element.
  package func contents(of element: NodeID) -> String {
    var result = ""
    var ends: [Int] = []
    var object = 0..<0
    for index in subtree(of: element).dropFirst() where kind(of: NodeID(index)) == .element {
      let node = NodeID(index)
      if object.contains(index) { continue }
      if let id = self[node, .id], !id.isEmpty { object = subtree(of: node) }
      while let end = ends.last, end <= index {
        result += ")"
        ends.removeLast()
      }
      if !result.isEmpty, result.utf8.last != UInt8(ascii: "(") { result += " " }
      result += (self[node, .key] ?? tag(of: node)) + "("
      result += values(of: node).joined(separator: " ")
      ends.append(subtree(of: node).upperBound)
    }
    return result + String(repeating: ")", count: ends.count)
  }

  /// The attributes of an element in the order of their names, and its characters where no element is in it.
  private func values(of node: NodeID) -> [String] {
    let named = attributes(of: node).filter { $0.name != .key }.map { (names.text($0.name), $0.value) }
    var values = named.sorted { $0.0 < $1.0 }.map { "\($0.0)=\(Self.quoted($0.1))" }
    let text = elements(of: node).contains { _ in true } ? "" : self.text(in: node)
    if !text.isEmpty { values.append(Self.quoted(text)) }
    return values
  }

  private static func quoted(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) {
      return "\"\(text)\""
    }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
