package import Controls
import Resolver
package import SceneModel

/// The Swift source of scenes, written against UIKit.
///
/// A class a controller, a class a cell, and a class each other view at the top of a scene. The source says
/// what the document says; what it cannot say is a comment in it, and is listed.
package struct SceneCode: Sendable {
  /// A class of the source.
  package struct Class: Sendable {
    /// The kind of object that the class is for.
    package enum Kind: String, Sendable {
      case controller, view, cell
    }

    /// The class's name.
    package let name: String
    /// The class that it extends.
    package let superclass: String
    package let kind: Kind
    /// The identifier of the controller's or the view's element.
    package let id: ObjectID
    /// The views that the class has, in document order.
    package let views: [View]
    /// The parts of the object and its views that the source does not have.
    package let omissions: [CodeOmission]
  }

  /// A view of a class.
  package struct View: Sendable {
    /// The identifier that the document gives it.
    package let id: ObjectID
    /// How code of the class calls it, such as `titleLabel`; `self` of the class's own view.
    package let expression: String
  }

  /// A class that the source names and does not have: the user's own.
  package struct OwnType: Hashable, Sendable {
    package let name: String
    package let superclass: String
  }

  /// The source, a file.
  package let source: String
  /// The classes, in the order of the source.
  package let classes: [Class]
  /// The user's own classes that the source names, each once.
  package let ownTypes: [OwnType]

  /// The code of some scenes of a document.
  ///
  /// - Parameter isLocalized: Whether texts are looked up in the document's strings files.
  /// - Complexity: O(*n* log *n*) of the document's nodes.
  package init(_ document: Document, _ scenes: [SceneOutline], isLocalized: Bool = false) {
    let context = CodeContext(document, isLocalized: isLocalized)
    let reading = CodeUnitReading(context, scenes)
    let types = Types(names: reading.typeNames, context)
    let writers = reading.units.map { ClassWriter($0, types, context) }
    var lines = SourceLines()
    for framework in Self.frameworks(writers) { lines.add("import \(framework)") }
    for writer in writers { writer.write(to: &lines) }
    source = lines.text
    classes = writers.map(\.description)
    var own: [OwnType] = []
    let known = Set(reading.units.map(\.name)).union(ObjectKind.all.map(\.className))
    for writer in writers {
      for member in writer.members.members where member.isStored && !known.contains(member.className) {
        guard context.customClass(of: member.node) != nil else { continue }
        let type = OwnType(name: member.className, superclass: context.standardClass(of: member.node))
        if let known = own.firstIndex(where: { $0.name == type.name }) {
          // A class of a plain view and of a button is a button, which is a view.
          if own[known].superclass == "UIView" { own[known] = type }
        } else {
          own.append(type)
        }
      }
    }
    ownTypes = own
  }

  /// The frameworks of the classes that are named, in order.
  private static func frameworks(_ writers: [ClassWriter]) -> [String] {
    var result: Set<String> = ["UIKit"]
    for member in writers.flatMap(\.members.members) {
      for (prefix, framework) in [
        ("MK", "MapKit"), ("WK", "WebKit"), ("SCN", "SceneKit"), ("SK", "SpriteKit"), ("MTK", "MetalKit"),
        ("GLK", "GLKit"), ("AR", "ARKit"), ("AV", "AVKit"),
      ] where member.className.hasPrefix(prefix) && !member.isCustom(in: writers) {
        result.insert(framework)
      }
    }
    return result.sorted()
  }

  /// The names of the classes, and which controllers hold which.
  struct Types {
    let names: [NodeID: String]
    private let held: [NodeID: [NodeID]]

    init(names: [NodeID: String], _ context: CodeContext) {
      self.names = names
      var held: [NodeID: [NodeID]] = [:]
      let tree = context.tree
      for index in 1..<max(1, tree.count) where tree.isElement(NodeID(index), .segue) {
        let segue = NodeID(index)
        guard ["embed", "relationship"].contains(tree[segue, .kind] ?? ""),
          let destination = tree[segue, .destination].flatMap({ context.resolver.node(ObjectID($0)) }),
          let source = tree.ancestor(of: segue, where: { tree.role(of: $0) == .controller })
        else { continue }
        held[source, default: []].append(destination)
      }
      self.held = held
    }

    /// Whether a controller that is held by another holds that itself, so that neither could be made.
    func isRing(_ controller: NodeID, _ destination: NodeID) -> Bool {
      var known: Set<NodeID> = [destination]
      var open = [destination]
      while let next = open.popLast() {
        if next == controller { return true }
        for other in held[next] ?? [] where known.insert(other).inserted { open.append(other) }
      }
      return false
    }
  }
}

extension CodeMember {
  /// Whether the class is the user's own, whatever its name begins with.
  fileprivate func isCustom(in writers: [ClassWriter]) -> Bool {
    writers.first.map { $0.context.customClass(of: node) != nil } ?? false
  }
}

extension ClassWriter {
  /// The class as a caller sees it.
  fileprivate var description: SceneCode.Class {
    let kind: SceneCode.Class.Kind =
      switch unit.kind {
      case .controller: .controller
      case .view: .view
      case .tableCell, .collectionCell, .reusableView: .cell
      }
    var omissions: [CodeOmission] = []
    for (member, settings) in zip(members.members, settings) {
      let id = ObjectID(tree[member.node, .id] ?? "")
      omissions += settings.common.omissions.map { CodeOmission(object: id, text: $0.onOneLine) }
    }
    return SceneCode.Class(
      name: unit.name, superclass: unit.superclass, kind: kind, id: ObjectID(tree[unit.node, .id] ?? ""),
      views: members.members.compactMap { member in
        tree[member.node, .id].map { SceneCode.View(id: ObjectID($0), expression: member.object) }
      },
      omissions: omissions + self.omissions)
  }
}
