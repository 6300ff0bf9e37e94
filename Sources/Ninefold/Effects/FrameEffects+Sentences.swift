import JSONText
import SceneModel

extension FrameEffects {
  /// What changes, a sentence a line: what becomes of views by themselves, how many go along, what is wrong with constraints
  /// that was not, and where nothing changes. One short line where nothing does.
  package var lines: [String] {
    if isEmpty { return ["nothing changes"] }
    var lines: [String] = []
    if !onlyAfter.isEmpty { lines.append("the scene is new \(phrase(onlyAfter))") }
    if !onlyBefore.isEmpty { lines.append("the scene is gone \(phrase(onlyBefore))") }
    return lines + changeLines + unchangedLines(besides: [])
  }

  /// What changes where there are frames before and after.
  var changeLines: [String] {
    var lines = views.filter { !$0.follows }.map(sentence)
    let following = Set(views.filter(\.follows).map(\.id)).subtracting(views.filter { !$0.follows }.map(\.id))
    if !following.isEmpty {
      lines.append(
        "\(following.count.counted("view")) in \(following.count == 1 ? "it goes" : "these go") along with "
          + (following.count == 1 ? "its superview" : "their superviews"))
    }
    return lines + findings.map(sentence)
  }

  /// Where nothing changes: a line, or none.
  ///
  /// - Parameter others: Environments in which something does that is no frame.
  func unchangedLines(besides others: [FrameEnvironment]) -> [String] {
    let unchanged = unchanged.filter { !others.contains($0) }
    return unchanged.isEmpty ? [] : ["nothing changes \(phrase(unchanged))"]
  }

  /// What becomes of a view, such as `'Name' moves 8 pt down in compact height`.
  package func sentence(_ effect: ViewEffect) -> String {
    "\(effect.name) \(effect.change.words) \(phrase(effect.environments))"
  }

  /// What is new or gone that is wrong with constraints.
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
  /// What becomes of the view, such as `grows 20 pt wider and moves 4 pt right`.
  var words: String {
    switch self {
    case .appeared: return "appears"
    case .gone: return "is gone"
    case .reframed(let dx, let dy, let dWidth, let dHeight):
      let sizes = [Self.words(dWidth, "narrower", "wider"), Self.words(dHeight, "shorter", "taller")]
        .compactMap(\.self)
      let verb = dWidth < 0 || dHeight < 0 ? "gets" : "grows"
      let moves = [Self.words(dx, "left", "right"), Self.words(dy, "up", "down")].compactMap(\.self)
      let clauses = [
        sizes.isEmpty ? nil : "\(verb) \(sizes.joinedInWords)",
        moves.isEmpty ? nil : "moves \(moves.joinedInWords)",
      ].compactMap(\.self)
      return clauses.joined(separator: sizes.count + moves.count > 2 ? ", and " : " and ")
    }
  }

  private static func words(_ points: Double, _ negative: String, _ positive: String) -> String? {
    points == 0 ? nil : "\(points.magnitude.roundedForReading) pt \(points < 0 ? negative : positive)"
  }
}
