import Adaptivity
package import InterfaceBuilder
import JSONText
package import SceneModel

extension CheckFinding {
  /// The names of the environments, as a JSON array.
  package var environmentsText: String {
    var json = JSONWriter()
    json.beginArray()
    for environment in environments { json.string(environment) }
    json.end()
    return json.text()
  }

  /// What else there is to say, and the other objects that it is about, as JSON.
  package var detailsText: String {
    var json = JSONWriter()
    json.object { json in
      json.member("details", details)
      json.member("fixable", isFixable)
      json.objects("related", related, .inline) { json, related in
        json.member("object", related.object.text)
        json.member("name", related.name)
        json.member("line", related.place.line)
        json.member("column", related.place.column)
      }
    }
    return json.text()
  }

  /// A finding with what was kept of it; nil where that is no such JSON.
  package init?(
    rule: String, severity: String, place: DocumentPlace, scene: ObjectID?, object: ObjectID, name: String,
    message: String, environmentsText: String, detailsText: String
  ) {
    guard let severity = CheckSeverity(rawValue: severity),
      case .array(let environments) = JSONValue(record: environmentsText),
      case .object(let members) = JSONValue(record: detailsText),
      let details = members["details"], let related = members["related"]
    else { return nil }
    self.init(
      rule: rule, severity: severity, place: place, scene: scene, object: object, name: name,
      message: message,
      details: details.elements.compactMap(\.text),
      related: related.elements.compactMap { Related($0, path: place.path) },
      environments: environments.compactMap(\.text), isFixable: members["fixable"] == .boolean(true))
  }
}

extension CheckFinding.Related {
  fileprivate init?(_ value: JSONValue, path: String) {
    guard let object = value["object"]?.text, let name = value["name"]?.text,
      let line = value["line"]?.number.flatMap(Int.init(exactly:)),
      let column = value["column"]?.number.flatMap(Int.init(exactly:))
    else { return nil }
    self.init(
      object: ObjectID(object), name: name, place: DocumentPlace(path: path, line: line, column: column))
  }
}

extension DocumentFacts {
  /// All of it as JSON.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.objects("storyboards", storyboards, .inline) { json, mention in
        json.member("kind", mention.kind.rawValue)
        json.member("node", Int(mention.node.index))
        json.member("storyboard", mention.storyboard)
        json.member("identifier", mention.identifier)
      }
      json.objects("mentions", mentions, .inline) { json, mention in
        json.member("kind", mention.kind.rawValue)
        json.member("node", Int(mention.node.index))
        json.member("name", mention.name)
        json.member("module", mention.module)
      }
      json.objects("markers", markers, .inline) { json, marker in
        json.member("rules", marker.rules)
        json.member("reason", marker.reason)
        json.member("object", marker.object.text)
        let places = [marker.place, marker.start] + (marker.end.map { [$0] } ?? [])
        json.member("places", places.flatMap { [Double($0.line), Double($0.column)] })
      }
    }
    return json.text()
  }

  /// What was kept of a document of a path; nil of a text that is no such JSON.
  package init?(path: String, text: String) {
    guard case .object(let members) = JSONValue(record: text), let storyboards = members["storyboards"],
      let mentions = members["mentions"], let markers = members["markers"]
    else { return nil }
    self.init(
      path: path, storyboards: storyboards.elements.compactMap(StoryboardMention.init),
      mentions: mentions.elements.compactMap(Mention.init),
      markers: markers.elements.compactMap { SuppressionMarker($0, path: path) })
  }
}

extension StoryboardMention {
  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.text.flatMap(Kind.init), let node = NodeID(value),
      let storyboard = value["storyboard"]?.text
    else { return nil }
    self.init(kind, node, of: storyboard, identifier: value["identifier"]?.text)
  }
}

extension DocumentFacts.Mention {
  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.text.flatMap(Kind.init), let node = NodeID(value),
      let name = value["name"]?.text, let module = value["module"]?.text
    else { return nil }
    self.init(kind, name, module: module, node)
  }
}

extension SuppressionMarker {
  fileprivate init?(_ value: JSONValue, path: String) {
    guard let rules = value["rules"], let reason = value["reason"]?.text, let object = value["object"]?.text,
      let numbers = value["places"]?.elements.compactMap({ $0.number.flatMap(Int.init(exactly:)) }),
      numbers.count == 4 || numbers.count == 6
    else { return nil }
    let places = stride(from: 0, to: numbers.count, by: 2).map {
      DocumentPlace(path: path, line: numbers[$0], column: numbers[$0 + 1])
    }
    self.init(
      rules: rules.elements.compactMap(\.text), reason: reason, place: places[0], object: ObjectID(object),
      start: places[1], end: places.count > 2 ? places[2] : nil)
  }
}

extension NodeID {
  fileprivate init?(_ value: JSONValue) {
    guard let index = value["node"]?.number.flatMap(Int32.init(exactly:)), index > 0 else { return nil }
    self.init(Int(index))
  }
}

extension JSONValue {
  /// What a text of a record says; null of one that is no JSON.
  fileprivate init(record text: String) {
    var reader = JSONReader(Array(text.utf8), depthLimit: 8)
    do throws(JSONDefect) { self = try reader.value() } catch { self = .null }
  }
}

extension JSONWriter {
  /// All that was written.
  fileprivate consuming func text() -> String { String(decoding: finish(), as: UTF8.self) }
}
