import Answers
import CommandLine
import Ninefold

/// Uninstalls a view or a constraint.
struct UninstallCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "uninstall", abstract: "uninstall a view or a constraint in the size class",
    examples: ["ninefold edit uninstall --database scenes.db --object l1a-bc-d23 --size-class regular-any"],
    nothing: "nothing changes")

  @Option("object", help: "the view or constraint to uninstall: its id, label or text") var object: ObjectID
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $options] }

  func edit() -> Edit { .uninstall(object) }
}
