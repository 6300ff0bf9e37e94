import AutoLayout
import Resolver
import SceneModel

extension CheckRule {
  static let unsatisfiable = CheckRule(
    "unsatisfiable", .layout, .error, in: .quiet, readsFrames: false,
    page: RulePage(
      what: "required constraints that cannot hold together",
      why: """
        One of them is broken when the scene is shown, with a log on the console, and which one it is may differ from
        system to system: views stand where nobody put them. Left out is what another size of a cell would resolve, which
        its list gives it: that of a cell in a file of its own or in a collection, and the height of a prototype. Where
        two constraints contradict each other by themselves, longer contradictions with one of them wait until it is
        decided which of the two goes.
        """,
      example: """
        A view with a width of 200, and edges that are 16 points from those of a superview which is 320 wide.
        """,
      fix: """
        Remove one of the constraints named, give it a priority below 1000, or make it an inequality. Where it holds in
        some size classes alone, uninstall it in the others.
        """,
      judged: (count: 10, true: 9, useful: 8)),
    .layout(.all) { layout, findings in
      let all = layout.layout.contradictions
      let undecided = Set(all.filter(\.isOfTwo).flatMap { [$0.broken.node] + $0.others.map(\.node) })
      let contradictions = all.filter {
        !layout.hangsOnCellSize($0) && ($0.isOfTwo || undecided.isDisjoint(with: $0.others.map(\.node)))
      }
      for (index, contradiction) in contradictions.enumerated() {
        let constraints = ([contradiction.broken] + contradiction.others).compactMap(\.reason.constraint)
        let axes = layout.isPictured(index + 1) ? Axis.allCases : []
        let chains = axes.compactMap {
          ChainPicture(constraints, broken: contradiction.broken.node, $0, in: layout).line
        }
        findings.add(
          contradiction.broken.node, ContradictionText(contradiction, layout.names).sentence, details: chains,
          related: contradiction.others.map(\.node))
      }
    })
}

extension Contradiction {
  /// Whether two constraints of the document contradict each other by themselves.
  fileprivate var isOfTwo: Bool {
    others.count == 1 && ([broken] + others).allSatisfy { $0.reason.constraint != nil }
  }
}

extension CheckedLayout {
  /// Whether a contradiction rests on the size of a cell that its list decides when it is shown.
  fileprivate func hangsOnCellSize(_ contradiction: Contradiction) -> Bool {
    let members = [contradiction.broken] + contradiction.others
    let isVertical = members.contains { $0.reason.constraint?.first.attribute.axis == .vertical }
    return members.contains { member in
      switch member.reason {
      case .savedFrame, .rule, .root: return isSizedByList(member.node, isVertical: isVertical)
      default: return false
      }
    }
  }

  /// Whether a view is a cell, or the content of one, whose extent its list decides.
  private func isSizedByList(_ node: NodeID, isVertical: Bool) -> Bool {
    let cell = tree.tag(of: node).hasSuffix("ContentView") ? tree.parent(of: node) : node
    guard let cell else { return false }
    switch tree.tag(of: cell) {
    case "collectionViewCell", "collectionReusableView": return true
    case "tableViewCell":
      guard let list = tree.parent(of: cell), !tree.isElement(list, .objects) else { return true }
      return isVertical && tree.isElement(list, .prototypes)
    default: return false
    }
  }
}
