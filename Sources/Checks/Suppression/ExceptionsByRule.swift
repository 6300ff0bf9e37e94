import InterfaceBuilder
import SceneModel

/// The exceptions of a configuration, found by the rules and the objects that they are to.
struct ExceptionsByRule {
  typealias Exception = CheckConfiguration.RuleException

  private struct Key: Hashable {
    let rule: String
    /// Nil of an exception to the rule at all objects.
    let object: ObjectID?
  }

  /// All of them, in the order of the rules.
  let all: [(rule: String, exception: Exception)]
  private let indices: [Key: [Int]]

  init(_ configuration: CheckConfiguration) {
    let all = configuration.rules.sorted { $0.key < $1.key }.flatMap { rule in
      rule.value.exceptions.map { (rule: rule.key, exception: $0) }
    }
    self.all = all
    indices = Dictionary(grouping: all.indices) {
      Key(rule: all[$0].rule, object: all[$0].exception.object)
    }
  }

  /// Those that call a finding right.
  ///
  /// - Parameter path: The path of a document relative to the folder of the configuration.
  func covering(_ finding: CheckFinding, path: (String) -> String) -> [Exception] {
    if all.isEmpty { return [] }
    let found = [finding.object, nil].flatMap { indices[Key(rule: finding.rule, object: $0)] ?? [] }
    return found.sorted().map { all[$0].exception }.filter { exception in
      exception.paths?.matches(path(finding.place.path)) ?? true
    }
  }
}
