import Adaptivity
import AutoLayout
import Controls
import Resolver
import SceneModel
import TextMetrics

/// A scene laid out, as looks draw it.
final class DrawnScene: Sendable {
  let tree: ElementTree
  let resolution: Resolution
  let controls: any ControlReading
  let palette: Palette
  let traits: TraitCollection
  let layout: SceneLayout
  let details: [ViewDetail]
  /// Of each view the insets of what it scrolls; nil of one that does not scroll.
  let scrolling: [ScrollInsets?]
  private let segues: SegueGraph
  private let images: (any PictureImages)?
  /// What variants of images must fit.
  private let surroundings: AssetTraits
  /// The scene's controller; nil where it has none.
  let controller: NodeID?

  /// The bars over the view of the scene's controller; nil of a scene without one.
  let bars: SceneBars?

  var views: [ViewLayout] { layout.views }

  /// Lays out a scene.
  init(
    _ engine: LayoutEngine, _ outline: SceneOutline, catalogs: [AssetCatalog], images: (any PictureImages)?
  ) {
    self.images = images
    resolution = engine.resolution(of: outline)
    tree = resolution.tree
    controls = engine.controls(of: outline)
    (layout, details, scrolling) = engine.layoutToDraw(outline)
    traits = layout.traits
    let tree = tree
    let root = layout.views.first { view in
      view.parent == nil && outline.controller.map { tree.parent(of: view.node) == $0 } == true
    }
    bars = root.flatMap { engine.bars(of: outline, frame: $0.frame) }
    controller = outline.controller
    segues = engine.segues
    palette = Palette(tree, traits, catalogs: catalogs)
    surroundings = AssetTraits(traits, locale: nil)
  }

  /// The tab bar items of the controllers in a tab bar controller, and which of them leads to the scene.
  func tabs(of controller: NodeID) -> (items: [NodeID], selected: Int?) {
    let places = segues.segues.filter { $0.source == controller && $0.relationship == .viewControllers }
    let tabs = places.compactMap { segue in
      segue.destination.flatMap { tab in tree.child(of: tab, .tabBarItem).map { (tab, $0) } }
    }
    let way = wayToController
    return (tabs.map(\.1), tabs.firstIndex { way.contains($0.0) })
  }

  /// The scene's controller and those that lead to it.
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

  /// The value of an attribute of an element, whatever its name.
  func word(_ node: NodeID, _ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }
}
