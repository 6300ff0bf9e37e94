package import InterfaceBuilder
package import SceneModel

/// Words in a document that accept findings of rules.
///
/// `ninefold:disable RULE… : reason` in the label of an object, or in a comment, holds for the element and
/// all that is in it: the object, the element around the comment, or the whole document where that is the
/// outermost one. In a comment `ninefold:disable-next` holds for the element that follows. `all` stands
/// for all rules.
package struct SuppressionMarker: Hashable, Sendable {
  /// The ids of the rules, as they are spelled.
  package let rules: [String]
  /// The reason; empty where none is given.
  package let reason: String
  /// The place of the object or the comment.
  package let place: DocumentPlace
  /// The identifier of the element for which it holds; empty where it has none.
  package let object: ObjectID
  /// The start of the element for which it holds, and the start of the next one; nil where nothing follows.
  package let start: DocumentPlace
  package let end: DocumentPlace?

  /// The word that begins a marker.
  package static let word = "ninefold:"

  package static let all = "all"
}

extension Document {
  /// The markers in the document, in the order of the file.
  ///
  /// - Complexity: O(*n*) of its nodes.
  package var suppressionMarkers: [SuppressionMarker] {
    let found = (1..<max(1, tree.count)).compactMap { MarkerText(NodeID($0), in: tree) }
    guard !found.isEmpty else { return [] }
    let places = DocumentPlaces(self)
    return found.map { marker in
      let end = tree.subtree(of: marker.scope).upperBound
      return SuppressionMarker(
        rules: marker.rules, reason: marker.reason, place: places[marker.node],
        object: ObjectID(tree[marker.scope, .id] ?? ""), start: places[marker.scope],
        end: end < tree.count ? places[NodeID(end)] : nil)
    }
  }
}

/// The words of a marker and their scope.
private struct MarkerText {
  let node: NodeID
  /// The element for which the marker holds.
  let scope: NodeID
  let rules: [String]
  let reason: String

  /// The marker that a node carries; nil where it carries none.
  init?(_ node: NodeID, in tree: ElementTree) {
    let isComment = tree.kind(of: node) == .comment
    let source = isComment ? tree.storedText(of: node) : tree[node, .userLabel]
    guard let text = source, let start = text.firstRange(of: SuppressionMarker.word)?.lowerBound else {
      return nil
    }
    let words = text[start...].split { $0.isWhitespace || $0 == "," }
    let isNext = words.first == "ninefold:disable-next" && isComment
    guard isNext || words.first == "ninefold:disable" else { return nil }
    let around = isComment ? tree.parent(of: node) ?? .document : node
    guard let scope = isNext ? tree.elements(of: around).first(where: { $0 > node }) : around else {
      return nil
    }
    self.node = node
    self.scope = scope
    let end = words.dropFirst().firstIndex { $0.hasSuffix(":") } ?? words.count
    rules = words[1..<min(end + 1, words.count)].map { String($0.prefix { $0 != ":" }) }.filter {
      !$0.isEmpty
    }
    reason = words.dropFirst(end + 1).joined(separator: " ")
  }
}
