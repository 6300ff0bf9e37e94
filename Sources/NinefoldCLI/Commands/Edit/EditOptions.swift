import Ninefold

/// What every edit is told: the document, the size class, and where new ids come from.
struct EditOptions: ArgumentGroup {
  @Option("size-class", alias: "in", help: "the size class to edit in") var sizeClass = SizeClass.any
  @Option("seed", help: "makes the ids of what is added the same every time") var seed: UInt64?
  @Option(
    "document", "PATH", help: "its path in the project, or its file's name; by default the only document")
  var document: String?
  @OptionGroup var target: EditedDocumentOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$sizeClass, $seed, $document, $target, $output] }

  /// Makes an edit, and tells first whom it affects.
  func apply(_ edit: Edit) throws -> MadeEdit {
    if sizeClass != .any { Diagnostics.report(SizeClassNotice(sizeClass)) }
    var ids = seed.map { ObjectIDGenerator(seed: $0) } ?? ObjectIDGenerator()
    let result = try target.project.editing.apply(
      edit, to: document, in: sizeClass, ids: &ids, at: Clock.now)
    return MadeEdit(result: result, sizeClass: sizeClass)
  }
}
