import Answers
import CommandLine
import Ninefold

/// Sets a value of an object or a constraint.
struct SetCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "set a value: an attribute, or with --element a whole keyed child",
    discussion: """
      A value set in a size class is customized for it, also where it is the base value. An attribute that
      the object does not have in the format, a value that the attribute does not hold and a value that is
      not shown are refused, but for --force. What a custom class has of its own is an --element, a
      <userDefinedRuntimeAttribute> with a keyPath.
      """,
    examples: [
      "ninefold edit set Main.storyboard --object l1a-bc-d23 --attribute text --value Hello --dry-run",
      "ninefold edit set --database scenes.db --object k1a-bc-d23 --attribute constant --value 8 --in \"wC hAny\"",
      "ninefold edit set --database scenes.db --object l1a-bc-d23 --element '<color key=\"textColor\" white=\"1\"/>'",
    ], nothing: "nothing changes")

  @Option("object", help: "the object or constraint that gets the value: its id, label or text") var object:
    ObjectID
  @Option(
    "attribute", help: "an attribute, or the keys that lead to it, such as fontDescription.pointSize")
  var attribute: ValuePath?
  @Option("value", help: "what the attribute is set to") var value: FreeText?
  @Option("element", help: "the keyed child, such as '<color key=\"textColor\" …/>'") var element: NewElement?
  @Flag("force", help: "write also what Ninefold does not know of the format, and what is not shown")
  var isForced: Bool
  @OptionGroup var options: EditOptions

  var declared: [any Declared] { [$object, $attribute, $value, $element, $isForced, $options] }

  func validate() throws(UsageError) { _ = try edit() }

  func edit() throws(UsageError) -> Edit {
    if let element {
      let others: [Parameter] = [$attribute, $value]
      for other in others where other.isGiven {
        throw UsageError(.exclusive($element.spelling, other.spelling))
      }
      return .setElement(object, element)
    }
    guard let attribute else { throw $attribute.missing }
    guard let value else { throw $value.missing }
    return .set(object, attribute: attribute, to: value.text)
  }
}
