import Controls
import SceneModel

/// The layer style in a view's user-defined runtime attributes (Looks.md#runtime-attributes).
struct LayerStyle {
  /// Points.
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor = DrawingColor.black
  var masksToBounds = false
  var shadowOpacity = 0.0
  var shadowRadius = 3.0
  var shadowOffset = DrawingPoint(0, -3)
  var shadowColor = DrawingColor.black

  /// A view's style. A key path without `layer.` counts as a property by which the project's code sets
  /// the layer's.
  init(of node: NodeID, _ scene: DrawnScene) {
    guard let attributes = scene.tree.child(of: node, .userDefinedRuntimeAttributes) else { return }
    for attribute in scene.tree.elements(of: attributes) {
      guard let path = scene.word(attribute, "keyPath") else { continue }
      read(attribute, path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path, scene)
    }
  }

  private mutating func read(_ attribute: NodeID, _ path: String, _ scene: DrawnScene) {
    let tree = scene.tree
    let child = tree.child(of: attribute, key: "value")
    func number() -> Double? {
      let text = child.flatMap { tree[$0, .value] } ?? tree[attribute, .value]
      return text.flatMap(Double.init(attribute:)).map { $0.clamped(to: -10_000...10_000) }
    }
    let flag = tree[attribute, .value].flatMap(Bool.init(attribute:))
    switch path {
    case "cornerRadius": cornerRadius = max(number() ?? 0, 0)
    case "borderWidth": borderWidth = max(number() ?? 0, 0)
    case "borderColor", "borderUIColor": borderColor = child.flatMap(scene.palette.color) ?? borderColor
    case "masksToBounds": masksToBounds = flag ?? false
    case "shadowOpacity": shadowOpacity = (number() ?? 0).clamped(to: 0...1)
    case "shadowRadius": shadowRadius = max(number() ?? 0, 0)
    case "shadowColor", "shadowUIColor": shadowColor = child.flatMap(scene.palette.color) ?? shadowColor
    case "shadowOffset":
      func length(_ name: KnownName) -> Double {
        (child.flatMap { tree[$0, name] }.flatMap(Double.init(attribute:)) ?? 0)
          .clamped(to: -10_000...10_000)
      }
      shadowOffset = DrawingPoint(length(.width), length(.height))
    default: break
    }
  }

  /// The visible shadow; nil where a layer clips at its bounds.
  var shadow: DrawingShadow? {
    guard shadowOpacity > 0, !masksToBounds else { return nil }
    return DrawingShadow(
      shadowColor.faded(to: shadowOpacity), x: shadowOffset.x, y: shadowOffset.y, deviation: shadowRadius)
  }
}
