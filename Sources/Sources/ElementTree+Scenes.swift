package import Controls
package import SceneModel

extension ElementTree {
  /// The class of an object: its own where it names one, else the one that its element stands for.
  package func className(of object: NodeID) -> String? {
    self[object, .customClass] ?? objectKind(of: object)?.className
  }

  /// How many views, guides and constraints a scene has, installed or not.
  package func counts(of scene: SceneOutline) -> (objects: Int, constraints: Int) {
    var objects = 0
    var constraints = 0
    for index in subtree(of: scene.objects) {
      let node = NodeID(index)
      guard kind(of: node) == .element else { continue }
      if isView(node) || role(of: node) == .guide { objects += 1 }
      if name(of: node) == .constraint, self[node, .firstAttribute] != nil { constraints += 1 }
    }
    return (objects, constraints)
  }
}
