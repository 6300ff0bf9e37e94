import Checks
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
  /// The exceptions that hold in the document asked for last: findings come document by document.
  private var inDocument: (path: String, indices: [Key: [Int]]) = ("", [:])

  init(_ configuration: CheckConfiguration) {
    let all = configuration.rules.sorted { $0.key < $1.key }.flatMap { rule in
      rule.value.exceptions.map { (rule: rule.key, exception: $0) }
    }
    self.all = all
    indices = Dictionary(grouping: all.indices) {
      Key(rule: all[$0].rule, object: all[$0].exception.object)
    }
  }

  /// The exceptions that accept a finding.
  ///
  /// - Parameter path: The path of a document relative to the folder of the configuration.
  mutating func covering(_ finding: CheckFinding, path: (String) -> String) -> [Exception] {
    if all.isEmpty { return [] }
    let path = path(finding.place.path)
    if path != inDocument.path { inDocument = (path, [:]) }
    let found = [finding.object, nil].flatMap { holding(Key(rule: finding.rule, object: $0), in: path) }
    return found.sorted().map { all[$0].exception }
  }

  private mutating func holding(_ key: Key, in path: String) -> [Int] {
    if let known = inDocument.indices[key] { return known }
    let found = (indices[key] ?? []).filter { all[$0].exception.paths?.matches(path) ?? true }
    inDocument.indices[key] = found
    return found
  }
}
