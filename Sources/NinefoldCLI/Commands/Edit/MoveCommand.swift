import Answers
import CommandLine
import Ninefold

/// Moves a view to another view.
struct MoveCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "move", abstract: "move a view to a view, or to another place among its subviews",
    discussion:
      "Constraints between what moves and what does not are removed, unless the superview stays the same.",
    examples: ["ninefold edit move --database scenes.db --object l1a-bc-d23 --parent v1a-bc-d23 --at 0"],
    nothing: "nothing changes")

  @Option("object", help: "the view to move: its id, label or text") var object: ObjectID
  @Option("parent", help: "the view to move it to") var parent: ObjectID
  @Option("at", help: "where among the subviews, 0 the back; by default the front") var index: Index?
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $parent, $index, $options] }

  func edit() -> Edit { .move(object, to: parent, at: index?.value) }
}
