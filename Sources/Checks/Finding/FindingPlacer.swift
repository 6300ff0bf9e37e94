import Controls
import InterfaceBuilder
import SceneModel

/// Finds where in its file what rules found stands, and what it is called.
struct FindingPlacer {
  private let document: CheckedDocument
  private let plan: CheckPlan
  private let names: ObjectNameReader

  init(_ document: CheckedDocument, _ plan: CheckPlan) {
    self.document = document
    self.plan = plan
    names = ObjectNameReader(document.tree)
  }

  /// The findings with their places, in the order of the file, and at one place of the plan.
  func place(_ found: [RuleFinding]) -> [CheckFinding] { placeWithFixes(found).map(\.finding) }

  /// The findings of the same order, with what is made of each; nil of a rule that mends nothing.
  func placeWithFixes(_ found: [RuleFinding]) -> [(finding: CheckFinding, fix: FindingFix?)] {
    guard !found.isEmpty else { return [] }
    let places = DocumentPlaces(document.document)
    let ordered = found.sorted { ($0.node.index, $0.rule) < ($1.node.index, $1.rule) }
    return ordered.map { finding in
      let entry = plan.entries[finding.rule]
      let placed = CheckFinding(
        rule: entry.rule.id, severity: entry.severity, place: places[finding.node],
        scene: document.sceneIndex(of: finding.node).map { document.scenes[$0].id },
        object: object(of: finding.node), name: name(of: finding.node), message: finding.message,
        details: finding.details,
        related: finding.related.map {
          CheckFinding.Related(object: object(of: $0), name: name(of: $0), place: places[$0])
        },
        environments: finding.environments.sorted().map { plan.environments[$0] }.filter { !$0.isSavedCanvas }
          .map(\.name), isFixable: finding.fix?.changes != nil)
      return (placed, finding.fix)
    }
  }

  /// The nearest element at or around a node that has an identifier.
  private func holder(of node: NodeID) -> NodeID? {
    let tree = document.tree
    return tree[node, .id] != nil ? node : tree.ancestor(of: node) { tree[$0, .id] != nil }
  }

  private func object(of node: NodeID) -> ObjectID {
    ObjectID(holder(of: node).flatMap { document.tree[$0, .id] } ?? "")
  }

  private func name(of node: NodeID) -> String {
    guard let holder = holder(of: node) else { return document.tree.tag(of: node) }
    let label = names.names(of: holder).first.map { "'\($0.shown(upTo: 40))'" }
    return "\(label ?? document.tree.tag(of: holder)) (\(object(of: node)))".onOneLine
  }
}
