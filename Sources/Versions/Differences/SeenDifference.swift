import Comparison
import Pictures
import SceneModel

/// The visible difference between two pictures of a scene.
struct SeenDifference {
  let picture: ComparedPicture
  /// The objects that look different, or are in one of the pictures alone, by both their identifiers.
  let objects: Set<ObjectID>

  /// Compares two pictures.
  ///
  /// - Parameter renamed: The new identifiers of objects whose identifier changed, by the old ones.
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
      screens: screens, old: old.map { SVGPainter.bytes(of: $0) }, new: new.map { SVGPainter.bytes(of: $0) },
      moves: Self.moves(old, new, renamed))
  }

  /// The objects whose places in the pictures differ: in the order of the new picture, then those that are
  /// gone.
  private static func moves(
    _ old: Drawing?, _ new: Drawing?, _ renamed: [ObjectID: ObjectID]
  ) -> [DrawnMove] {
    let before = (old?.objects ?? []).map { (id: renamed[$0.id] ?? $0.id, rect: $0.rect) }
    let after = new?.objects ?? []
    let former = Dictionary(before.map { ($0.id, $0.rect) }) { first, _ in first }
    let kept = Set(after.map(\.id))
    return after.compactMap { object in
      former[object.id] == object.rect
        ? nil : DrawnMove(id: object.id, old: former[object.id], new: object.rect)
    } + before.filter { !kept.contains($0.id) }.map { DrawnMove(id: $0.id, old: $0.rect, new: nil) }
  }

  /// The commands that draw each object itself.
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
  /// The scene with only the changes that its pictures show.
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
  /// Whether it is of an object that a view shows and that is no view itself, such as a bar item.
  fileprivate var isPartOfView: Bool { element.hasSuffix("Item") || element.hasSuffix("Section") }
}
