import Controls
import Editing
import SceneModel
import TestSupport

/// Edits of a document at random: most can be done, some are refused.
struct RandomEdit {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func sizeClass() -> SizeClass {
    Int.random(in: 0..<3, using: &generator) == 0 ? .any : pick(SizeClass.all) ?? .any
  }

  mutating func next(_ document: Document) -> Edit {
    let tree = document.tree
    let nodes = (0..<tree.count).map { NodeID($0) }
    let views = nodes.filter { tree.isView($0) }.compactMap { tree[$0, .id] }.map { ObjectID($0) }
    let constraints = nodes.filter { tree.isElement($0, .constraint) }.compactMap { tree[$0, .id] }.map {
      ObjectID($0)
    }
    let view = pick(views) ?? ObjectID("none")
    let any = pick(constraints + views) ?? view
    switch Int.random(in: 0..<11, using: &generator) {
    case 0:
      return .addView(NewView(pick(["label", "view", "button", "switch", "stackView"]) ?? "view", to: view))
    case 1:
      let attributes = LayoutAttribute.allCases
      return .addConstraint(
        NewConstraint(
          LayoutConstraint.Side(view, pick(attributes) ?? .top), .equal,
          LayoutConstraint.Side(pick(views) ?? view, pick(attributes) ?? .top),
          constant: Double(Int.random(in: 1..<99, using: &generator)) / 8))
    case 2: return .install(any)
    case 3, 4: return .uninstall(any)
    case 5:
      return .set(
        pick(constraints) ?? view, attribute: "constant", to: "\(Int.random(in: 1..<99, using: &generator))")
    case 6: return .set(view, attribute: "hidden", to: "YES")
    case 7:
      return .set(
        view, attribute: "fontDescription.pointSize", to: "\(Int.random(in: 9..<30, using: &generator))")
    case 8: return .move(view, to: pick(views) ?? view, at: Int.random(in: 0..<3, using: &generator))
    case 9: return .delete(any, pick(Deletion.allCases) ?? .project)
    default: return .resetInstallation(any)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}
