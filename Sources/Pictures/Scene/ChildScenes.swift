import Adaptivity
import AutoLayout
import Controls
import SceneModel

/// The scenes that a picture shows within a scene, so far.
struct ChildScenes {
  /// The most scenes in a picture: more are left out.
  static let most = 32
  /// The scenes that may follow.
  private var remaining = most
  /// The controllers whose scenes are being drawn, from the outermost.
  private var chain: [NodeID] = []

  /// Draws a controller's scene within another one, with its brightness; nil where it has none, where it is
  /// in itself, and where the picture has enough of them.
  mutating func drawing(
    of controller: NodeID, in scene: DrawnScene
  ) -> (drawing: Drawing, ground: ScreenGround)? {
    guard remaining > 0, !chain.contains(controller), let outline = scene.engine.outline(of: controller)
    else { return nil }
    remaining -= 1
    chain.append(controller)
    defer { chain.removeLast() }
    let picture = ScenePicture(
      scene.engine, outline, catalogs: scene.palette.catalogs, images: scene.images)
    return picture.drawing(
      title: outline.name.onOneLine, of: .first, PictureOptions(isBare: true), &self)
  }

  /// Whether a scene is drawn within another one.
  var isWithin: Bool { !chain.isEmpty }
}

extension DrawnScene {
  /// The controllers that the scene's controller shows as a container, from back to front, each with its
  /// place in the container's view; none on the canvas (Looks.md#containers).
  var shownChildren: [(controller: NodeID, frame: Rect)] {
    guard isRunning, let controller else { return [] }
    if tree.isElement(controller, .splitViewController) { return engine.columns(of: controller) }
    guard let child = segues.firstRelationship(of: controller)?.destination else { return [] }
    return [(child, Rect(x: 0, y: 0, width: screenSize.width, height: screenSize.height))]
  }

  /// The controller that a container view embeds; nil on the canvas (Looks.md#containers).
  func embedded(by view: NodeID) -> NodeID? {
    guard isRunning, tree.isElement(view, .containerView) else { return nil }
    return segues.embedding(by: view)?.destination
  }
}
