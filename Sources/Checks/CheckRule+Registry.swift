extension CheckRule {
  /// All rules, group by group.
  package static let all: [CheckRule] = layoutRules + conventionRules

  /// The rule of an id, or nil.
  package static func named(_ id: String) -> CheckRule? { all.first { $0.id == id } }

  private static var layoutRules: [CheckRule] { [.unsatisfiable, .ambiguous] }

  private static var conventionRules: [CheckRule] { [.staleSuppression] }
}
