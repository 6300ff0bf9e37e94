import Editing
import SceneModel

extension Edit {
  /// The edit with ids for names. A name that is no id in the document stands for the object with that label,
  /// text or identifier for code.
  ///
  /// - Throws: ``NameError`` where nothing has the name, or several objects.
  func naming(in document: Document) throws(NameError) -> Edit {
    let tree = document.tree
    func named(_ id: ObjectID) throws(NameError) -> ObjectID {
      let isID = (0..<tree.count).contains { tree[NodeID($0), .id] == id.text }
      return isID ? id : try document.object(named: id.text).id
    }
    switch self {
    case .addView(var view):
      view.parent = try named(view.parent)
      return .addView(view)
    case .addConstraint(let constraint):
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0?.text }
      let ids = Set((0..<tree.count).compactMap { tree[NodeID($0), .id] })
      return items.allSatisfy(ids.contains)
        ? self : .addConstraint(try PrintedItems(document).naming(constraint))
    case .install(let id): return .install(try named(id))
    case .uninstall(let id): return .uninstall(try named(id))
    case .resetInstallation(let id): return .resetInstallation(try named(id))
    case .set(let id, let attribute, let value):
      return .set(try named(id), attribute: attribute, to: value)
    case .setElement(let id, let element): return .setElement(try named(id), element)
    case .unset(let id, let attribute): return .unset(try named(id), attribute: attribute)
    case .move(let id, let parent, let index):
      return .move(try named(id), to: try named(parent), at: index)
    case .delete(let id, let deletion): return .delete(try named(id), deletion)
    }
  }
}
