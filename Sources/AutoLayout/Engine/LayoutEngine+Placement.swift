package import Adaptivity
import Controls
import Resolver
package import SceneModel
import Synchronization

/// Where the controllers of a document stand in the window of a request, as far as it was asked.
final class ControllerPlacements: Sendable {
  private let hierarchy = Mutex<WindowHierarchy?>(nil)
  private let surroundings = Mutex<[NodeID: Surroundings]>([:])
  private let resolutions = Mutex<[TraitCollection: Resolution]>([:])
  private let places = Mutex<[NodeID: Place]>([:])
  private let outlines = Mutex<[NodeID: SceneOutline]?>(nil)

  /// The surroundings of a controller, and what lays its scene out there.
  struct Place: Sendable {
    let surroundings: Surroundings
    /// With the environment and the resolution of the place.
    let sizer: ContentSizer
  }

  /// The hierarchy of the controllers, made once.
  func hierarchy(make: () -> WindowHierarchy) -> WindowHierarchy {
    if let known = hierarchy.withLock({ $0 }) { return known }
    let made = make()
    hierarchy.withLock { $0 = made }
    return made
  }

  /// The surroundings of a controller, found once.
  func surroundings(of controller: NodeID, find: () -> Surroundings) -> Surroundings {
    surroundings.value(of: controller, make: find)
  }

  /// The place of a controller, made once.
  func place(of controller: NodeID, make: () -> Place) -> Place { places.value(of: controller, make: make) }

  /// The scene of a controller; nil of one that is in none. The scenes are listed once.
  func outline(of controller: NodeID, in document: Document) -> SceneOutline? {
    outlines.withLock { outlines in
      if let outlines { return outlines[controller] }
      let scenes = document.scenes.compactMap { scene in scene.controller.map { ($0, scene) } }
      let made = Dictionary(scenes) { first, _ in first }
      outlines = made
      return made[controller]
    }
  }

  /// The document under traits, resolved once.
  func resolution(_ traits: TraitCollection, resolve: () -> Resolution) -> Resolution {
    resolutions.value(of: traits, make: resolve)
  }
}

extension Mutex {
  /// The value of a key, made without the lock where there is none.
  fileprivate borrowing func value<Key: Hashable & Sendable, Element: Sendable>(
    of key: Key, make: () -> Element
  ) -> Element where Value == [Key: Element] {
    if let known = withLock({ $0[key] }) { return known }
    let made = make()
    withLock { $0[key] = made }
    return made
  }
}

/// The surroundings of a scene's controller on a device (Devices.md#controllers).
extension LayoutEngine {
  /// The engine under the surroundings of a scene's controller; this one on the canvas, which infers them,
  /// and of a scene without a controller.
  func placed(_ outline: SceneOutline) -> LayoutEngine {
    guard let controller = outline.controller, let surroundings = surroundings(of: controller) else {
      return self
    }
    return placed(placements.place(of: controller) { place(in: surroundings) })
  }

  /// The traits of the window.
  var windowTraits: TraitCollection { environment.traits }

  /// The running app's settings of a controller.
  func settings(of controller: NodeID) -> ControllerSettings {
    request.settings.settings(of: controller, resolution.tree) ?? ControllerSettings()
  }

  /// The surroundings of a controller on a device; nil on the canvas. A requested size is every controller's.
  package func surroundings(of controller: NodeID) -> Surroundings? {
    guard !environment.isDesign else { return nil }
    let hierarchy = hierarchy
    var found = surroundings(of: controller, in: hierarchy)
    if request.fillsSize {
      let window = hierarchy.window
      found.size = window.size
      found.safeArea = window.safeArea
      found.isOnSheet = false
      found.traits.sizeClass = window.traits.sizeClass
    }
    if let sizeClass = request.overrides.sizeClass { found.traits.sizeClass = sizeClass }
    return found
  }

  /// The shown columns of a split view controller with the controllers in them, from back to front, in the
  /// coordinates of its view; none on the canvas (Devices.md#split-views).
  package func columns(of split: NodeID) -> [(controller: NodeID, frame: Rect)] {
    guard let outer = surroundings(of: split) else { return [] }
    return hierarchy.shownColumns(of: split, in: outer)
  }

  /// The surroundings of a view that no controller of the document has, on a device.
  func surroundings(ofRoot root: SceneRoot) -> Surroundings {
    hierarchy.surroundings(
      ofRoot: root.node, saved: resolution.savedFrame(of: root.node).size, fillsWindow: request.fillsSize)
  }

  /// The hierarchy of all that is on screen on a device, made of the document and the window once.
  private var hierarchy: WindowHierarchy {
    placements.hierarchy {
      var window = Surroundings(
        size: environment.size, safeArea: environment.screenInsets, traits: environment.traits)
      window.keyboard = environment.keyboard
      window.bars.areHidden = request.screen.hidesBars
      return WindowHierarchy(
        graph.segues, in: window, toolsVersion: environment.toolsVersion, settings: request.settings)
    }
  }

  /// The surroundings that a hierarchy gives a controller: each of those on the way to it is laid out once.
  private func surroundings(of controller: NodeID, in hierarchy: WindowHierarchy) -> Surroundings {
    placements.surroundings(of: controller) {
      hierarchy.surroundings(of: controller) {
        surroundings(of: $0, in: hierarchy)
      } embedder: { view, holder, surroundings in
        placed(place(in: surroundings)).embedding(view, of: holder)
      }
    }
  }

  /// The engine at the place of a controller.
  private func placed(_ place: ControllerPlacements.Place) -> LayoutEngine {
    var engine = self
    engine.surroundings = place.surroundings
    engine.sizer = place.sizer
    return engine
  }

  private func place(in surroundings: Surroundings) -> ControllerPlacements.Place {
    var inner = environment
    inner.size = surroundings.size
    inner.screenInsets = surroundings.safeArea
    inner.keyboard = surroundings.keyboard
    inner.traits = surroundings.traits
    guard inner != environment else { return .init(surroundings: surroundings, sizer: sizer) }
    let resolution =
      inner.traits == environment.traits
      ? resolution : placements.resolution(inner.traits) { resolver.resolve(inner.traits) }
    return .init(surroundings: surroundings, sizer: ContentSizer(resolution, inner, request))
  }

  /// The embedding of a container view in a controller's view, as it is laid out: its size and the safe area
  /// that reaches into it; nil where it is not installed.
  private func embedding(_ view: NodeID, of controller: NodeID) -> WindowHierarchy.Embedding? {
    guard let outline = placements.outline(of: controller, in: resolution.document) else { return nil }
    for root in roots(of: outline) where root.controller == controller {
      let layout = rootLayout(root)
      guard let index = layout.tree.views.firstIndex(where: { $0.node == view }) else { continue }
      let solved = layout.solve()
      let rules = solved.layout.margins(solved.geometry)
      return WindowHierarchy.Embedding(
        size: solved.frame(of: index).size, safeArea: rules.safeArea(of: index),
        keyboard: rules.keyboard(over: index))
    }
    return nil
  }
}
