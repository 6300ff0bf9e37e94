public import SceneModel

extension Document {
  /// Applies an edit as Interface Builder would: the same changes, in the same order and spelling.
  ///
  /// Everything that the edit is not about stays as it is spelled. Where the edit is refused, the document
  /// is as before.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - sizeClass: The current size class: additions, installations, values and removals hold in this class
  ///     alone, unless it is any-any.
  ///   - seed: Makes new identifiers the same every time; nil for random ones.
  ///   - force: Whether attributes and values are written that Ninefold does not know of the format, such as
  ///     those of a newer Interface Builder, and values that are not shown.
  /// - Throws: ``EditError``.
  /// - Complexity: O(*n*) in the document's nodes.
  @discardableResult
  public mutating func apply(
    _ edit: Edit, in sizeClass: SizeClass = .any, seed: UInt64? = nil, force: Bool = false
  ) throws(EditError) -> EditOutcome {
    var ids = ObjectIDGenerator(optionalSeed: seed)
    return try apply(edit, in: sizeClass, ids: &ids, force: force)
  }

  /// Applies an edit, with new identifiers from a generator that other edits use as well.
  ///
  /// - Parameter catalogs: The catalogues whose colours the edit may name.
  @discardableResult
  package mutating func apply(
    _ edit: Edit, in sizeClass: SizeClass = .any, ids: inout ObjectIDGenerator, force: Bool = false,
    catalogs: [AssetCatalog] = [], limits: ReadLimits = ReadLimits()
  ) throws(EditError) -> EditOutcome {
    var editor = DocumentEditor(self, in: sizeClass, ids: ids, isForced: force, catalogs: catalogs)
    try editor.run(edit)
    try take(editor.tree, editing: edit.object, limits: limits)
    ids = editor.ids
    return editor.outcome
  }

  /// Takes an edited tree, unless the document's file could not be read again with it.
  mutating func take(_ tree: ElementTree, editing object: ObjectID, limits: ReadLimits) throws(EditError) {
    var edited = self
    edited.tree = tree.withNewIDs
    do throws(TreeDefect) {
      try edited.examine(since: self, limits: limits)
    } catch {
      throw EditError(.notReadable(found: error.found, expected: error.expected), object)
    }
    self = edited
  }
}

extension DocumentEditor {
  mutating func run(_ edit: Edit) throws(EditError) {
    let resources = ResourceUse(tree)
    let fixed = viewsWithoutConstraints()
    switch edit {
    case .addView(let view): try add(view)
    case .addConstraint(let constraint): try add(constraint)
    case .install(let id): try install(id)
    case .uninstall(let id): try uninstall(id)
    case .resetInstallation(let id): try resetInstallation(id)
    case .set(let id, let attribute, let value): try set(id, attribute, value)
    case .setElement(let id, let element): try set(id, element)
    case .unset(let id, let attribute): try unset(id, attribute)
    case .move(let id, let parent, let index): try move(id, to: parent, at: index)
    case .delete(let id, let deletion): try delete(id, deletion)
    }
    updateFixedFrames(fixed)
    updateResources(resources)
    if !isBase { outcome.summary += " in \(sizeClass)" }
  }
}
