import InterfaceBuilder
import SceneModel

/// Gives the findings of rules their places in the file and the names of their objects.
struct FindingPlacer {
  private let path: String
  private let plan: CheckPlan
  private let site: (NodeID) -> ObjectSite

  /// A placer of findings in a document of a path.
  init(_ path: String, _ plan: CheckPlan, site: @escaping (NodeID) -> ObjectSite) {
    self.path = path
    self.plan = plan
    self.site = site
  }

  /// The findings with their places, in the order of the file; those at one place, in the order of the plan.
  func place(_ found: [RuleFinding]) -> [CheckFinding] { placeWithFixes(found).map(\.finding) }

  /// The findings in the same order, with the fix of each; nil for a rule that fixes nothing.
  func placeWithFixes(_ found: [RuleFinding]) -> [(finding: CheckFinding, fix: FindingFix?)] {
    let ordered = found.sorted { ($0.node.index, $0.rule) < ($1.node.index, $1.rule) }
    return ordered.map { finding in
      let entry = plan.entries[finding.rule]
      let site = site(finding.node)
      let placed = CheckFinding(
        rule: entry.rule.id, severity: entry.severity(of: finding), place: place(of: site), scene: site.scene,
        object: site.object, name: site.name, message: finding.message, details: finding.details,
        related: finding.related.map {
          let other = self.site($0)
          return CheckFinding.Related(object: other.object, name: other.name, place: place(of: other))
        },
        environments: finding.environments.sorted().map { plan.environments[$0] }.filter { !$0.isSavedCanvas }
          .map(\.name), isFixable: finding.fix?.changes != nil)
      return (placed, finding.fix)
    }
  }

  private func place(of site: ObjectSite) -> DocumentPlace {
    DocumentPlace(path: path, line: site.line, column: site.column)
  }
}

extension CheckPlan.Entry {
  /// The severity of a finding: its own, unless a configuration sets the severity of the rule.
  fileprivate func severity(of finding: RuleFinding) -> CheckSeverity {
    severity == rule.severity ? finding.severity ?? severity : severity
  }
}
