import ConflictLogs
import SceneModel

/// A match of a log's constraints with a scene's: each stands for one of the scene, and each item of the log
/// for one item of the scene.
struct SceneMatch {
  /// For each searched constraint the one of the scene; nil for one without a match.
  private(set) var constraints: [SearchedConstraint.Candidate?]
  /// The scene's items for the log's items, by the keys of the latter.
  private(set) var items: [String: SearchedScene.Item] = [:]
  /// The number of items that the log shows by a text or a name that the document has.
  private(set) var called = 0
  /// The strength of the match: a constraint counts 4, one whose constant differs 2, a name 1.
  private(set) var score = 0

  /// The number of constraints with a match.
  var count: Int { constraints.count { $0 != nil } }

  /// Whether all are found with their numbers.
  var isWhole: Bool { constraints.allSatisfy { $0?.isExact == true } }

  fileprivate init(_ count: Int) { constraints = Array(repeating: nil, count: count) }

  /// The best matches of a scene; of equal ones at most ``most``.
  static func best(_ searched: [SearchedConstraint], in scene: SearchedScene) -> [SceneMatch] {
    var search = Search(searched, scene)
    search.run(0, SceneMatch(searched.count))
    return search.best
  }

  /// The most equal matches of a scene that are kept.
  static let most = 4
  /// The most combinations that are tried; then the best match so far is used.
  fileprivate static let mostTries = 20_000

  fileprivate static let points = (exact: 4, changed: 2, name: 1)

  /// The match with one more constraint; nil where that contradicts what the items are already.
  fileprivate func adding(
    _ candidate: SearchedConstraint.Candidate, _ index: Int, of searched: SearchedConstraint,
    in scene: SearchedScene
  ) -> SceneMatch? {
    var next = self
    guard next.bind(searched.first, candidate.first, scene) else { return nil }
    if let side = searched.second, let item = candidate.second, !next.bind(side, item, scene) { return nil }
    next.constraints[index] = candidate
    next.score += candidate.isExact ? Self.points.exact : Self.points.changed
    return next
  }

  private mutating func bind(
    _ side: SearchedConstraint.Side, _ item: SearchedScene.Item, _ scene: SearchedScene
  ) -> Bool {
    if side.item.isUnnamed { return true }
    let item = side.named(item)
    if let known = items[side.item.key] { return known == item }
    if items.values.contains(item) { return false }
    items[side.item.key] = item
    if let label = side.item.label, scene.isCalled(item, label) {
      called += 1
      score += Self.points.name
    }
    return true
  }

  /// Tries all, those of few candidates first.
  private struct Search {
    let searched: [SearchedConstraint]
    let scene: SearchedScene
    /// The candidates of each constraint, the exact ones first.
    let candidates: [[SearchedConstraint.Candidate]]
    /// The indices of the constraints in the order in which they are tried.
    let order: [Int]
    /// The most that the constraints from a position of the order on can add to the score, names aside.
    let rest: [Int]
    /// The most that names can add to the score.
    let names: Int
    var best: [SceneMatch] = []
    var tries = 0

    init(_ searched: [SearchedConstraint], _ scene: SearchedScene) {
      self.searched = searched
      self.scene = scene
      let candidates = searched.map { constraint in
        let found = constraint.candidates(in: scene)
        return found.filter(\.isExact) + found.filter { !$0.isExact }
      }
      self.candidates = candidates
      order = Self.order(searched, candidates)
      var sums = [0]
      for index in order.reversed() {
        let most = candidates[index].map { $0.isExact ? SceneMatch.points.exact : SceneMatch.points.changed }
        sums.append((sums.last ?? 0) + (most.first ?? 0))
      }
      rest = sums.reversed()
      let items = Set(searched.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
      names = items.count { $0.label != nil } * SceneMatch.points.name
    }

    /// The constraint with the fewest candidates first, then always one that shares an item with those before
    /// it, where there is one.
    private static func order(
      _ searched: [SearchedConstraint], _ candidates: [[SearchedConstraint.Candidate]]
    ) -> [Int] {
      var left = searched.indices.filter { !candidates[$0].isEmpty }
        .sorted { (candidates[$0].count, $0) < (candidates[$1].count, $1) }
      var reached: Set<String> = []
      var order: [Int] = []
      while !left.isEmpty {
        let next =
          left.firstIndex { index in
            let items = [searched[index].first.item, searched[index].second?.item]
            return items.contains { $0.map { reached.contains($0.key) } ?? false }
          } ?? 0
        let index = left.remove(at: next)
        for item in [searched[index].first.item, searched[index].second?.item] {
          if let item { reached.insert(item.key) }
        }
        order.append(index)
      }
      return order
    }

    mutating func run(_ position: Int, _ match: SceneMatch) {
      tries += 1
      if tries > SceneMatch.mostTries { return }
      if position == order.count {
        let known = best.first?.score ?? 0
        if match.score > known { best = [] }
        if match.score > 0, match.score >= known, best.count < SceneMatch.most { best.append(match) }
        return
      }
      let bound = match.score + rest[position] + names - match.called
      if let known = best.first?.score, bound < known || bound == known && best.count == SceneMatch.most {
        return
      }
      let index = order[position]
      for candidate in candidates[index] where !match.uses(candidate.constraint) {
        if let next = match.adding(candidate, index, of: searched[index], in: scene) {
          run(position + 1, next)
        }
      }
      run(position + 1, match)
    }
  }

  fileprivate func uses(_ constraint: Int) -> Bool {
    constraints.contains { $0?.constraint == constraint }
  }
}
