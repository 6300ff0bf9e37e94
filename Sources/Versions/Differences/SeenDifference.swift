import Comparison
import Pictures
import SceneModel

/// What of two pictures of a scene looks other.
struct SeenDifference {
  let picture: ComparedPicture
  /// The objects that look other, or are in one of the pictures alone, by both their identifiers.
  let objects: Set<ObjectID>

  /// Compares two pictures.
  ///
  /// - Parameter renamed: Of objects with another identifier after that identifier, by that before.
  /// - Returns: nil where they look the same.
  init?(_ old: Drawing?, _ new: Drawing?, on screens: String, _ renamed: [ObjectID: ObjectID]) {
    let before = old.map(Self.looks) ?? [:]
    let after = new.map(Self.looks) ?? [:]
    var objects: Set<ObjectID> = []
    for (id, look) in before {
      let partner = renamed[id] ?? id
      if after[partner] != look { objects.formUnion([id, partner]) }
    }
    objects.formUnion(after.keys.filter { id in before[id] == nil && !renamed.values.contains(id) })
    if objects.isEmpty, old?.size == new?.size { return nil }
    self.objects = objects
    picture = ComparedPicture(
      screens: screens, old: old.map { SVGPainter.bytes(of: $0) }, new: new.map { SVGPainter.bytes(of: $0) })
  }

  /// By object, what is drawn of it itself.
  private static func looks(_ drawing: Drawing) -> [ObjectID: [DrawingCommand]] {
    var looks: [ObjectID: [DrawingCommand]] = [:]
    var open: [ObjectID?] = []
    for command in drawing.commands {
      switch command {
      case .begin(let group):
        open.append(group.object?.id ?? open.last ?? nil)
        if let id = open.last ?? nil { looks[id, default: []].append(command.seen) }
      case .end: if let id = open.popLast() ?? nil { looks[id, default: []].append(.end) }
      default: if let id = open.last ?? nil { looks[id, default: []].append(command) }
      }
    }
    return looks
  }
}

extension ComparedScene {
  /// The scene with the changes alone that its pictures show.
  func showing(_ pictures: [SeenDifference]) -> ComparedScene {
    let seen = pictures.reduce(into: Set<ObjectID>()) { $0.formUnion($1.objects) }
    let shown = changes.filter { change in
      switch change.part {
      case .scene: true
      case .object: seen.contains(ObjectID(change.id)) || change.isPartOfView && !seen.isEmpty
      case .document, .resource, .constraint, .connection: false
      }
    }
    return ComparedScene(old: old, new: new, changes: shown, effects: effects)
  }
}

extension NamedChange {
  /// Whether it is of something that views show and that is none itself, such as an item of a bar.
  fileprivate var isPartOfView: Bool { element.hasSuffix("Item") || element.hasSuffix("Section") }
}
