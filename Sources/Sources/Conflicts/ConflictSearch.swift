package import ConflictLogs
import Controls
import InterfaceBuilder
package import SceneModel

/// Looks for the constraints of logs in documents.
package struct ConflictSearch {
  private let searched: [[SearchedConstraint]]
  /// For each list where its constraints were found.
  package private(set) var places: [ConflictPlaces]

  /// More constraints of a list are not looked for; those that contradict each other come first.
  static let mostConstraints = 64
  /// Of more lists in one text the first are looked for.
  package static let mostLists = 64

  package init(_ logs: [(log: ConflictLog, proof: LogProof)]) {
    searched = logs.enumerated().map { number, entry in
      guard number < Self.mostLists else { return [] }
      let (log, proof) = entry
      let rest = log.constraints.indices.filter { !proof.minimal.contains($0) }
      let all = (proof.minimal + rest).compactMap { SearchedConstraint($0, log.constraints[$0]) }
      return all.prefix(Self.mostConstraints).sorted { $0.row < $1.row }
    }
    places = searched.map { ConflictPlaces(searched: $0.count) }
  }

  /// Looks in the scenes of a document.
  package mutating func look(in document: Document) {
    var sites: DocumentPlaces?
    for outline in document.scenes {
      let scene = SearchedScene(document.tree, outline)
      if scene.constraints.isEmpty { continue }
      for index in searched.indices where !searched[index].isEmpty {
        for match in SceneMatch.best(searched[index], in: scene) {
          let found = searched[index]
          places[index].add(match.score) {
            let known = sites ?? DocumentPlaces(document)
            sites = known
            return ConflictPlace(match, found, scene, document, known)
          }
        }
      }
    }
  }
}

extension ConflictPlace {
  fileprivate init(
    _ match: SceneMatch, _ searched: [SearchedConstraint], _ scene: SearchedScene, _ document: Document,
    _ places: DocumentPlaces
  ) {
    self.document = document
    path = places.path
    self.scene = scene.outline
    constraints = zip(searched, match.constraints).compactMap { logged, candidate in
      guard let candidate else { return nil }
      let found = scene.constraints[candidate.constraint]
      return Named(
        name: logged.constraint.name, node: found.node, id: found.id, place: places[found.node], label: nil,
        isExact: candidate.isExact)
    }
    objects = match.items.filter { !$0.value.isMargins }
      .sorted { ($0.value.node.index, $0.key) < ($1.value.node.index, $1.key) }
      .map { key, item in
        Named(
          name: key, node: item.node, id: ObjectID(scene.tree[item.node, .id] ?? ""),
          place: places[item.node],
          label: scene.names(of: item).first, isExact: true)
      }
    score = match.score
    isWhole = match.isWhole
    called = match.called
  }
}
