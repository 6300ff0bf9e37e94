import JSONText
import Ninefold

extension EffectiveSceneAnswer {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: scene.outline, under: scene.traits)
      if let screen { json.members(of: screen) }
      if let surroundings {
        json.member("place", surroundings.holder.place)
        json.member("shown", surroundings.isShown)
      }
      json.objects("objects", scene.objects) { json, node in
        json.members(ofEffective: node, resolution)
      }
      json.objects("constraints", scene.constraints) { json, constraint in
        json.members(of: constraint, resolution)
      }
      if let formats { json.members(of: formats, scene, resolution.tree) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of formats: SceneFormats, _ scene: EffectiveScene, _ tree: ElementTree) {
    let all = formats.groups.flatMap { group in group.formats.map { (group.superview, $0) } }
    objects("visualFormats", all) { json, entry in
      let (superview, format) = entry
      json.member("superview", tree[superview, .id])
      json.member("format", format.text)
      json.member("direction", format.options.direction.rawValue)
      json.member("edges", format.options.edges.rawValue)
      json.member("constraints", format.constraints.map { scene.constraints[$0].id.text })
    }
    objects("names", formats.names) { json, entry in
      json.member("name", entry.name)
      json.member("object", tree[entry.view, .id])
    }
  }

  fileprivate mutating func members(ofEffective node: NodeID, _ resolution: Resolution) {
    let tree = resolution.tree
    members(of: node, tree)
    member("class", resolution.className(of: node))
    members(ofNames: node, resolution)
    member("parent", resolution.superview(of: node).flatMap { tree[$0, .id] })
    let attributes = resolution.attributes(of: node)
    object("attributes") { json in
      for attribute in attributes { json.member(attribute.name, attribute.value) }
    }
    member(origin: resolution.installingKey(of: node))
    object("origins") { json in
      for attribute in attributes {
        if let origin = attribute.origin { json.member(attribute.name, origin.description) }
      }
    }
  }

  fileprivate mutating func members(
    of constraint: LayoutConstraint, _ resolution: Resolution
  ) {
    let tree = resolution.tree
    member("id", constraint.id.text)
    member("owner", tree[constraint.owner, .id])
    members(
      of: constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
    member(origin: resolution.installingKey(of: constraint.node))
    object("origins") { json in
      for (name, key) in resolution.variedNumbers(of: constraint.node) {
        json.member(name, key.description)
      }
    }
  }
}
