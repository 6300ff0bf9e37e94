import AutoLayout
import Editing
import SceneModel

/// The home of views: the document that has them and the constraints between them.
///
/// A view that was made and not added yet is in a home of its own, with all that is added to it.
final class LiveHome {
  var document: Document
  /// The active constraints: the document's in document order, then others in the order of activation.
  var constraints: [LiveConstraint] = []
  /// The document's constraints that are not active.
  var inactiveOfDocument: Set<ObjectID> = []
  /// The identifiers of the views and constraints.
  var ids: Set<ObjectID> = []
  weak var scene: LiveScene?

  init(_ document: Document) { self.document = document }

  /// A home of one view of Interface Builder's library, in the holder of a document of nothing else.
  convenience init(_ view: NewView) throws(LiveLayoutError) {
    self.init(NewDocument.empty)
    do throws(EditError) {
      ids.insert(try document.addOpenView(view))
    } catch {
      throw LiveLayoutError(.refused(error))
    }
  }

  /// Changes the document, and notes that the scene must be read anew.
  func edit(_ change: (inout Document) throws(EditError) -> Void) throws(LiveLayoutError) {
    do throws(EditError) {
      try change(&document)
    } catch {
      throw LiveLayoutError(.refused(error))
    }
    scene?.noteChange(.document)
  }
}
