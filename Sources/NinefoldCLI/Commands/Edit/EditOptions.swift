import Answers
import CommandLine
import Ninefold

/// The options of every edit: the document and the size class.
struct EditOptions: ArgumentGroup {
  @OptionGroup var target: EditTarget
  @Option("size-class", alias: "in", help: "the size class to edit in") var sizeClass = SizeClass.any
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$target, $sizeClass, $output] }

  /// Makes an edit, after a note on the devices that it affects.
  ///
  /// - Parameters:
  ///   - seed: The seed from which the ids of added elements follow; nil for ids that never repeat.
  ///   - force: Whether values that Ninefold does not know of the format are written all the same.
  func apply(_ edit: Edit, seed: UInt64?, force: Bool) throws -> ValueReport {
    if sizeClass != .any { Diagnostics.report(SizeClassNotice(sizeClass)) }
    return try target.apply(
      edit, EditSettings(sizeClass: sizeClass, seed: seed, force: force, takesNames: true))
  }
}
