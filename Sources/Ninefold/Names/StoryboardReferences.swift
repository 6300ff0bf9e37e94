package import Adaptivity
import InterfaceBuilder
package import SceneModel

/// A finding of a document's segues with its place.
package struct PlacedSegueFinding: Sendable {
  package let place: DocumentPlace
  package let finding: SegueFinding

  /// A finding at a place.
  package init(place: DocumentPlace, finding: SegueFinding) {
    self.place = place
    self.finding = finding
  }
}

extension PlacedSegueFinding: CustomStringConvertible {
  /// One line: `path:line:column: error: what is wrong and what was expected`; of what merely leads nowhere it says
  /// `warning`.
  package var description: String {
    "\(place): \(finding.isError ? "error" : "warning"): \(finding.text)"
  }
}

/// The references of a project's storyboards to each other's controllers, gathered as its documents are read
/// (Devices.md#segue-findings).
package struct StoryboardReferences {
  /// What a storyboard can be referred to by.
  private struct Storyboard {
    var identifiers: Set<String> = []
    var hasInitialController = false
  }

  private struct Reference {
    let node: NodeID
    let place: DocumentPlace
    /// Its own storyboard where it names none.
    let storyboard: String
    /// Nil where the controller is meant that the storyboard starts with.
    let identifier: String?
  }

  private var storyboards: [String: Storyboard] = [:]
  private var references: [Reference] = []

  /// No documents.
  package init() {}

  /// Adds a document of the project.
  ///
  /// - Complexity: O(*n*) of its controllers; with references in the size of its file.
  package mutating func add(_ document: Document, _ segues: SegueGraph) {
    let tree = document.tree
    let name = Self.storyboardName(document.path)
    var storyboard = storyboards[name] ?? Storyboard()
    storyboard.hasInitialController = storyboard.hasInitialController || segues.initial != nil
    var places: DocumentPlaces?
    for controller in segues.controllers {
      if let identifier = tree[controller, .storyboardIdentifier] {
        storyboard.identifiers.insert(identifier)
      }
      // A reference into another bundle is to what no project has.
      guard tree.isElement(controller, .viewControllerPlaceholder),
        tree.names.find("bundleIdentifier").flatMap({ tree[controller, $0] }) == nil
      else { continue }
      let known = places ?? DocumentPlaces(document)
      places = known
      references.append(
        Reference(
          node: controller, place: known[controller], storyboard: tree[controller, .storyboardName] ?? name,
          identifier: tree[controller, .referencedIdentifier]))
    }
    storyboards[name] = storyboard
  }

  /// The references that lead to nothing in the documents that were added, in their order.
  package var findings: [PlacedSegueFinding] {
    references.compactMap { reference in
      finding(of: reference).map { PlacedSegueFinding(place: reference.place, finding: $0) }
    }
  }

  private func finding(of reference: Reference) -> SegueFinding? {
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

  /// The name by which a storyboard is referred to: its file's, without its ending and the kind of device that it is for.
  private static func storyboardName(_ path: String) -> String {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
    let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    return String(Substring(stem.prefix { $0 != UInt8(ascii: "~") }))
  }
}
