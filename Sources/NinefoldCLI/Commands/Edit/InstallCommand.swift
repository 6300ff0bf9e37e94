import Answers
import CommandLine
import Ninefold

/// Installs a view or a constraint.
struct InstallCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "install", abstract: "install a view or a constraint in the size class",
    examples: ["ninefold edit install --database scenes.db --object l1a-bc-d23 --size-class compact-any"],
    nothing: "nothing changes")

  @Option("object", help: "the view or constraint to install: its id, label or text") var object: ObjectID
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $options] }

  func edit() -> Edit { .install(object) }
}
