import Answers
import CommandLine
import Ninefold

/// Explains a size class and the effects of an edit in it.
struct SizeClassCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "size-class", abstract: "say what a size class covers and which devices it affects",
    discussion: """
      A final class is what a device shows; a base class stands for several. An edit in a class affects the
      classes that it covers, where they have no value of their own.
      """,
    examples: ["ninefold size-class compact-any", "ninefold size-class --format json"])

  @Argument("CLASS", help: "such as compact-regular or \"wC hR\"; all nine where none is given")
  var sizeClass: SizeClass?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$sizeClass, $output] }

  func run() -> ValueReport { ValueReport(SizeClassList(only: sizeClass)) }
}
