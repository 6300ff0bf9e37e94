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
    } else if root != viewOfOwner, !tree.isTopLevel(root) || !fillsWindow && !tree.isLaunchScreen {
      found.holder = .unknown
      found.size = saved
      found.safeArea = .zero
      found.keyboard = 0
    }
    return found
  }
}

extension ElementTree {
  /// The view of the controller that loads the file: the outlet `view` of the File's Owner leads to it; nil
  /// where there is none.
  package var viewOfOwner: NodeID? {
    guard let objects = root.flatMap({ child(of: $0, .objects) }),
      let owner = elements(of: objects).first(where: { self[$0, .placeholderIdentifier] == "IBFilesOwner" }),
      let connections = child(of: owner, .connections),
      let outlet = elements(of: connections).first(where: {
        isElement($0, .outlet) && self[$0, .property] == "view"
      }), let id = self[outlet, .destination]
    else { return nil }
    return elements(of: objects).first { self[$0, .id] == id }
  }

  /// Whether an object is one of a file's own, and in no scene.
  fileprivate func isTopLevel(_ object: NodeID) -> Bool { parent(of: object).flatMap(parent) == root }
}
