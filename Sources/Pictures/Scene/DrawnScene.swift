import Adaptivity
import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel
import TextMetrics

/// A laid out scene for the looks to draw.
final class DrawnScene: Sendable {
  let tree: ElementTree
  let palette: Palette
  /// The engine of the document, for the scenes within this one.
  let engine: LayoutEngine
  private let drawable: DrawableLayout
  let images: (any PictureImages)?
  /// The traits that select variants of images.
  private let surroundings: AssetTraits
  /// Interface Builder's name of the scene.
  let name: String
  /// The device whose whole screen is shown; nil of a window and of a size.
  let device: (device: Device, orientation: Orientation)?
  /// The scene's controller; nil where it has none.
  let controller: NodeID?
  /// The roots, the controller's first.
  let roots: [DrawnRoot]

  var resolution: Resolution { drawable.resolution }
  var controls: any ControlReading { drawable.controls }
  var layout: SceneLayout { drawable.layout }
  var traits: TraitCollection { drawable.layout.traits }
  var views: [ViewLayout] { drawable.layout.views }
  var details: [ViewDetail] { drawable.details }
  /// For each view the insets of its scrolling content; nil of one that does not scroll.
  var scrolling: [ScrollInsets?] { drawable.scrolling }
  /// Guides, constraints and baselines, evaluated anew each time.
  var lines: LayoutLines { drawable.lines }
  /// The size that the scene's controller gets. Points.
  var screenSize: Size { drawable.screenSize }
  var screenInsets: EdgeInsets { drawable.screenInsets }
  /// The window of the running app; nil on the canvas.
  var window: RunningWindow? { drawable.window }
  /// Whether the scene is in a running app rather than on the canvas.
  var isRunning: Bool { drawable.window != nil }
  /// The controllers of the document and the segues between them.
  var segues: SegueGraph { engine.segues }
  /// The bars over the view of the scene's controller; nil of a scene without one.
  var bars: SceneBars? { drawable.bars }

  /// Lays out a scene.
  init(
    _ engine: LayoutEngine, _ outline: SceneOutline, catalogs: [AssetCatalog], images: (any PictureImages)?
  ) {
    self.engine = engine
    self.images = images
    drawable = engine.layoutToDraw(outline)
    tree = drawable.resolution.tree
    name = outline.name
    controller = outline.controller
    device = engine.shownDevice
    roots = DrawnRoot.roots(of: drawable, outline.controller)
    palette = Palette(
      tree, drawable.layout.traits, drawable.controls.toolsVersion, isRunning: drawable.window != nil,
      catalogs: catalogs)
    surroundings = AssetTraits(drawable.layout.traits, locale: nil)
  }

  /// The tab bar items of the controllers in a tab bar controller, and the index of the one that leads to
  /// the scene.
  func tabs(of controller: NodeID) -> (items: [NodeID], selected: Int?) {
    let places = segues.segues.filter { $0.source == controller && $0.relationship == .viewControllers }
    let tabs = places.compactMap { segue in
      segue.destination.flatMap { tab in tree.child(of: tab, .tabBarItem).map { (tab, $0) } }
    }
    let way = wayToController
    return (tabs.map(\.1), tabs.firstIndex { way.contains($0.0) })
  }

  /// The scene's controller and the controllers that lead to it.
  private var wayToController: Set<NodeID> {
    var way: Set<NodeID> = []
    var current = controller
    while let next = current, way.count < SegueGraph.longestChain, way.insert(next).inserted {
      current = segues.placing(next)?.source
    }
    return way
  }

  /// The picture of an image of the project that fits the scene; nil where there is none.
  func picture(named name: String) -> PictureFile? { images?.picture(named: name, in: surroundings) }

  /// The reason why a present image of the project is not drawn; nil where it is.
  func defect(ofImage name: String) -> String? { images?.defect(named: name, in: surroundings) }

  /// The value of an attribute of any name, under the scene's traits.
  func word(_ node: NodeID, _ name: String) -> String? { resolution.attribute(node, named: name) }
}
