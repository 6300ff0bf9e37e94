import Adaptivity
import AutoLayout
import Controls
import Devices
import SceneModel

/// A document in the environment of a fact, in which the number that was measured is computed.
struct DeviceDocument {
  private let document: Document
  private let engine: LayoutEngine
  private let screen: Size

  init(_ document: Document, for fact: DeviceFact) {
    self.document = document
    var request = LayoutRequest(canvas: .device(fact.device, fact.orientation, .full))
    request.askedSystem = DeviceSystem.known(major: fact.system)
    engine = LayoutEngine(document, request)
    screen = fact.device.size(in: fact.orientation)
  }

  /// The number that a fact is about; nil where the layout does not have the object.
  func value(of fact: DeviceFact) -> Double? {
    guard let scene = document.scenes.first(where: { $0.id.text == fact.scene }),
      let frame = frame(of: fact, in: scene)
    else { return nil }
    return switch fact.property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .right: frame.maxX
    case .bottom: frame.maxY
    }
  }

  private func frame(of fact: DeviceFact, in scene: SceneOutline) -> Rect? {
    let origin = scene.controller.map { self.origin(of: $0) } ?? (x: 0, y: 0)
    if fact.view.hasPrefix("*") {
      return bar(fact.view, of: scene).map {
        Rect(x: $0.x, y: $0.y + origin.y, width: $0.width, height: $0.height)
      }
    }
    let layout = engine.layout(scene)
    guard let view = layout[ObjectID(fact.view)] else { return nil }
    guard fact.space == .screen, let root = layout.views.first(where: { $0.parent == nil }),
      var frame = layout.absoluteFrame(of: view.id)
    else { return view.frame }
    frame.x += origin.x
    frame.y += origin.y
    if view.parent != nil {
      frame.x += root.frame.x
      frame.y += root.frame.y
    }
    return frame
  }

  /// The frame in the controller's view of a bar that no element is for: it ends where the safe area of the
  /// view begins, or begins where that ends.
  private func bar(_ name: String, of scene: SceneOutline) -> Rect? {
    bar(name, over: scene)
      ?? document.scenes.lazy.filter { shown in
        let bars = shown.controller.flatMap { engine.surroundings(of: $0)?.bars }
        return scene.controller.map { [bars?.navigation, bars?.tabs, bars?.toolbar].contains($0) } ?? false
      }.compactMap { bar(name, over: $0) }.first
  }

  private func bar(_ name: String, over scene: SceneOutline) -> Rect? {
    let (layout, safeAreas) = engine.layoutWithSafeAreas(scene)
    guard let bars = engine.layoutToDraw(scene).bars,
      let index = layout.views.firstIndex(where: {
        $0.parent == nil && $0.type.lowercased().hasSuffix("view")
      })
    else { return nil }
    let (frame, insets) = (layout.views[index].frame, safeAreas[index])
    if name == "*navigationBar" {
      let bottom = frame.y + insets.top
      return bars.navigationBar > 0
        ? Rect(x: frame.x, y: bottom - bars.navigationBar, width: frame.width, height: bars.navigationBar)
        : nil
    }
    guard bars.bottomBar > 0, bars.hasTabBar == (name == "*tabBar") else { return nil }
    return Rect(x: frame.x, y: frame.maxY - insets.bottom, width: frame.width, height: bars.bottomBar)
  }

  /// Where a controller's area begins on the screen. Points.
  private func origin(of controller: NodeID) -> (x: Double, y: Double) {
    guard let place = engine.surroundings(of: controller) else { return (0, 0) }
    switch place.holder {
    case .window, .table, .unknown: return (0, 0)
    case .container(let holder): return origin(of: holder)
    case .split(let holder, let column):
      let outer = origin(of: holder)
      let width = engine.surroundings(of: holder)?.size.width ?? place.size.width
      return column == .secondary ? (outer.x + width - place.size.width, outer.y) : outer
    case .embedding(let holder, let view):
      let outer = origin(of: holder)
      guard let scene = document.scenes.first(where: { $0.controller == holder }),
        let id = document.tree[view, .id],
        let frame = engine.layout(scene).absoluteFrame(of: ObjectID(id))
      else { return outer }
      return (outer.x + frame.x, outer.y + frame.y)
    case .presenter:
      guard place.isOnSheet else { return (0, 0) }
      let above = screen.height - place.size.height
      return place.size.width < screen.width ? ((screen.width - place.size.width) / 2, above / 2) : (0, above)
    }
  }
}
