import Controls
import Resolver
import SceneModel

/// Finds what Update Frames writes for the misplaced views of one root, where that is known.
///
/// A number is known where the saved frames satisfy all that it comes from, except required constraints
/// of the document. What does not follow from these was measured by Interface Builder itself, so nothing
/// is a guess.
struct FrameUpdating {
  /// The largest error of saved frames, which are rounded to pixels, that counts as none. Points.
  private static let bornOut = 0.5
  /// The largest error that may come from a pixel's difference in the computation. Points.
  private static let pixel = 1.01
  /// The smallest difference that is written. Points.
  private static let written = 0.25
  private let attribution: DifferenceAttribution
  private let resolution: Resolution
  private let views: [ViewLayout]
  private var known: [Int: Finding] = [:]
  /// Of each equation what it says, once that was looked at, and of nodes of sums of them.
  private var signs: [Signs?]
  private var gathered: [Signs?] = []
  /// Whether some saved number of the root lies between points as the computed one does: else its rounding
  /// is not known.
  private let agreesBetweenPoints: Bool

  /// The result of tracing a number.
  private enum Finding {
    /// It follows from required constraints that the saved frames do not satisfy.
    case known
    /// No such constraint is in it.
    case untouched(FrameUpdate.Obstacle?)
    case unknown(FrameUpdate.Obstacle)
    /// It comes from the saved size of a view that is itself not where it was saved.
    case guess
  }

  /// The signs of the equations behind a number.
  private struct Signs {
    var isGuess = false
    var isTouched = false
    /// The obstacle that the last of them is, a pixel aside.
    var obstacle: FrameUpdate.Obstacle?
    var isPixelAside = false

    func followed(by next: Signs) -> Signs {
      Signs(
        isGuess: isGuess || next.isGuess, isTouched: isTouched || next.isTouched,
        obstacle: next.obstacle ?? obstacle, isPixelAside: isPixelAside || next.isPixelAside)
    }
  }

  init(_ attribution: DifferenceAttribution, _ views: [ViewLayout], _ resolution: Resolution) {
    self.attribution = attribution
    signs = Array(repeating: nil, count: attribution.root.active.rows.count)
    self.views = views
    self.resolution = resolution
    agreesBetweenPoints = views.contains { view in
      guard view.parent != nil, let saved = resolution.tree.savedFrame(of: view.node) else { return false }
      return zip(saved.numbers, view.frame.numbers).contains { saved, computed in
        !saved.isWhole && (saved - computed).magnitude < 0.01
      }
    }
  }

  /// The result of Update Frames for a view.
  mutating func update(_ comparison: FrameComparison) -> FrameUpdate {
    guard let index = attribution.indices[comparison.id], views.indices.contains(index),
      views[index].node == comparison.node
    else { return .unknown(.unexplained) }
    var frames: [FrameComparison] = []
    if let obstacle = add(index, comparison.saved, &frames, isAsked: true) { return .unknown(obstacle) }
    guard let frame = frames.first else { return .unknown(.content) }
    guard frame.saved.size != frame.computed.size else { return .frames(frames) }
    for inner in index + 1..<attribution.tree.views[index].subtreeEnd {
      guard let saved = resolution.tree.savedFrame(of: views[inner].node), !isStale(inner) else { continue }
      if let obstacle = add(inner, saved, &frames, isAsked: false) { return .unknown(obstacle) }
    }
    return .frames(frames)
  }

  /// Whether the saved frame of a view is stale: the view, or one that it is in, is hidden in a stack view
  /// or drawn elsewhere.
  private func isStale(_ index: Int) -> Bool {
    var view = index
    while view >= 0 {
      let record = attribution.tree.views[view]
      if record.hasStaleFrame || record.isHidden && record.isArranged { return true }
      view = record.parent
    }
    return false
  }

