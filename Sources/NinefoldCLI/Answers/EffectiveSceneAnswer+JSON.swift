import Ninefold

extension EffectiveSceneAnswer {
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: scene.outline, in: scene.traits.sizeClass)
      try json.objects("objects", scene.objects) { (json, node) throws(Output.Failure) in
        try json.members(ofEffective: node, resolution)
      }
      try json.objects("constraints", scene.constraints) { (json, constraint) throws(Output.Failure) in
        try json.members(of: constraint, resolution)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(ofEffective node: NodeID, _ resolution: Resolution) throws(Output.Failure)
  {
    let tree = resolution.tree
    try members(of: node, tree)
    try member("class", resolution.className(of: node))
    try member("parent", resolution.superview(of: node).flatMap { tree[$0, .id] })
    let attributes = resolution.attributes(of: node)
    try object("attributes") { (json) throws(Output.Failure) in
      for attribute in attributes { try json.member(attribute.name, attribute.value) }
    }
    try member(origin: resolution.installingKey(of: node))
    try object("origins") { (json) throws(Output.Failure) in
      for attribute in attributes {
        if let origin = attribute.origin { try json.member(attribute.name, origin.description) }
      }
    }
  }

  fileprivate mutating func members(
    of constraint: LayoutConstraint, _ resolution: Resolution
  ) throws(Output.Failure) {
    let tree = resolution.tree
    try member("id", constraint.id.text)
    try member("owner", tree[constraint.owner, .id])
    try object("first", optional: constraint.first) { (json, value) throws(Output.Failure) in
      try json.members(of: value)
    }
    try member("relation", constraint.relation.rawValue)
    try object("second", optional: constraint.second) { (json, value) throws(Output.Failure) in
      try json.members(of: value)
    }
    try member("multiplier", constraint.multiplier)
    try member("constant", constraint.constant)
    try member("priority", constraint.priority)
    try member(origin: resolution.installingKey(of: constraint.node))
    try object("origins") { (json) throws(Output.Failure) in
      for (name, key) in resolution.variedNumbers(of: constraint.node) {
        try json.member(name, key.description)
      }
    }
  }

  private mutating func members(of side: LayoutConstraint.Side) throws(Output.Failure) {
    try member("item", side.item.text)
    try member("attribute", side.attribute.rawValue)
  }
}
