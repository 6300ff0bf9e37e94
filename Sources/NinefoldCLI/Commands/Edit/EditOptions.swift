import Ninefold

/// What every edit is told: the document, the size class, and where new ids come from.
struct EditOptions: ArgumentGroup {
  @OptionGroup var target: EditTarget
  @Option("size-class", alias: "in", help: "the size class to edit in") var sizeClass = SizeClass.any
  @Option("seed", help: "makes the ids of what is added the same every time") var seed: UInt64?
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$target, $sizeClass, $seed, $output] }

  /// Makes an edit, and tells first whom it affects.
  ///
  /// - Parameter force: Whether what Ninefold does not know of the format is written all the same.
  func apply(_ edit: Edit, force: Bool) throws -> ValueReport {
    if sizeClass != .any { Diagnostics.report(SizeClassNotice(sizeClass)) }
    return try target.apply(
      edit, EditSettings(sizeClass: sizeClass, seed: seed, force: force, takesNames: true))
  }
}
