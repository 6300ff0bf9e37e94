package import SceneModel

/// Two changed copies of a document made one, by object and attribute rather than by line.
package struct DocumentMerge: Sendable {
  /// The merged document.
  package let document: Document
  /// The conflicts, in the document's order.
  package let conflicts: [MergeConflict]
  /// The references that were removed because their objects are gone.
  package let removed: [RemovedReference]
  /// The changes of values that deletions of the other side beat, in the document's order.
  package let overruled: [OverruledChange]
  /// How many scenes both sides moved on the canvas, each elsewhere: they lie where ours has them.
  package let canvasMoves: Int
  /// The identifiers of either side that are others in the merged document, with those that they are there.
  package let renamed: [String: String]

  /// Merges what two documents changed since their base.
  ///
  /// - Parameter favored: The side that is in force in every conflict, also where it took something away; nil
  ///   for ours, but with all that one side took away and the other changed.
  /// - Parameter choices: The sides chosen in single conflicts.
  package init(
    base: Document, ours: Document, theirs: Document, favored: MergeSide? = nil,
    choices: ConflictChoices = ConflictChoices()
  ) {
    var merge = ThreeWayMerge(
      base: base.tree, ours: ours.tree, theirs: theirs.tree, favored: favored ?? .ours,
      isExact: favored != nil)
    merge.choices = choices
    let tree = merge.run()
    document = Document(
      path: ours.path, tree: tree, form: ours.form == base.form ? theirs.form : ours.form)
    conflicts = merge.conflicts
    removed = merge.removed
    overruled = merge.overruledChanges()
    canvasMoves = merge.canvasMoves
    renamed = merge.renamed
  }

  /// The merged document three times: with the values of the base, of ours and of theirs in each conflict,
  /// also where there are none.
  package static func versions(base: Document, ours: Document, theirs: Document) -> [Document] {
    MergeSide.allCases.map { side in
      var merge = ThreeWayMerge(
        base: base.tree, ours: ours.tree, theirs: theirs.tree, favored: side, isExact: true)
      let form = ours.form == base.form ? theirs.form : ours.form
      return Document(path: ours.path, tree: merge.run(), form: form)
    }
  }
}
