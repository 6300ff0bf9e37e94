import AutoLayout
import Controls
import Resolver
import SceneModel
import TextMetrics

extension ScenePicture {
  /// The differences of the picture from the document and the project, each once, in the document's order,
  /// those without an object last.
  ///
  /// - Parameter drawing: The scene's picture.
  package func findings(in drawing: Drawing) -> [PictureFinding] {
    let found = scene.elementFindings(in: drawing) + scene.contentFindings(in: drawing)
    guard found.count > 1 else { return found }
    return Set(found).sorted { a, b in
      let (first, second) = (a.node?.index ?? .max, b.node?.index ?? .max)
      return first == second ? a.description < b.description : first < second
    }
  }
}

extension DrawnScene {
  /// The findings about colours and fonts of drawn views.
  fileprivate func elementFindings(in drawing: Drawing) -> [PictureFinding] {
    var found: [PictureFinding] = []
    for index in tree.subtree(of: layout.outline.objects) {
      let node = NodeID(index)
      let reason: PictureFinding.Reason? =
        if tree.isElement(node, .color) {
          palette.defect(of: node)
        } else if tree.isElement(node, .fontDescription) || tree.isElement(node, .font) {
          fontDefect(of: node)
        } else {
          nil
        }
      if let reason { found.append(PictureFinding(reason: reason, node: node)) }
    }
    guard !found.isEmpty else { return [] }
    let objects = Set(
      drawing.commands.compactMap { if case .begin(let group) = $0 { group.object?.id } else { nil } })
    let drawn = Set(views.filter { objects.contains($0.id) }.map(\.node))
    return found.filter { finding in
      let view = finding.node.flatMap { node in tree.ancestor(of: node) { tree.isView($0) } }
      return view.map(drawn.contains) ?? false
    }
  }

  private func fontDefect(of node: NodeID) -> PictureFinding.Reason? {
    guard let name = tree[node, .name], !Font.hasTable(named: name), controls.family(named: name) == nil
    else { return nil }
    return .font(name)
  }

  /// The findings about images and texts of a drawing.
  fileprivate func contentFindings(in drawing: Drawing) -> [PictureFinding] {
    var found: [(reason: PictureFinding.Reason, object: ObjectID?)] = []
    var objects: [ObjectID?] = []
    for command in drawing.commands {
      switch command {
      case .begin(let group):
        objects.append(group.object?.id ?? objects.last ?? nil)
        if let sign = group.sign, sign.kind == .image, let defect = defect(ofImage: sign.name) {
          found.append((.image(sign.name, defect), objects.last ?? nil))
        }
      case .end: _ = objects.popLast()
      case .text(let text):
        if !SVGText.holds(text.text) { found.append((.characters, objects.last ?? nil)) }
      case .fill, .stroke, .image: break
      }
    }
    guard !found.isEmpty else { return [] }
    let nodes = Dictionary(views.map { ($0.id, $0.node) }) { first, _ in first }
    return found.compactMap { reason, object in
      guard let object else { return PictureFinding(reason: reason, node: nil) }
      // Of scenes within this one their own pictures tell.
      return nodes[object].map { PictureFinding(reason: reason, node: $0) }
    }
  }
}
