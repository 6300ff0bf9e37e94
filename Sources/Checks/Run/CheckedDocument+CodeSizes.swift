import Adaptivity
import AutoLayout
import Controls
import SceneModel

extension CheckedDocument {
  /// Whether a scene's size on a device is nobody's but code's or the system's, so that its canvas alone says
  /// how it looks (Devices.md#sizes-by-code): one of freeform size that nothing in the document leads to and
  /// that it does not start with, one of an app extension, and views of freeform size in a file of their own.
  func isSizedByCode(_ outline: SceneOutline) -> Bool {
    guard let controller = outline.controller else { return holdsFreeformViews(outline) }
    if let view = tree.child(of: controller, key: "view"), let name = tree.names.find("simulatedAppContext"),
      tree[view, name] != nil
    {
      return true
    }
    return tree.isFreeform(controller) && segues.initial != controller
      && segues.segues(to: controller).isEmpty
  }

  /// Whether the objects are views of freeform size, and none of them a controller's own or a launch screen.
  private func holdsFreeformViews(_ outline: SceneOutline) -> Bool {
    let views = tree.elements(of: outline.objects).filter { tree.objectKind(of: $0)?.role == .view }
    return !views.isEmpty && !tree.isLaunchScreen
      && views.allSatisfy { tree.isFreeform($0) && $0 != tree.viewOfOwner }
  }
}
