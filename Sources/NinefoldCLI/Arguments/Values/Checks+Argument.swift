import Ninefold

extension CheckRule: ArgumentValue {
  static var valueName: String { "RULE" }
  static var choices: [String] { all.map(\.id) }
  static func expectation(for word: String) -> String { "the id of a rule (see ninefold rules)" }

  init?(argument word: String) {
    guard let rule = CheckRule.named(word) else { return nil }
    self = rule
  }
}
