import Adaptivity
import AutoLayout
import Controls
import SceneModel

extension CheckedDocument {
  /// Whether a scene's size on a device is nobody's but code's or the system's, so that its canvas alone says
  /// how it looks (Devices.md#sizes-by-code): one of freeform size that nothing in the document leads to and
  /// that it does not start with, and one of an app extension.
  func isSizedByCode(_ outline: SceneOutline) -> Bool {
    guard let controller = outline.controller else { return false }
    if let view = tree.child(of: controller, key: "view"), let name = tree.names.find("simulatedAppContext"),
      tree[view, name] != nil
    {
      return true
    }
    return tree.isFreeform(controller) && segues.initial != controller
      && segues.segues(to: controller).isEmpty
  }
}
