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
    /// The path of the document.
    let path: String
    /// The index of the element.
    let node: Int
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
  /// - Complexity: O(*n*) of its controllers.
  package mutating func add(_ document: Document, _ segues: SegueGraph) {
    let tree = document.tree
    let name = Self.storyboardName(document.path)
    var storyboard = storyboards[name] ?? Storyboard()
    storyboard.hasInitialController = storyboard.hasInitialController || segues.initial != nil
    for controller in segues.controllers {
      if let identifier = tree[controller, .storyboardIdentifier] {
        storyboard.identifiers.insert(identifier)
      }
      // A reference into another bundle is to what no project has.
      guard tree.isElement(controller, .viewControllerPlaceholder),
        tree.names.find("bundleIdentifier").flatMap({ tree[controller, $0] }) == nil
      else { continue }
      references.append(
        Reference(
          path: document.path, node: Int(controller.index),
          storyboard: tree[controller, .storyboardName] ?? name,
          identifier: tree[controller, .referencedIdentifier]))
    }
    storyboards[name] = storyboard
  }

  /// The references that lead to nothing in the documents that were added, in their order, with the paths of their documents.
  fileprivate var findings: [(path: String, finding: SegueFinding)] {
    references.compactMap { reference in finding(of: reference).map { (reference.path, $0) } }
  }

  private func finding(of reference: Reference) -> SegueFinding? {
    let name = reference.storyboard
    guard let storyboard = storyboards[name] else {
      return SegueFinding(
        .missingStoryboard, NodeID(reference.node),
        "the reference is to storyboard \"\(name)\", expected one of the source")
    }
    if let identifier = reference.identifier {
      if storyboard.identifiers.contains(identifier) { return nil }
      return SegueFinding(
        .missingReference, NodeID(reference.node),
        "the reference is to \"\(identifier)\" of storyboard \"\(name)\", expected a storyboard identifier there"
      )
    }
    if storyboard.hasInitialController { return nil }
    return SegueFinding(
      .missingReference, NodeID(reference.node),
      "the reference is to what storyboard \"\(name)\" starts with, expected it to start with a controller")
  }

  /// The name by which a storyboard is referred to: its file's, without its ending and the kind of device that it is for.
  private static func storyboardName(_ path: String) -> String {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
    let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    return String(Substring(stem.prefix { $0 != UInt8(ascii: "~") }))
  }
}

extension OpenSource {
  /// The references that lead to nothing, with their places, for which the documents that have some are read again.
  package func findings(of references: StoryboardReferences) throws -> [PlacedSegueFinding] {
    let found = references.findings
    let paths = Set(found.map(\.path))
    var places: [String: DocumentPlaces] = [:]
    for document in try paths.isEmpty ? [] : documents() where paths.contains(document.path) {
      if case .success(let read) = try read(document) { places[document.path] = DocumentPlaces(read) }
    }
    return found.map { path, finding in
      let place = places[path]?[finding.node] ?? DocumentPlace(path: path, line: 1, column: 1)
      return PlacedSegueFinding(place: place, finding: finding)
    }
  }
}
