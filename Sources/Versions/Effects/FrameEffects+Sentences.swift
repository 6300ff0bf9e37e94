import JSONText
import SceneModel

extension FrameEffects {
  /// The effects, a sentence a line: the changes of views by themselves, the number of views that go along,
  /// the findings about constraints that are new or gone, and the environments in which nothing changes. One
  /// short line where nothing changes anywhere.
  package var lines: [String] {
    if isEmpty { return ["nothing changes"] }
    var lines: [String] = []
    if !onlyAfter.isEmpty { lines.append("the scene is new \(phrase(onlyAfter))") }
    if !onlyBefore.isEmpty { lines.append("the scene is gone \(phrase(onlyBefore))") }
    return lines + changeLines + unchangedLines(besides: [])
  }

  /// The changes where there are frames before and after, a sentence a line.
  var changeLines: [String] {
    var lines = groupedViews.map(sentence)
    let following = Set(views.filter(\.follows).map(\.id)).subtracting(views.filter { !$0.follows }.map(\.id))
    if !following.isEmpty {
      lines.append(
        "\(following.count.counted("view")) in \(following.count == 1 ? "it goes" : "these go") along with "
          + (following.count == 1 ? "its superview" : "their superviews"))
    }
    return lines + findings.map(sentence)
  }

  /// The views that change by themselves; those with the same change in the same environments together.
  private var groupedViews: [[ViewEffect]] {
    struct Key: Hashable {
      let change: ViewEffect.Change
      let environments: [FrameEnvironment]
    }
    var groups: [[ViewEffect]] = []
    var indices: [Key: Int] = [:]
    for effect in views where !effect.follows {
      let key = Key(change: effect.change, environments: effect.environments)
      if let index = indices[key] {
        groups[index].append(effect)
      } else {
        indices[key] = groups.count
        groups.append([effect])
      }
    }
    return groups
  }

  /// The most views with the same change that are all named.
  private static let mostNamed = 3

  private func sentence(_ group: [ViewEffect]) -> String {
    guard group.count > 1 else { return group.first.map(sentence) ?? "" }
    let isAll = group.count <= Self.mostNamed
    var names = group.prefix(isAll ? Self.mostNamed : Self.mostNamed - 1).map(\.name)
    if !isAll { names.append((group.count - names.count).counted("more view")) }
    return "\(names.joinedInWords) \(group[0].change.words(isPlural: true)) \(phrase(group[0].environments))"
  }

  /// The environments in which nothing changes: a line, or none.
  ///
  /// - Parameter others: Environments in which something other than a frame changes.
  func unchangedLines(besides changed: [FrameEnvironment]) -> [String] {
    let unchanged = unchanged.filter { !changed.contains($0) }
    return unchanged.isEmpty ? [] : ["nothing changes \(phrase(unchanged))"]
  }

  /// A sentence about the change of a view, such as `'Name' moves 8 pt down in compact height`.
  package func sentence(_ effect: ViewEffect) -> String {
    "\(effect.name) \(effect.change.words(isPlural: false)) \(phrase(effect.environments))"
  }

  /// A sentence about a finding that is new or gone.
  package func sentence(_ effect: FindingEffect) -> String {
    let kind = effect.finding.kind
    let noun = kind == .refusal ? "finding" : kind.rawValue
    return effect.isNew
      ? "new \(noun) \(phrase(effect.environments)): \(effect.finding.sentence)"
      : "no more \(noun) \(phrase(effect.environments)): \(effect.finding.sentence)"
  }

  private func phrase(_ environments: [FrameEnvironment]) -> String { words.phrase(environments) }

  /// Names environments among all that there are.
  var words: EnvironmentWords { EnvironmentWords(compared + onlyBefore + onlyAfter) }
}

extension ViewEffect.Change {
  /// The change of a view, or of several, in words, such as `grows 20 pt wider and moves 4 pt right`.
  func words(isPlural: Bool) -> String {
    func verb(_ verb: String) -> String { isPlural ? verb : verb + "s" }
    switch self {
    case .appeared: return verb("appear")
    case .gone: return isPlural ? "are gone" : "is gone"
    case .reframed(let dx, let dy, let dWidth, let dHeight):
      let sizes = [Self.words(dWidth, "narrower", "wider"), Self.words(dHeight, "shorter", "taller")]
        .compactMap(\.self)
      let sizing = verb(dWidth < 0 || dHeight < 0 ? "get" : "grow")
      let moves = [Self.words(dx, "left", "right"), Self.words(dy, "up", "down")].compactMap(\.self)
      let clauses = [
        sizes.isEmpty ? nil : "\(sizing) \(sizes.joinedInWords)",
        moves.isEmpty ? nil : "\(verb("move")) \(moves.joinedInWords)",
      ].compactMap(\.self)
      return clauses.joined(separator: sizes.count + moves.count > 2 ? ", and " : " and ")
    }
  }

  private static func words(_ points: Double, _ negative: String, _ positive: String) -> String? {
    points == 0 ? nil : "\(points.magnitude.roundedForReading) pt \(points < 0 ? negative : positive)"
  }
}
