import SceneModel

/// The order in which Interface Builder writes an element's attributes, or its children.
///
/// One list for all elements, and for some elements pairs that stand the other way round.
package struct WritingOrder: Sendable {
  private let positions: [String: Int]
  /// The names before which each name comes although the list says otherwise, by element.
  private let exceptions: [String: Set<Pair>]

  private struct Pair: Hashable, Sendable {
    let first: String
    let second: String
  }

  /// An order of names separated by white space, and exceptions `first second` by element.
  init(general: String, exceptions: KeyValuePairs<String, [String]>) {
    var positions: [String: Int] = [:]
    for name in general.words { positions[name] = positions.count }
    self.positions = positions
    var pairs: [String: Set<Pair>] = [:]
    for (element, texts) in exceptions {
      for text in texts {
        let names = text.words
        guard names.count == 2 else { continue }
        pairs[element, default: []].insert(Pair(first: names[0], second: names[1]))
      }
    }
    self.exceptions = pairs
  }

  /// Whether one name comes before another in an element; nil where neither order is known.
  package func precedes(_ first: String, _ second: String, in element: String) -> Bool? {
    if let pairs = exceptions[element] {
      if pairs.contains(Pair(first: first, second: second)) { return true }
      if pairs.contains(Pair(first: second, second: first)) { return false }
    }
    guard let a = positions[first], let b = positions[second] else { return nil }
    return a < b
  }

  /// The index at which a new name goes among names: behind the last that comes before it, else before the
  /// first that comes after it; nil where the order knows none of them.
  func index(of name: String, among names: [String], in element: String) -> Int? {
    if let last = names.lastIndex(where: { precedes($0, name, in: element) == true }) { return last + 1 }
    return names.firstIndex { precedes(name, $0, in: element) == true }
  }
}
