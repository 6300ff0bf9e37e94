import Editing
package import SceneModel

/// How an edit is made.
package struct EditSettings: Hashable, Sendable {
  /// The current size class.
  package var sizeClass: SizeClass
  /// Makes new identifiers the same every time; nil for random ones.
  package var seed: UInt64?
  /// Whether attributes and values are written that Ninefold does not know of the format, or that
  /// are not shown.
  package var force: Bool
  /// Whether the edit may name objects by their labels and texts instead of their ids.
  package var takesNames: Bool
  /// The catalogues whose colours the edit may name.
  var catalogs: [AssetCatalog] = []

  /// Settings for a size class.
  package init(
    sizeClass: SizeClass = .any, seed: UInt64? = nil, force: Bool = false, takesNames: Bool = false
  ) {
    self.sizeClass = sizeClass
    self.seed = seed
    self.force = force
    self.takesNames = takesNames
  }

  /// The edit with identifiers for names, where it may have names.
  func resolved(_ edit: Edit, in document: Document) throws(NameError) -> Edit {
    takesNames ? try edit.naming(in: document) : edit
  }

  /// Makes an edit of a document.
  ///
  /// - Parameter path: The document's path, as a message names it.
  /// - Throws: ``RefusedEdit``, ``NameError``.
  func apply(_ edit: Edit, to document: inout Document, at path: String) throws -> EditOutcome {
    let edit = try resolved(edit, in: document)
    do throws(EditError) {
      var ids = ObjectIDGenerator(optionalSeed: seed)
      return try document.apply(edit, in: sizeClass, ids: &ids, force: force, catalogs: catalogs)
    } catch {
      throw RefusedEdit(document: path, error: error)
    }
  }
}
