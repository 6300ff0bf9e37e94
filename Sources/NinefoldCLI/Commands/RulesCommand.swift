import Answers
import CommandLine
import JSONText
import Ninefold

/// Lists the rules of checks, or prints the page of one.
struct RulesCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "rules", abstract: "list the rules of check, or explain one",
    examples: ["ninefold rules", "ninefold rules ambiguous"])

  @Argument("ID", help: "a rule: only this one, with its page") var rule: CheckRule?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$rule, $output] }

  func run() -> ValueReport {
    ValueReport(RuleList(rules: rule.map { [$0] } ?? CheckRule.all, isPage: rule != nil))
  }
}
