import Controls
import Resolver
import SceneModel

/// The document that code is written of, with what is asked of it again and again.
struct CodeContext {
  let document: Document
  let tree: ElementTree
  let resolver: Resolver
  /// The nine classes, in the order of ``SizeClass/all``.
  let classes: [Resolution]
  /// Whether texts are looked up in strings files.
  let isLocalized: Bool
  /// The property of the first outlet that leads to each object, by its identifier.
  let outlets: [String: String]
  /// The nodes that a variation may change.
  private let varied: Set<NodeID>

  /// The document in any width and any height.
  var base: Resolution { classes[0] }

  init(_ document: Document, isLocalized: Bool) {
    self.document = document
    self.isLocalized = isLocalized
    tree = document.tree
    resolver = Resolver(document)
    classes = resolver.resolveAll()
    outlets = document.tree.outletProperties
    varied = document.tree.variedNodes
  }

  /// A text as a literal, or looked up where the project has strings.
  func text(_ text: String, of node: NodeID, _ property: String) -> String {
    guard isLocalized, !text.isEmpty, let id = tree[node, .id] else { return SwiftText.literal(text) }
    return "NSLocalizedString(\(SwiftText.literal("\(id).\(property)")), "
      + "tableName: \(SwiftText.literal(document.fileName)), value: \(SwiftText.literal(text)), comment: \"\")"
  }

  /// The classes in which an object or a constraint is installed.
  func installed(_ node: NodeID) -> SizeClassSet {
    var set: SizeClassSet = []
    for resolution in classes where resolution.isInstalled(node) {
      set.formUnion(SizeClassSet(resolution.traits.sizeClass))
    }
    return set
  }

  /// Whether values of an object may differ between the classes.
  func isVaried(_ node: NodeID) -> Bool { varied.contains(node) }

  /// The class of an object, as its document names it where that is a name of Swift.
  func className(of node: NodeID) -> String {
    customClass(of: node) ?? standardClass(of: node)
  }

  /// The class that an object's element stands for.
  func standardClass(of node: NodeID) -> String { tree.objectKind(of: node)?.className ?? "UIView" }

  /// The custom class of an object; nil where it has none that is a name of Swift.
  func customClass(of node: NodeID) -> String? {
    guard let name = tree[node, .customClass], SwiftText.isName(name), !SwiftText.isKeyword(name),
      name != standardClass(of: node)
    else { return nil }
    return name
  }

  /// The object that a segue of a kind leads to, of the connections of an element.
  func destinations(of node: NodeID, kind: String) -> [NodeID] {
    guard let connections = tree.child(of: node, .connections) else { return [] }
    return tree.elements(of: connections).compactMap { segue in
      guard tree.isElement(segue, .segue), tree[segue, .kind] == kind else { return nil }
      return tree[segue, .destination].flatMap { resolver.node(ObjectID($0)) }
    }
  }
}

extension ElementTree {
  /// The property of the first outlet that leads to each object. A delegate or a data source is named for its
  /// task, not for itself.
  fileprivate var outletProperties: [String: String] {
    var result: [String: String] = [:]
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      guard isElement(node, .outlet), let destination = self[node, .destination],
        let property = self[node, .property], SwiftText.isName(property), !Self.tasks.contains(property)
      else { continue }
      result[destination] = result[destination] ?? property
    }
    return result
  }

  /// Outlets that say what an object does for another, or that every controller has.
  private static var tasks: Set<String> {
    ["delegate", "dataSource", "view", "prefetchDataSource", "dragDelegate", "dropDelegate", "nextResponder"]
  }

  /// The elements that have variations.
  fileprivate var variedNodes: Set<NodeID> {
    var result: Set<NodeID> = []
    for index in 1..<max(1, count) where name(of: NodeID(index)) == .variation {
      if let parent = parent(of: NodeID(index)) { result.insert(parent) }
    }
    return result
  }
}
