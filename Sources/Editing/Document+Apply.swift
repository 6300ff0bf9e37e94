public import SceneModel

extension Document {
  /// Applies an edit as Interface Builder would: what it writes, and in which order and spelling.
  ///
  /// Everything that the edit is not about stays as it is spelled. Where the edit is refused, the document is as before.
  ///
  /// - Parameters:
  ///   - sizeClass: The class that is current: what is added, installed, set or removed is so in this class alone, unless
  ///     it is any-any.
  ///   - ids: Where new identifiers come from.
  /// - Throws: ``EditError``.
  /// - Complexity: O(*n*) in the document's nodes.
  @discardableResult
  public mutating func apply(
    _ edit: Edit, in sizeClass: SizeClass = .any, ids: inout ObjectIDGenerator
  ) throws(EditError) -> EditOutcome {
    var editor = DocumentEditor(self, in: sizeClass, ids: ids)
    try editor.run(edit)
    tree = editor.tree
    ids = editor.ids
    return editor.outcome
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
