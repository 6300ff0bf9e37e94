import AutoLayout
import Editing
import SceneModel

/// The home of views: the document that has them and the constraints between them.
///
/// A view that was made and not added yet is in a home of its own, with all that is added to it. Views that
/// are added in front of others are written into the document when it is asked for, all at once.
final class LiveHome {
  /// The document without the views that wait.
  private var written: Document
  /// The views that wait, and what the document still takes; nil before that is looked for.
  private var added: AddedViews?
  /// Whether all views wait: nothing was written into a new document.
  private var isUnwritten = false
  /// How often views were written into the document.
  private(set) var writingCount = 0
  /// The active constraints: the document's in document order, then others in the order of activation.
  var constraints: [LiveConstraint] = []
  /// The document's constraints that are not active.
  var inactiveOfDocument: Set<ObjectID> = []
  /// The identifiers of the views and constraints.
  var ids: Set<ObjectID> = []
  weak var scene: LiveScene?

  init(_ document: Document) { written = document }

  /// A home of one view of Interface Builder's library, in the holder of a document of nothing else.
  convenience init(_ view: NewView) throws(LiveLayoutError) {
    self.init(NewDocument.empty)
    var view = view
    do throws(EditError) {
      let (id, element) = try written.openElement(of: view)
      ids.insert(id)
      view.id = id
      added = AddedViews.none
      isUnwritten = true
      let adoption = Document.Adoption(ElementTree(element), NodeID(1), in: view.parent)
      if added?.add(adoption, depth: 1) != true { try document.addOpenView(view) }
    } catch {
      throw LiveLayoutError(.refused(error))
    }
  }

  /// The document with all views.
  var document: Document {
    get {
      if let views = added?.adoptions, !views.isEmpty {
        written.adopt(views)
        writingCount += 1
        added?.removeAll()
        isUnwritten = false
      }
      return written
    }
    set {
      written = newValue
      added = nil
      isUnwritten = false
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

  /// Takes a view of another home among the subviews of one, in front.
  ///
  /// - Parameter depth: How many views are around the innermost of its views then.
  func adopt(_ view: ObjectID, of other: LiveHome, in parent: ObjectID, depth: Int) throws(LiveLayoutError) {
    do throws(EditError) {
      if try adds(other.adoptions(of: view, in: parent), depth: depth) { return }
    } catch {
      throw LiveLayoutError(.refused(error))
    }
    let document = other.document
    try edit { own throws(EditError) in try own.adopt(view, of: document, in: parent, at: nil) }
  }

  /// A view as another home takes it, and those that wait to be written into it.
  private func adoptions(
    of view: ObjectID, in parent: ObjectID
  ) throws(EditError) -> [Document.Adoption] {
    guard isUnwritten, var views = added?.adoptions, !views.isEmpty else {
      return [try document.adoption(of: view, in: parent)]
    }
    views[0].parent = parent
    return views
  }

  /// Lets views wait to be written, where the document surely takes them.
  private func adds(_ views: [Document.Adoption], depth: Int) -> Bool {
    guard var own = added ?? AddedViews(written) else { return false }
    // No copy of it while it changes.
    added = nil
    let count = own.adoptions.count
    let isAdded = views.allSatisfy { own.add($0, depth: depth) }
    if !isAdded { own.removeAll(from: count) }
    added = own
    return isAdded
  }
}
