import Controls
import SceneModel

/// Finds the classes that are written of scenes, and their names.
struct CodeUnitReading {
  private let context: CodeContext
  private var tree: ElementTree { context.tree }
  private(set) var units: [CodeUnit] = []
  private var names = NameScope(SwiftName.frameworkTypes)

  init(_ context: CodeContext, _ scenes: [SceneOutline]) {
    self.context = context
    // Classes that views have in the document are the user's own, which no other class may be called like.
    for index in 1..<max(1, context.tree.count) {
      let node = NodeID(index)
      if context.tree.isView(node), let name = context.customClass(of: node) { _ = names.take(name) }
    }
    for scene in scenes { read(scene) }
  }

  /// The name of the class of an object; nil of one that has none of its own.
  var typeNames: [NodeID: String] { Dictionary(units.map { ($0.node, $0.name) }) { first, _ in first } }

  private mutating func read(_ scene: SceneOutline) {
    for node in tree.elements(of: scene.objects) where tree[node, .id] != nil {
      switch tree.role(of: node) {
      case .controller:
        guard node == scene.controller else { continue }
        let root = tree.child(of: node, key: "view")
        add(.controller, node, root: root, fallback: controllerName(node, scene), suffix: "ViewController")
      default:
        guard tree.isView(node) else { continue }
        addView(node, fallback: scene.name)
      }
    }
  }

  private func controllerName(_ node: NodeID, _ scene: SceneOutline) -> String {
    tree[node, .storyboardIdentifier] ?? tree[node, .userLabel] ?? tree[node, .title] ?? scene.name
  }

  private mutating func addView(_ node: NodeID, fallback: String) {
    let kind = kind(ofView: node)
    let named =
      kind.isCell
      ? tree.names.find("reuseIdentifier").flatMap { tree[node, $0] } ?? tree[node, .userLabel]
      : tree[node, .userLabel]
    let suffix =
      switch kind {
      case .tableCell, .collectionCell: "Cell"
      case .controller, .view, .reusableView: "View"
      }
    add(kind, node, root: node, fallback: named ?? fallback, suffix: suffix)
  }

  private func kind(ofView node: NodeID) -> CodeUnit.Kind {
    switch tree.name(of: node).known {
    case .tableViewCell: .tableCell
    case .collectionViewCell: .collectionCell
    case .collectionReusableView: .reusableView
    default: .view
    }
  }

  /// Adds a class, then those of the cells in it.
  private mutating func add(
    _ kind: CodeUnit.Kind, _ node: NodeID, root: NodeID?, fallback: String, suffix: String
  ) {
    let custom = context.customClass(of: node)
    let isOwn = custom.map { name in !units.contains { $0.name == name } } ?? false
    var name = custom ?? ""
    if !isOwn {
      let words = SwiftName.pascalCase(fallback, words: 4) ?? "Scene"
      name = names.unique(words.hasSuffix(suffix) || words.hasSuffix("Controller") ? words : words + suffix)
    } else if let custom {
      _ = names.take(custom)
    }
    units.append(
      CodeUnit(
        kind: kind, node: node, root: root, name: name, superclass: context.standardClass(of: node)))
    if let root { addCells(in: root, except: node, fallback: name) }
  }

  private mutating func addCells(in root: NodeID, except own: NodeID, fallback: String) {
    var index = Int(root.index) + 1
    let end = tree.subtree(of: root).upperBound
    while index < end {
      let node = NodeID(index)
      index += 1
      guard tree.isCell(node), node != own else { continue }
      index = tree.subtree(of: node).upperBound
      addView(node, fallback: fallback + "Cell")
    }
  }
}

extension ElementTree {
  /// Whether an element is a cell or a header of a table or a collection, which has a class of its own.
  func isCell(_ node: NodeID) -> Bool {
    guard kind(of: node) == .element, self[node, .id] != nil else { return false }
    switch name(of: node).known {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: return true
    default: return false
    }
  }
}

extension SwiftName {
  /// Types of the frameworks that generated code names, which no class of it may be called like.
  static let frameworkTypes: Set<String> = [
    "UIView", "UIViewController", "UILabel", "UIButton", "UIImage", "UIColor", "UIFont", "CGRect", "CGSize",
    "String", "Any", "Bool", "Int", "Double", "Float", "NSCoder", "NSLayoutConstraint", "IndexPath", "Bundle",
    "View", "Scene", "Text", "Button", "Label", "Image", "Color", "Font", "Error", "Result", "Never",
  ]
}
