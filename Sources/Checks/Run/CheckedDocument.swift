package import Adaptivity
package import Controls
package import Devices
import OperatingSystem
package import Resolver
package import SceneModel

/// A document as rules check it: its contents, and the values in force in the nine size classes.
package final class CheckedDocument: Sendable {
  package let document: Document
  /// The scenes in document order.
  package let scenes: [SceneOutline]
  package let resolver: Resolver
  /// The texts of the document in other languages, a file each.
  package let strings: [LocalizedStrings]
  /// The app that the document is for, as far as it is known.
  package let app: DocumentApp
  private let nine: MadeOnce<[Resolution]>
  private let graph: MadeOnce<SegueGraph>
  private let names: MadeOnce<[SceneNames]>
  private let connected: MadeOnce<Set<String>>
  private let places: MadeOnce<ObjectSites>
  private let dangling: MadeOnce<[Set<Axis>]>

  /// A document that was read, and its texts in other languages.
  package init(_ document: Document, strings: [LocalizedStrings] = [], app: DocumentApp = DocumentApp()) {
    self.document = document
    self.strings = strings
    self.app = app
    let scenes = document.scenes
    self.scenes = scenes
    let resolver = Resolver(document)
    self.resolver = resolver
    let nine = MadeOnce { resolver.resolveAll(TraitCollection()) }
    self.nine = nine
    names = MadeOnce { scenes.map { SceneNames(nine.value[0], $0) } }
    graph = MadeOnce { SegueGraph(document) }
    connected = MadeOnce { document.tree.outletDestinations }
    places = MadeOnce { ObjectSites(document, scenes) }
    dangling = MadeOnce { scenes.map { resolver.danglingAxes(in: $0) } }
  }

  /// The elements of the document.
  package var tree: ElementTree { document.tree }

  /// The document in the nine size classes, in the order of ``SizeClass/all``.
  package var resolutions: [Resolution] { nine.value }

  /// The names of the objects of each scene, in the order of the scenes.
  var sceneNames: [SceneNames] { names.value }

  /// The places of the objects in the file, and their names in findings.
  var sites: ObjectSites { places.value }

  /// The controllers and the segues between them.
  package var segues: SegueGraph { graph.value }

  /// The identifiers of the objects and constraints that outlets lead to: code may install those that no size
  /// class installs.
  var outletDestinations: Set<String> { connected.value }

  /// Whether an outlet leads to an object or a constraint.
  func hasOutlet(_ node: NodeID) -> Bool { tree[node, .id].map(outletDestinations.contains) ?? false }

  /// The axes along which a constraint of the scene around a node names an object that the document does not
  /// have.
  func danglingAxes(around node: NodeID) -> Set<Axis> {
    sceneIndex(of: node).map { dangling.value[$0] } ?? []
  }

  /// All elements in document order.
  package var elements: some Sequence<NodeID> {
    (1..<max(1, tree.count)).lazy.map { NodeID($0) }.filter { [tree] in tree.kind(of: $0) == .element }
  }

  /// The constraints in document order, as the document has them, installed or not.
  package var constraints: [LayoutConstraint] {
    elements.compactMap { tree.isElement($0, .constraint) ? tree.layoutConstraint($0) : nil }
  }

  /// The constraints of a scene in document order, as the document has them, installed or not.
  func constraints(in scene: SceneOutline) -> [LayoutConstraint] { tree.constraints(in: scene) }

  /// The constraints of a scene that are installed in a size class, with the values in force.
  package func constraints(of scene: SceneOutline, in sizeClass: SizeClass) -> EffectiveConstraints {
    resolutions[SizeClass.all.firstIndex(of: sizeClass) ?? 0].scene(scene).constraints
  }

  /// Whether it is a storyboard rather than a xib.
  package var isStoryboard: Bool { tree.root.map { tree.child(of: $0, .scenes) != nil } ?? false }

  /// The last component of the path, without its extension.
  package var fileName: String { document.fileName }
}

extension ElementTree {
  fileprivate var outletDestinations: Set<String> {
    var destinations: Set<String> = []
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      guard isElement(node, .outlet) || isElement(node, .outletCollection) else { continue }
      if let destination = self[node, .destination] { destinations.insert(destination) }
    }
    return destinations
  }
}

extension ElementTree {
  /// The constraints of a scene in document order, installed or not.
  fileprivate func constraints(in scene: SceneOutline) -> [LayoutConstraint] {
    subtree(of: scene.objects).compactMap { index in
      isElement(NodeID(index), .constraint) ? layoutConstraint(NodeID(index)) : nil
    }
  }
}

extension Resolver {
  /// The axes along which a constraint of a scene names an object that the document does not have.
  fileprivate func danglingAxes(in scene: SceneOutline) -> Set<Axis> {
    let constraints = document.tree.constraints(in: scene).filter { constraint in
      ([constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])).contains {
        !$0.text.isEmpty && node($0) == nil
      }
    }
    return Set(constraints.map(\.first.attribute.axis))
  }
}
