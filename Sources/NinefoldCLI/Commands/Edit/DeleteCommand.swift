import Answers
import CommandLine
import Ninefold

/// Deletes an object, a constraint or a scene.
struct DeleteCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "delete", abstract: "delete an object, a constraint, or a scene by its controller",
    discussion: """
      From the project it goes in every size class, from the class it is uninstalled there. From the
      inspector it is uninstalled in the class where something in the scene varies by size class, and
      deleted from the project where nothing does.
      """,
    examples: ["ninefold edit delete --database scenes.db --object l1a-bc-d23 --from project"],
    nothing: "nothing changes")

  @Option("object", help: "the object, constraint or controller to delete: its id, label or text") var object:
    ObjectID
  @Option("from", help: "where to delete it from; by default project in any-any, else class")
  var deletion: Deletion?
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $deletion, $options] }

  func edit() -> Edit { .delete(object, deletion ?? Deletion(in: options.sizeClass)) }
}
