import CommandLine
package import Ninefold

extension CheckRule: ArgumentValue {
  package static var valueName: String { "RULE" }
  package static var choices: [String] { all.map(\.id) }
  package static func expectation(for word: String) -> String { "the id of a rule (see ninefold rules)" }

  package init?(argument word: String) {
    guard let rule = CheckRule.named(word) else { return nil }
    self = rule
  }
}
