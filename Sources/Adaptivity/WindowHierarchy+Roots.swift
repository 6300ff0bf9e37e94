import Controls
package import SceneModel

/// Views that no controller of their document has (Devices.md#file-roots).
extension WindowHierarchy {
  /// The surroundings of such a view: the window where it is the view of the controller that owns its file or
  /// a launch screen, the width of a table where it is a cell, else its saved size, clear of everything.
  ///
  /// - Parameters:
  ///   - saved: The size that the document has of the view. Points.
  ///   - fillsWindow: Whether every view that is a file of its own fills the window, since a size was asked
  ///     for.
  package func surroundings(ofRoot root: NodeID, saved: Size, fillsWindow: Bool = false) -> Surroundings {
    var found = window
    if tree.isElement(root, .tableViewCell) {
      found.holder = .table
      found.size.height = saved.height
      found.safeArea = EdgeInsets(left: window.safeArea.left, right: window.safeArea.right)
      found.keyboard = 0
    } else if !tree.isViewOfScreen(root), !fillsWindow || !tree.isTopLevel(root) {
      found.holder = .unknown
      found.size = saved
      found.safeArea = .zero
      found.keyboard = 0
    }
    return found
  }
}

extension ElementTree {
  /// Whether a view fills a window by itself: it is the launch screen, or the view of the controller that
  /// loads its file, to which the outlet `view` of the File's Owner leads.
  package func isViewOfScreen(_ view: NodeID) -> Bool {
    guard let objects = parent(of: view), isTopLevel(view) else { return false }
    if isLaunchScreen { return true }
    guard let id = self[view, .id],
      let owner = elements(of: objects).first(where: { self[$0, .placeholderIdentifier] == "IBFilesOwner" }),
      let connections = child(of: owner, .connections)
    else { return false }
    return elements(of: connections).contains {
      isElement($0, .outlet) && self[$0, .property] == "view" && self[$0, .destination] == id
    }
  }

  /// Whether an object is one of a file's own, and in no scene.
  fileprivate func isTopLevel(_ object: NodeID) -> Bool { parent(of: object).flatMap(parent) == root }
}
