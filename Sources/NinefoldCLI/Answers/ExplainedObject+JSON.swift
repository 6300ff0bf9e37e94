import Ninefold

extension ExplainedObject {
  /// Writes the scene as one that has the object alone.
  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.object { (json) throws(Output.Failure) in
      try json.members(of: scene)
      try json.object("object") { (json) throws(Output.Failure) in try members(to: &json) }
    }
  }

  private func members(to json: inout JSONWriter) throws(Output.Failure) {
    try json.members(ofObject: id, type: element)
    try json.member("class", className)
    try json.object("installed") { (json) throws(Output.Failure) in
      try json.members(ofInstallation: self)
    }
    try json.objects("attributes", attributes) { (json, attribute) throws(Output.Failure) in
      try json.members(of: attribute)
    }
    try json.object("others") { (json) throws(Output.Failure) in
      for attribute in others { try json.member(attribute.name, attribute.own) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(ofInstallation explained: ExplainedObject) throws(Output.Failure) {
    let installation = explained.explanation.installation
    try objects("overrides", installation.lines, .inline) { (json, line) throws(Output.Failure) in
      try json.members(of: line.key)
      try json.member("installs", line.installs)
      try json.member(deciding: line.deciding)
    }
    try sizeClasses(installation.classes) { (json, installation) throws(Output.Failure) in
      try json.members(of: installation, explained)
    }
  }

  private mutating func members(
    of installation: Installation, _ explained: ExplainedObject
  ) throws(Output.Failure) {
    try member("installed", installation.isInstalled)
    switch installation {
    case .installed(let key): try member(origin: key)
    case .uninstalled(let key): try member(origin: key)
    case .uninstalledInside(let node, let key):
      try member(origin: key)
      try member("inside", explained.id(of: node))
    case .uninstalledItem(let node): try member("item", explained.id(of: node))
    }
  }

  fileprivate mutating func members(of attribute: AttributeExplanation) throws(Output.Failure) {
    try member("name", attribute.name)
    try member("base", attribute.own)
    try objects("overrides", attribute.lines, .inline) { (json, line) throws(Output.Failure) in
      try json.members(of: line.key)
      try json.member("value", line.value)
      try json.member(deciding: line.deciding)
    }
    try sizeClasses(attribute.classes) { (json, value) throws(Output.Failure) in
      try json.member("value", value.value)
      try json.member(origin: value.origin)
    }
  }

  /// Writes a member that is an object with a member for each of the nine size classes.
  private mutating func sizeClasses<Value>(
    _ values: [Value], _ members: (inout JSONWriter, Value) throws(Output.Failure) -> Void
  ) throws(Output.Failure) {
    try object("sizeClasses") { (json) throws(Output.Failure) in
      for (sizeClass, value) in zip(SizeClass.all, values) {
        try json.object(sizeClass.description) { (json) throws(Output.Failure) in try members(&json, value) }
      }
    }
  }

  private mutating func members(of key: VariationKey) throws(Output.Failure) {
    try member("key", key.description)
    try member(key.sizeClass)
  }

  private mutating func member(deciding classes: SizeClassSet) throws(Output.Failure) {
    try member("decides", classes.classes.map(\.description))
  }
}
