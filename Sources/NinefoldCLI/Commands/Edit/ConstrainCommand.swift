import Answers
import CommandLine
import Ninefold

/// Adds a constraint.
struct ConstrainCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "constrain",
    abstract: "add a constraint: first RELATION multiplier × second + constant",
    discussion: """
      EQUATION is a constraint as all outputs print it: 'OK.width = 100', 'OK.leading ≥ Cancel.trailing + 8 @750'.
      Items go by id, by label or text, or by the name that an output has for them; <=, >= and * may stand for
      the signs. An attribute without an item is one of the view around the other item. The options say the
      same in parts.
      """,
    examples: [
      "ninefold edit constrain Main.storyboard 'OK.width = 100' --dry-run",
      "ninefold edit constrain --database scenes.db --first l1a-bc-d23.top --second v1a-bc-d23.top --constant 8",
    ], nothing: "nothing changes")

  @Argument("EQUATION", help: "the constraint, such as 'OK.leading = safeArea.leading + 16 @750'")
  var equation: EquationArgument?
  @Option("first", help: "the first item and what of it, such as abc-de-fgh.leading")
  var first: LayoutConstraint.Side?
  @Option("second", help: "the second item and what of it; none where a size is a constant")
  var second: LayoutConstraint.Side?
  @Option("relation", help: "how the sides compare") var relation = LayoutConstraint.Relation.equal
  @Option("multiplier", help: "what the second side is multiplied by") var multiplier = Ratio(1)
  @Option("constant", help: "what is added to the second side, in points") var constant = 0.0
  @Option("priority", help: "\(LayoutPriority.range), which is required")
  var priority = LayoutPriority.required.value
  @Option("id", help: "the id of the constraint; by default a new one") var id: ObjectID?
  @Option("seed", help: "makes a new id the same every time") var seed: UInt64?
  @OptionGroup var options: EditOptions

  var declared: [any Declared] {
    [$equation, $first, $second, $relation, $multiplier, $constant, $priority, $id, $seed, $options]
  }

  func validate() throws(UsageError) { _ = try edit() }

  func edit() throws(UsageError) -> Edit {
    if let equation {
      let parts: [Parameter] = [$first, $second, $relation, $multiplier, $constant, $priority]
      for part in parts where part.isGiven {
        throw UsageError(.exclusive($equation.spelling, part.spelling))
      }
      var constraint = equation.constraint
      constraint.id = id
      return .addConstraint(constraint)
    }
    guard let first else {
      throw UsageError(.missing("\($equation.spelling) or \($first.spellingWithValue)"))
    }
    return .addConstraint(
      NewConstraint(
        first, relation, second, multiplier: multiplier.factor, constant: constant, priority: priority,
        id: id))
  }
}
