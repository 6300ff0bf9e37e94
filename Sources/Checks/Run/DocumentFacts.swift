package import Adaptivity
package import SceneModel

/// The facts of a document that other documents, or the resources of its project, must agree with.
package struct DocumentFacts: Hashable, Sendable {
  /// A name of something outside of the document.
  package struct Mention: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      /// An image or a colour of a catalogue, or an image file.
      case image, color
      /// A font, by its PostScript name.
      case font
      /// A class, with its module behind it.
      case customClass
    }

    package let kind: Kind
    package let name: String
    /// The module of a class: empty where none is named.
    package let module: String
    /// The element that names it first.
    package let node: NodeID

    package init(_ kind: Kind, _ name: String, module: String = "", _ node: NodeID) {
      self.kind = kind
      self.name = name
      self.module = module
      self.node = node
    }
  }

  /// The path of the document.
  package let path: String
  /// The mentions of storyboards.
  package let storyboards: [StoryboardMention]
  /// The names of things outside of it, each once.
  package let mentions: [Mention]
  /// The markers that accept findings in it.
  package let markers: [SuppressionMarker]
  /// The places of the elements that hold the facts.
  package let sites: FactSites
}

extension CheckedDocument {
  /// The facts of the document that others must agree with.
  ///
  /// - Complexity: O(*n*) of its nodes.
  package var facts: DocumentFacts {
    let storyboards = segues.storyboardMentions(path: document.path)
    let mentions = mentions
    return DocumentFacts(
      path: document.path, storyboards: storyboards, mentions: mentions, markers: document.suppressionMarkers,
      sites: FactSites(Set(storyboards.map(\.node) + mentions.map(\.node)), in: sites))
  }

  private var mentions: [DocumentFacts.Mention] {
    var known: Set<[String]> = []
    var mentions: [DocumentFacts.Mention] = []
    func add(_ mention: DocumentFacts.Mention) {
      guard known.insert([mention.kind.rawValue, mention.name, mention.module]).inserted else { return }
      mentions.append(mention)
    }
    let (images, colors) = tree.namedAssets
    let module = tree.names.find("customModule")
    for index in 1..<max(1, tree.count) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element else { continue }
      if tree.isElement(node, .fontDescription) || tree.isElement(node, .font), let name = tree[node, .name] {
        add(DocumentFacts.Mention(.font, name, node))
      } else if let name = tree[node, .customClass] {
        add(DocumentFacts.Mention(.customClass, name, module: module.flatMap { tree[node, $0] } ?? "", node))
      }
      if let name = tree[node, .image], images.contains(name) {
        add(DocumentFacts.Mention(.image, name, node))
      }
    }
    // A name that no object is seen to mention is mentioned by the list of resources.
    guard let resources = tree.resources else { return mentions }
    for resource in tree.elements(of: resources) {
      guard let name = tree[resource, .name] else { continue }
      if tree.isElement(resource, .image), images.contains(name) {
        add(DocumentFacts.Mention(.image, name, resource))
      } else if tree.isElement(resource, .namedColor), colors.contains(name) {
        add(DocumentFacts.Mention(.color, name, resource))
      }
    }
    return mentions
  }
}