  /// Adds the frame of a view where it changes; gives the obstacle to that.
  private mutating func add(
    _ index: Int, _ saved: Rect, _ frames: inout [FrameComparison], isAsked: Bool
  ) -> FrameUpdate.Obstacle? {
    let view = views[index]
    var updated = saved
    for (number, variable) in zip(Rect.paths, attribution.root.variables(of: index)) {
      let computed = view.frame[keyPath: number].onPixel
      let difference = (saved[keyPath: number] - computed).magnitude
      let differs = difference > Self.written
      guard isAsked || differs else { continue }
      switch finding(variable) {
      case .known where differs:
        guard computed.isWhole || agreesBetweenPoints else { return .pixel }
        updated[keyPath: number] = computed
      case .untouched(let obstacle) where isAsked && differs:
        if let obstacle { return obstacle }
        if difference > Self.bornOut { return .pixel }
      case .unknown(let obstacle) where differs: return obstacle
      // A text that wraps otherwise, of which the trace does not know.
      case .untouched(let obstacle?) where difference > Self.pixel: return obstacle
      case .guess: return .content
      case .known, .untouched, .unknown: continue
      }
    }
    guard updated != saved else { return nil }
    if isSymbol(index) { return .content }
    if !view.ambiguous.isEmpty { return .open }
    let tree = resolution.tree
    if resolution.variations(of: view.node).contains(where: { tree.savedFrame(of: $0) != nil }) {
      return .variedFrame
    }
    frames.append(
      FrameComparison(
        id: view.id, node: view.node, type: view.type, saved: saved, computed: updated,
        isMarkedMisplaced: tree.flag(view.node, .misplaced) == true))
    return nil
  }

  /// Whether a view shows a symbol, whose frame lies otherwise than its alignment rect by an estimate
  /// (InterfaceBuilder.md#symbol-line).
  private func isSymbol(_ index: Int) -> Bool {
    let view = attribution.tree.views[index]
    return view.kind == .imageView && view.alignment != .zero
  }

  private mutating func finding(_ variable: Int) -> Finding {
    if let known = known[variable] { return known }
    let result = looked(variable)
    known[variable] = result
    return result
  }

  private mutating func looked(_ variable: Int) -> Finding {
    guard let sums = attribution.shares.sums(of: variable) else { return .unknown(.unexplained) }
    if !sums.open.isEmpty { return .unknown(.open) }
    let found = signs(of: sums)
    if found.isGuess { return .guess }
    let obstacle = found.obstacle ?? (found.isPixelAside ? .pixel : nil)
    guard found.isTouched else { return .untouched(obstacle) }
    return obstacle.map { .unknown($0) } ?? .known
  }

  /// The signs of all equations behind a number, each of which is looked at once.
  private mutating func signs(of sums: NumberShares.Sums) -> Signs {
    var (signs, gathered) = (signs, gathered)
    (self.signs, self.gathered) = ([], [])
    defer { (self.signs, self.gathered) = (signs, gathered) }
    let found = attribution.shares.gatherRows(of: sums, &gathered) { row in
      let own = signs[row] ?? self.signs(ofRow: row)
      signs[row] = own
      return own
    } combine: {
      $0.followed(by: $1)
    }
    return found ?? Signs()
  }

  private func signs(ofRow row: Int) -> Signs {
    let missed = attribution.residual(row)
    let equation = attribution.root.active.rows[row]
    let cause = attribution.root.cause(equation.constraints, points: missed)
    var signs = Signs()
    if restsOnGuess(cause.reason) { signs.isGuess = true }
    guard missed.magnitude >= Self.bornOut else { return signs }
    guard missed.magnitude > Self.pixel else {
      signs.isPixelAside = true
      return signs
    }
    switch cause.reason {
    case .constraint(let constraint):
      switch attribution.kind(cause, constraint, equation) {
      case .constraint: signs.isTouched = true
      case .conflict: signs.obstacle = .conflict
      default: signs.obstacle = .rule
      }
    case .content: signs.obstacle = .content
    default: signs.obstacle = .rule
    }
    return signs
  }

  /// Whether a number comes from the saved size of a view that is itself not where it was saved.
  private func restsOnGuess(_ reason: LayoutExplanation.Reason) -> Bool {
    guard case .content(let id, _, let content) = reason, content.isGuess,
      let index = attribution.indices[id]
    else { return false }
    let tree = resolution.tree
    guard tree.flag(views[index].node, .misplaced) != true,
      let saved = tree.savedFrame(of: views[index].node)
    else { return true }
    return saved.size.isOther(than: views[index].frame.size, by: Self.bornOut)
  }
}

extension Rect {
  fileprivate static var paths: [WritableKeyPath<Rect, Double>] { [\.x, \.y, \.width, \.height] }

  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension Double {
  fileprivate var isWhole: Bool { (self - rounded()).magnitude < 0.01 }

  /// The nearest number of pixels at one, two or three a point, without the rounding error of a subtraction.
  fileprivate var onPixel: Double {
    let nearest = (self * 6).rounded() / 6
    return (nearest - self).magnitude < 1e-6 ? nearest : self
  }
}

extension Size {
  fileprivate func isOther(than size: Size, by tolerance: Double) -> Bool {
    (width - size.width).magnitude > tolerance || (height - size.height).magnitude > tolerance
  }
}
