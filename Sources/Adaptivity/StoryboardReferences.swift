package import SceneModel

/// The references of a project's storyboards to each other's controllers, gathered as its documents are read
/// (Devices.md#segue-findings).
package struct StoryboardReferences {
  /// The targets in a storyboard to which references can lead.
  private struct Storyboard {
    var identifiers: Set<String> = []
    var hasInitialController = false
  }

  private struct Reference {
    /// The path of the document.
    let path: String
    let mention: StoryboardMention
  }

  private var storyboards: [String: Storyboard] = [:]
  private var references: [Reference] = []

  /// No documents.
  package init() {}

  /// Adds a document of the project.
  ///
  /// - Complexity: O(*n*) of its controllers.
  package mutating func add(_ document: Document, _ segues: SegueGraph) {
    add(segues.storyboardMentions(path: document.path), of: document.path)
  }

  /// Adds the mentions of storyboards in a document of the project.
  package mutating func add(_ mentions: [StoryboardMention], of path: String) {
    for mention in mentions {
      switch mention.kind {
      case .document:
        if storyboards[mention.storyboard] == nil { storyboards[mention.storyboard] = Storyboard() }
      case .initialController:
        storyboards[mention.storyboard, default: Storyboard()].hasInitialController = true
      case .identifier:
        storyboards[mention.storyboard, default: Storyboard()].identifiers.insert(mention.identifier ?? "")
      case .reference: references.append(Reference(path: path, mention: mention))
      }
    }
  }

  /// The references that lead to nothing in the added documents, in their order, with the paths
  /// of their documents.
  package var findings: [(path: String, finding: SegueFinding)] {
    references.compactMap { reference in finding(of: reference.mention).map { (reference.path, $0) } }
  }

  private func finding(of reference: StoryboardMention) -> SegueFinding? {
    let name = reference.storyboard
    guard let storyboard = storyboards[name] else {
      return SegueFinding(
        .missingStoryboard, reference.node,
        "the reference is to storyboard \"\(name)\", expected one of the source")
    }
    if let identifier = reference.identifier {
      if storyboard.identifiers.contains(identifier) { return nil }
      return SegueFinding(
        .missingReference, reference.node,
        "the reference is to \"\(identifier)\" of storyboard \"\(name)\", expected a storyboard identifier there"
      )
    }
    if storyboard.hasInitialController { return nil }
    return SegueFinding(
      .missingReference, reference.node,
      "the reference is to what storyboard \"\(name)\" starts with, expected it to start with a controller")
  }
}
