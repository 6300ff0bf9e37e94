import Controls
package import SceneModel

/// A mention of a storyboard in a document: the document itself, a name by which it can be referred to,
/// or a reference.
package struct StoryboardMention: Hashable, Sendable {
  /// The kind of mention.
  package enum Kind: String, CaseIterable, Sendable {
    /// The document is the storyboard, or one of its files.
    case document
    /// The storyboard starts with a controller.
    case initialController
    /// A controller of the storyboard has an identifier.
    case identifier
    /// A reference to a controller of the storyboard.
    case reference
  }

  package let kind: Kind
  /// The element.
  package let node: NodeID
  /// The storyboard's name.
  package let storyboard: String
  /// The identifier of a controller; nil of a reference to what the storyboard starts with.
  package let identifier: String?

  package init(_ kind: Kind, _ node: NodeID, of storyboard: String, identifier: String? = nil) {
    self.kind = kind
    self.node = node
    self.storyboard = storyboard
    self.identifier = identifier
  }
}

extension SegueGraph {
  /// The mentions of storyboards in a document of a path.
  ///
  /// - Complexity: O(*n*) of its controllers.
  package func storyboardMentions(path: String) -> [StoryboardMention] {
    guard let root = tree.root else { return [] }
    let name = Self.storyboardName(path)
    var mentions = [StoryboardMention(.document, root, of: name)]
    if let initial { mentions.append(StoryboardMention(.initialController, initial, of: name)) }
    for controller in controllers {
      if let identifier = tree[controller, .storyboardIdentifier] {
        mentions.append(StoryboardMention(.identifier, controller, of: name, identifier: identifier))
      }
      // A reference into another bundle leads to a storyboard that no project has.
      guard tree.isElement(controller, .viewControllerPlaceholder),
        tree.names.find("bundleIdentifier").flatMap({ tree[controller, $0] }) == nil
      else { continue }
      mentions.append(
        StoryboardMention(
          .reference, controller, of: tree[controller, .storyboardName] ?? name,
          identifier: tree[controller, .referencedIdentifier]))
    }
    return mentions
  }

  /// The name by which a storyboard is referred to: its file's, without the extension and the kind of device.
  ///
  /// Cut here, as the room of paths is one of the operating system, and this one has none.
  private static func storyboardName(_ path: String) -> String {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
    let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    return String(Substring(stem.prefix { $0 != UInt8(ascii: "~") }))
  }
}
