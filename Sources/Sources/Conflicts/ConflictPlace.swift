package import Controls
package import InterfaceBuilder
package import SceneModel

/// A scene whose constraints may be those of a log.
package struct ConflictPlace: Sendable {
  /// A constraint or an object of a document that stands for one of the log.
  package struct Named: Sendable {
    /// The address or name in the log.
    package let name: String
    package let node: NodeID
    package let id: ObjectID
    package let place: DocumentPlace
    /// Its name in the document; nil for a constraint.
    package let label: String?
    /// Whether its numbers are those of the log: code may have changed those of the others.
    package let isExact: Bool
  }

  package let document: Document
  /// The path of the document.
  package let path: String
  package let scene: SceneOutline
  /// In the order of the list.
  package let constraints: [Named]
  /// Views and guides, in the order of the document.
  package let objects: [Named]
  /// Whether all constraints are found with their numbers.
  package let isWhole: Bool
  let score: Int
  let called: Int
}

/// Where the constraints of a list were found.
package struct ConflictPlaces: Sendable {
  /// How sure it is that the first place is the one.
  package enum Certainty: String, Sendable {
    /// All are found with their numbers, there alone, and more than one thing speaks for it.
    case certain
    /// It is the best place. It has at least half of the constraints but not all with their numbers, or a
    /// single one is the only evidence.
    case likely
    /// It is the best place, but fewer than half of the constraints are there.
    case partly
    /// Other places are as good.
    case several
    /// No constraint is found.
    case none
  }

  /// How many constraints of the list a document can have made.
  package let searched: Int
  /// The best first, at most ``most``.
  package private(set) var places: [ConflictPlace] = []
  /// How many are as good as the first, itself among them.
  package private(set) var equals = 0

  /// More places are counted, not kept.
  package static let most = 4

  init(searched: Int) { self.searched = searched }

  package var certainty: Certainty {
    guard let first = places.first else { return .none }
    if equals > 1 { return .several }
    if first.constraints.count * 2 < searched { return .partly }
    return first.isWhole && first.constraints.count == searched && searched + first.called > 1
      ? .certain : .likely
  }

  /// Whether a place of a score would be kept.
  func takes(_ score: Int) -> Bool { places.count < Self.most || score > (places.last?.score ?? 0) }

  /// Notes a place of a score; makes it where it is kept.
  mutating func add(_ score: Int, _ make: () -> ConflictPlace) {
    let best = places.first?.score ?? 0
    equals = score > best ? 1 : score == best ? equals + 1 : equals
    guard takes(score) else { return }
    let index = places.firstIndex { $0.score < score } ?? places.count
    places.insert(make(), at: index)
    if places.count > Self.most { places.removeLast() }
  }
}
