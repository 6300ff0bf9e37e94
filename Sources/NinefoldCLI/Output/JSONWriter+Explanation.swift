import Ninefold

extension JSONWriter {
  /// Writes what an object is in the nine classes, as a scene that has the object alone.
  mutating func write(_ explained: ExplainedObject) throws(Output.Failure) {
    try beginObject()
    try member("id", explained.scene.id.text)
    try member("name", explained.scene.name)
    try name("object")
    try beginObject()
    try member("id", explained.id)
    try member("type", explained.element)
    try member("class", explained.className)
    try writeInstallation(explained)
    try name("attributes")
    try beginArray(.lines)
    for attribute in explained.attributes { try write(attribute) }
    try end()
    try name("others")
    try beginObject()
    for attribute in explained.others { try member(attribute.name, attribute.own) }
    try end()
    try end()
    try end()
  }

  private mutating func writeInstallation(_ explained: ExplainedObject) throws(Output.Failure) {
    let installation = explained.explanation.installation
    try name("installed")
    try beginObject()
    try name("overrides")
    try beginArray()
    for line in installation.lines {
      try beginObject()
      try writeKey(line.key)
      try name("installs")
      try boolean(line.installs)
      try member("decides", line.deciding.classes.map(\.description))
      try end()
    }
    try end()
    try name("sizeClasses")
    try beginObject()
    for (sizeClass, value) in zip(SizeClass.all, installation.classes) {
      try name(sizeClass.description)
      try write(value, explained)
    }
    try end()
    try end()
  }

  private mutating func write(_ installation: Installation, _ explained: ExplainedObject) throws(Output
    .Failure)
  {
    try beginObject()
    try name("installed")
    try boolean(installation.isInstalled)
    switch installation {
    case .installed(let key): try member("origin", key?.description ?? "base")
    case .uninstalled(let key): try member("origin", key.description)
    case .uninstalledInside(let node, let key):
      try member("origin", key.description)
      try member("inside", explained.id(of: node))
    case .uninstalledItem(let node): try member("item", explained.id(of: node))
    }
    try end()
  }

  private mutating func write(_ attribute: AttributeExplanation) throws(Output.Failure) {
    try beginObject()
    try member("name", attribute.name)
    try member("base", attribute.own)
    try name("overrides")
    try beginArray()
    for line in attribute.lines {
      try beginObject()
      try writeKey(line.key)
      try member("value", line.value)
      try member("decides", line.deciding.classes.map(\.description))
      try end()
    }
    try end()
    try name("sizeClasses")
    try beginObject()
    for (sizeClass, value) in zip(SizeClass.all, attribute.classes) {
      try name(sizeClass.description)
      try beginObject()
      try member("value", value.value)
      try member("origin", value.origin?.description ?? "base")
      try end()
    }
    try end()
    try end()
  }

  private mutating func writeKey(_ key: VariationKey) throws(Output.Failure) {
    try member("key", key.description)
    try member("sizeClass", key.sizeClass.description)
  }
}
