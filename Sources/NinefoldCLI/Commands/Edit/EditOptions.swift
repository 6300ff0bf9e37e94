import Ninefold

/// What every edit is told: the document and the size class.
struct EditOptions: ArgumentGroup {
  @OptionGroup var target: EditTarget
  @Option("size-class", alias: "in", help: "the size class to edit in") var sizeClass = SizeClass.any
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$target, $sizeClass, $output] }

  /// Makes an edit, and tells first whom it affects.
  ///
  /// - Parameters:
  ///   - seed: What the ids of what is added follow from; nil of no two that are the same.
  ///   - force: Whether what Ninefold does not know of the format is written all the same.
  func apply(_ edit: Edit, seed: UInt64?, force: Bool) throws -> ValueReport {
    if sizeClass != .any { Diagnostics.report(SizeClassNotice(sizeClass)) }
    return try target.apply(
      edit, EditSettings(sizeClass: sizeClass, seed: seed, force: force, takesNames: true))
  }
}
