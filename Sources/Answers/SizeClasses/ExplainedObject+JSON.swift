package import JSONText
import Ninefold

extension ExplainedObject {
  /// Writes the scene as one that has the object alone.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: scene)
      writeObject(to: &json)
    }
  }

  /// Writes the object as a member.
  package func writeObject(to json: inout JSONWriter) { json.object("object") { json in members(to: &json) } }

  private func members(to json: inout JSONWriter) {
    json.members(ofObject: id, type: element)
    json.member("class", className)
    json.object("installed") { json in
      json.members(ofInstallation: self)
    }
    json.objects("attributes", attributes) { json, attribute in
      json.members(of: attribute)
    }
    json.object("others") { json in
      for attribute in others { json.member(attribute.name, attribute.own) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(ofInstallation explained: ExplainedObject) {
    let installation = explained.explanation.installation
    objects("overrides", installation.lines, .inline) { json, line in
      json.members(of: line.key)
      json.member("installs", line.installs)
      json.member(deciding: line.deciding)
    }
    sizeClasses(installation.classes) { json, installation in
      json.members(of: installation, explained)
    }
  }

  private mutating func members(
    of installation: Installation, _ explained: ExplainedObject
  ) {
    member("installed", installation.isInstalled)
    switch installation {
    case .installed(let key): member(origin: key)
    case .uninstalled(let key): member(origin: key)
    case .uninstalledInside(let node, let key):
      member(origin: key)
      member("inside", explained.id(of: node))
    case .uninstalledItem(let node): member("item", explained.id(of: node))
    }
  }

  fileprivate mutating func members(of attribute: AttributeExplanation) {
    member("name", attribute.name)
    member("base", attribute.own)
    objects("overrides", attribute.lines, .inline) { json, line in
      json.members(of: line.key)
      json.member("value", line.value)
      json.member(deciding: line.deciding)
    }
    sizeClasses(attribute.classes) { json, value in
      json.member("value", value.value)
      json.member(origin: value.origin)
    }
  }

  /// Writes a member that is an object with a member for each of the nine size classes.
  private mutating func sizeClasses<Value>(
    _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    object("sizeClasses") { json in
      for (sizeClass, value) in zip(SizeClass.all, values) {
        json.object(sizeClass.description) { json in members(&json, value) }
      }
    }
  }

  private mutating func members(of key: VariationKey) {
    member("key", key.description)
    member(key.sizeClass)
  }

  private mutating func member(deciding classes: SizeClassSet) {
    member("decides", classes.classes.map(\.description))
  }
}
