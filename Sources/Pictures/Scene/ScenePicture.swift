package import AutoLayout
package import Controls
import Resolver
package import SceneModel

/// A picture of one scene: its views from back to front, each with the look of its kind.
package struct ScenePicture: Sendable {
  let scene: DrawnScene

  /// Lays a scene out to be drawn.
  ///
  /// - Parameters:
  ///   - catalogs: The project's colours.
  ///   - images: The project's pictures; without them a box with its name stands for each.
  package init(
    _ engine: LayoutEngine, _ outline: SceneOutline, catalogs: [AssetCatalog] = [],
    images: (any PictureImages)? = nil
  ) {
    scene = DrawnScene(engine, outline, catalogs: catalogs, images: images)
  }

  /// The layout of the scene.
  package var layout: SceneLayout { scene.layout }

  /// The traits of the scene's layout.
  package var traits: TraitCollection { scene.traits }

  /// The name of the systems whose looks are drawn, such as `iOS 13 to 18` (Looks.md#eras).
  package var looks: String { scene.palette.era.name }

  /// The most views of a scene that have pictures of their own.
  private static let mostRoots = 256

  /// The views of a scene that have pictures of their own: the controller's, of which there is a picture even
  /// where it is in no document, then those beside it or of a file.
  package static func roots(of outline: SceneOutline, in tree: ElementTree) -> [NodeID?] {
    var roots: [NodeID?] = outline.controller == nil ? [] : [nil]
    for object in tree.elements(of: outline.objects) where object != outline.controller {
      if tree.isView(object) {
        roots.append(object)
      } else if tree.role(of: object) == .controller, let view = tree.child(of: object, key: "view") {
        roots.append(view)
      }
    }
    return roots.isEmpty ? [nil] : Array(roots.prefix(mostRoots))
  }

  /// The steps of the picture.
  ///
  /// - Parameters:
  ///   - title: The title of the picture.
  ///   - roots: The roots that it shows.
  ///   - options: The contents beside the scene.
  package func drawing(
    title: String, of roots: ShownRoots = .all, _ options: PictureOptions = PictureOptions()
  ) -> Drawing {
    var children = ChildScenes()
    return drawing(title: title, of: roots, options, &children).drawing
  }

  /// The steps of the picture, with those of the scenes in it, and the brightness of its first root.
  func drawing(
    title: String, of roots: ShownRoots, _ options: PictureOptions, _ children: inout ChildScenes
  ) -> (drawing: Drawing, ground: ScreenGround) {
    var painting = ScenePainting(scene, options, children)
    let size = painting.draw(scene.roots.filter { roots.contains($0, of: scene) })
    children = painting.children
    let list = painting.list
    let drawing = Drawing(
      size: size, title: title, details: Self.details(of: list), commands: list.commands)
    return (drawing, painting.ground ?? ScreenGround(isDark: scene.palette.isDark))
  }

  /// The picture without overlays, and each overlay as a drawing of its own that lies over it.
  package func layers(
    title: String, of roots: ShownRoots = .all, overlays: [PictureOverlay] = PictureOverlay.allCases
  ) -> PictureLayers {
    var painting = ScenePainting(scene, PictureOptions(), ChildScenes())
    let size = painting.draw(scene.roots.filter { roots.contains($0, of: scene) })
    let steps = painting.list.commands
    return PictureLayers(
      picture: Drawing(size: size, title: title, details: Self.details(of: painting.list), commands: steps),
      overlays: overlays.map { overlay in
        (overlay, Drawing(size: size, title: overlay.rawValue, commands: painting.steps(of: overlay)))
      })
  }

  /// The number of objects of each role, in the order of the first of each; nil where none is described.
  private static func details(of list: DrawingList) -> String? {
    var roles: [String] = []
    var counts: [String: Int] = [:]
    for case .begin(let group) in list.commands {
      guard let role = group.description?.role else { continue }
      if counts[role] == nil { roles.append(role) }
      counts[role, default: 0] += 1
    }
    return roles.isEmpty ? nil : roles.map { "\(counts[$0] ?? 0) \u{D7} \($0)" }.joined(separator: ", ")
  }
}

/// A picture in layers that are shown or not.
package struct PictureLayers: Sendable {
  /// The lowest layer: the scene.
  package let picture: Drawing
  /// The layers over it.
  package let overlays: [(overlay: PictureOverlay, drawing: Drawing)]
}

/// The roots of a scene that a picture shows.
package enum ShownRoots: Sendable {
  /// All side by side, the controller's view first.
  case all
  /// The first one.
  case first
  /// One of ``ScenePicture/roots(of:in:)``: the controller's where it is nil.
  case one(NodeID?)

  func contains(_ root: DrawnRoot, of scene: DrawnScene) -> Bool {
    switch self {
    case .all: true
    case .first: root.views == scene.roots.first?.views
    case .one(let node): root.isOfController ? node == nil : root.node == node
    }
  }
}
