package import JSONText
package import Ninefold

extension DifferenceReport {
  /// Writes the differences, and the new findings of a review.
  package func write(to json: inout JSONWriter, _ findings: [CheckFinding]?) {
    json.object { json in
      json.member("old", old)
      json.member("new", new)
      if let findings { json.objects("findings", findings) { json, finding in json.members(of: finding) } }
      json.objects("documents", documents) { json, document in
        json.member("path", document.path)
        json.member("formerPath", document.formerPath)
        json.member("change", document.change.rawValue)
        Self.write(document.changes, to: &json)
        json.objects("scenes", document.scenes) { json, scene in
          json.member("scene", scene.outline?.id.text)
          json.member("name", scene.outline?.name)
          json.member("change", scene.old == nil ? "added" : scene.new == nil ? "removed" : "changed")
          Self.write(scene.changes, to: &json)
          json.object("frames", optional: scene.effects) { json, effects in effects.writeMembers(to: &json) }
        }
      }
    }
  }

  private static func write(_ changes: [NamedChange], to json: inout JSONWriter) {
    json.objects("changes", changes) { json, change in
      json.member("kind", change.kind.rawValue)
      json.member("part", change.part.rawValue)
      json.member("object", change.id)
      json.member("formerObject", change.formerID)
      json.member("element", change.element)
      json.member("subject", change.subject)
      json.member("isWithin", change.isWithin)
      json.member("phrases", change.phrases)
      json.object("move", optional: change.move) { json, move in
        json.member("old", move.old)
        json.member("new", move.new)
        json.member("isOfOrder", move.isOfOrder)
      }
      json.objects("values", change.values) { json, value in
        json.member("path", value.value.path)
        json.member("variation", value.value.override?.description)
        json.member("old", value.value.old)
        json.member("new", value.value.new)
        json.member("noise", value.value.noise?.rawValue)
      }
    }
  }
}
