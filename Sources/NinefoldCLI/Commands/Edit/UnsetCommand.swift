import Answers
import CommandLine
import Ninefold

/// Removes a value of an object or a constraint.
struct UnsetCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "unset", abstract: "remove a value; in a size class, that class's line alone",
    discussion: """
      Of the attribute installed it removes what the size class says of the installation: what is more
      general decides again.
      """,
    examples: [
      "ninefold edit unset --database scenes.db --object k1a-bc-d23 --attribute constant --size-class compact-any"
    ], nothing: "nothing changes")

  @Option("object", help: "the object or constraint that loses the value: its id, label or text") var object:
    ObjectID
  @Option("attribute", help: "an attribute, the keys that lead to it, a keyed child, or installed")
  var attribute: ValuePath
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $attribute, $options] }

  func edit() -> Edit {
    attribute == "installed" ? .resetInstallation(object) : .unset(object, attribute: attribute)
  }
}
