import Controls
import Editing
import SceneModel

/// An edit that some bytes choose for a document: one that it may allow, or one that it must refuse.
struct EditRecord: CustomStringConvertible {
  let edit: Edit
  let sizeClass: SizeClass
  let seed: UInt64
  let isForced: Bool

  init(_ choices: ByteChoices, _ document: Document) {
    var maker = EditMaker(choices: choices, tree: document.tree)
    edit = maker.edit()
    sizeClass = maker.choices.byte() % 2 == 0 ? .any : maker.choices.pick(SizeClass.all) ?? .any
    let last = maker.choices.byte()
    seed = UInt64(last)
    isForced = last % 3 == 0
  }

  /// Makes the edit.
  func apply(to document: inout Document) throws(EditError) -> EditOutcome {
    try document.apply(edit, in: sizeClass, seed: seed, force: isForced)
  }

  var description: String { "\(edit) in \(sizeClass)\(isForced ? ", forced" : "")" }
}

/// Makes an edit of what a document has and of what it has not.
private struct EditMaker {
  var choices: ByteChoices
  let tree: ElementTree

  mutating func edit() -> Edit {
    let kind = choices.byte() % 14
    let node = node()
    let id = id(of: node)
    switch kind {
    case 0: return .addView(newView(in: id))
    case 1: return .addConstraint(newConstraint(of: id))
    case 2: return .install(id)
    case 3: return .uninstall(id)
    case 4: return .resetInstallation(id)
    case 5, 6, 7: return .set(id, attribute: path(of: node), to: value())
    case 8: return .setElement(id, element(of: node))
    case 9: return .unset(id, attribute: path(of: node))
    case 10, 11: return .move(id, to: otherID(), at: index())
    default: return .delete(id, choices.pick(Deletion.allCases) ?? .project)
    }
  }

  /// An element with an identifier, or any node.
  private mutating func node() -> NodeID {
    let number = choices.number()
    let named = (0..<tree.count).map { NodeID($0) }.filter { tree[$0, .id] != nil }
    return number % 7 == 6 || named.isEmpty ? NodeID(number % tree.count) : named[number % named.count]
  }

  private func id(of node: NodeID) -> ObjectID { ObjectID(tree[node, .id] ?? "none") }

  private mutating func otherID() -> ObjectID {
    let node = node()
    return id(of: node)
  }

  private mutating func index() -> Int? {
    let number = choices.byte()
    return number < 4 ? number : number < 200 ? nil : number < 230 ? -1 : .max
  }

  private mutating func newView(in parent: ObjectID) -> NewView {
    let kinds = [
      "label", "view", "button", "stackView", "textField", "tableView", "switch", "imageView", "nothing",
      "view b",
    ]
    return NewView(
      choices.pick(kinds) ?? "view", to: parent, id: choices.byte() % 3 == 0 ? otherID() : nil, at: index(),
      frame: choices.byte() % 2 == 0
        ? Rect(x: number(), y: number(), width: number(), height: number()) : nil, text: text())
  }

  private mutating func newConstraint(of id: ObjectID) -> NewConstraint {
    let attributes = LayoutAttribute.allCases
    let isAlone = choices.byte() % 3 == 0
    let first = LayoutConstraint.Side(id, choices.pick(attributes) ?? .width)
    let second = LayoutConstraint.Side(otherID(), choices.pick(attributes) ?? .width)
    return NewConstraint(
      first, choices.pick(LayoutConstraint.Relation.allCases) ?? .equal, isAlone ? nil : second,
      multiplier: number(), constant: number(), priority: number())
  }

  private mutating func number() -> Double {
    choices.pick([1, 0, -1, 0.5, 1000, 1e308, .infinity, .nan, -0.0, .leastNonzeroMagnitude, 44, 0.1, 250])
      ?? 1
  }

  /// An attribute that the element may have, or an odd name.
  private mutating func path(of node: NodeID) -> ValuePath {
    let declaration = ElementDeclaration.of(tree.tag(of: node), on: tree.platform)
    let names = (declaration?.attributes ?? []) + (declaration?.children.flatMap(Self.paths) ?? [])
    let number = choices.number()
    let odd = Self.oddPaths
    return ValuePath(number % 5 == 4 || names.isEmpty ? odd[number % odd.count] : names[number % names.count])
  }

  private static func paths(of child: ElementDeclaration.Child) -> [String] {
    let attributes = child.elements.prefix(1).flatMap {
      ElementDeclaration.of($0, on: .iOS)?.attributes ?? []
    }
    return [child.key] + attributes.map { "\(child.key).\($0)" }
  }

  private static let oddPaths = [
    "", ".", "id", "key", "a b", "xmlns", "a:b", "constant", "fontDescription.pointSize", "x.y.z", "\u{E9}",
    "e\u{301}", "<",
    "priority", "multiplier", "hidden", "text", "state.normal", "runtime.a",
    "accessibilityConfiguration.label",
  ]

  private mutating func value() -> String { choices.pick(Self.values) ?? "" }

  private mutating func text() -> String? { choices.byte() % 2 == 0 ? nil : value() }

  private static let values = [
    "YES", "NO", "1", "", "a", "0.5", "-1", "1e308", "nan", "a\nb", "a\r\nb", "a\tb", "\"", "'", "<a>&amp;",
    "]]>", "--", "\u{0}",
    "\u{1}", "\u{FFFE}", "e\u{301}", "\u{1F600}", " ", "vertical", "fill", "center", "system", "infinite",
    "1:2", "0", "1001",
    String(repeating: "x", count: 3000), "\u{2028}", "none", "a;b,c", "//", "\u{85}",
  ]

  private mutating func element(of node: NodeID) -> NewElement {
    let declaration = ElementDeclaration.of(tree.tag(of: node), on: tree.platform)
    let child = choices.pick(declaration?.children ?? [])
    let name =
      child.flatMap { $0.elements.first } ?? choices.pick(["color", "string", "a b", "nil", ""]) ?? "color"
    var element = NewElement(name, ["key": child?.key ?? value()])
    if choices.byte() % 2 == 0 { element.attributes.append(.init(name: path(of: node).text, value: value())) }
    if choices.byte() % 3 == 0 { element.content = [.text(value())] }
    if choices.byte() % 7 == 6 { element.content.append(.element(NewElement("a", [:], text: value()))) }
    return element
  }
}
