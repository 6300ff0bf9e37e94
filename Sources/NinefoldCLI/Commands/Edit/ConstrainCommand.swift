import CommandLine
import Ninefold

/// Adds a constraint.
struct ConstrainCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "constrain",
    abstract: "add a constraint: first RELATION multiplier × second + constant",
    examples: [
      "ninefold edit constrain --database scenes.db --first l1a-bc-d23.top --second v1a-bc-d23.top --constant 8"
    ])

  @Option("first", help: "the first item and what of it, such as abc-de-fgh.leading")
  var first: LayoutConstraint.Side
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
    [$first, $second, $relation, $multiplier, $constant, $priority, $id, $seed, $options]
  }

  func edit() -> Edit {
    .addConstraint(
      NewConstraint(
        first, relation, second, multiplier: multiplier.factor, constant: constant, priority: priority,
        id: id))
  }
}
