package import JSONText
package import Ninefold
import OperatingSystem

extension ConflictPlaces {
  /// The places of the constraints in documents, as lines for people.
  package func lines(_ naming: NamingOptions) -> [String] {
    if searched == 0 { return ["Nothing of it can be in a document: the system or other code made all"] }
    guard let first = places.first else {
      return [
        searched == 1
          ? "Its one constraint that a document can have is in none of the documents"
          : "None of the \(searched) constraints that a document can have is in the documents"
      ]
    }
    let found = first.constraints.count
    let count =
      found == searched && first.isWhole
      ? (found == 1 ? "its one constraint" : "all \(found) constraints") + " that a document can have"
      : "\(found) of the \(searched.counted("constraint")) that a document can have"
    var lines: [String] = []
    switch certainty {
    case .certain: lines.append("In \(first.text): \(count), and in no other scene")
    case .likely: lines.append("Probably in \(first.text): \(count)")
    case .partly: lines.append("Perhaps in \(first.text): \(count), and no more of them in any scene")
    case .several, .none: lines.append("Perhaps in \(first.text): \(count); \(equals) places are as good")
    }
    lines += first.lines(naming)
    for other in places.dropFirst().prefix(equals - 1) {
      lines.append("Or in \(other.text):")
      lines += other.lines(naming)
    }
    return lines
  }

  /// Writes the members of an object.
  package func write(to json: inout JSONWriter) {
    json.member("searched", searched)
    json.member("certainty", certainty.rawValue)
    json.member("equals", equals)
    json.objects("found", places) { json, place in
      json.member("file", place.path)
      json.member("scene", place.scene.id.text)
      json.objects("constraints", place.constraints) { json, constraint in
        json.member("name", constraint.name)
        json.member("id", constraint.id.text)
        json.member("exact", constraint.isExact)
        json.members(of: constraint.place)
      }
      json.objects("objects", place.objects) { json, object in
        json.member("name", object.name)
        json.member("id", object.id.text)
        json.member("label", object.label)
        json.members(of: object.place)
      }
    }
  }
}

extension ConflictPlace {
  fileprivate var text: String {
    scene.id.text.isEmpty ? path.onOneLine : "\(path.onOneLine), scene \(scene.text)"
  }

  fileprivate func lines(_ naming: NamingOptions) -> [String] {
    let resolution = MadeOnce { Resolver(document).resolve(TraitCollection()) }
    let names = naming.naming(scene) { resolution.value }.readable
    let constraints = constraints.map { constraint in
      let note = constraint.isExact ? "" : ", with another constant, which code may set"
      let equation = document.tree.layoutConstraint(constraint.node).flatMap { names?.equation($0) }
      let name = equation ?? constraint.id.text
      return "\(constraint.place): \(constraint.name) is constraint \(name)\(note)"
    }
    let objects = objects.map { object in
      let label = object.label.map { " '\($0.shown(upTo: 40))'" } ?? ""
      let name = names?.name(of: object.node) ?? "\(object.id)\(label)"
      return "\(object.place): \(object.name) is \(name)"
    }
    return (constraints + objects).map { "  " + $0.onOneLine }
  }
}
