import ConstraintSolver
package import Controls
package import SceneModel

/// The layout of one root that is kept from one change to the next, with the solvers of its passes.
///
/// Constants of constraints go to these at once. After any other change the rows are written anew, and each
/// solver takes what differs (``Solver/replaceSystem(_:)``). The result is that of a layout from scratch.
package final class KeptLayout {
  private(set) var layout: RootLayout
  private var passes: [RootPass] = []
  private(set) var last: RootPass
  /// The constants that constraints were given and that the solvers do not have, by index.
  private var constants: [Int: Double] = [:]
  /// The constants that the solvers have and the layout does not, from which rows are written.
  private var unwritten: [Int: Double] = [:]
  /// The answers of the last pass so far.
  var answers = Answers()
  /// How many of a layout's passes wrote their rows, and how many went without.
  package private(set) var counts = Counts()

  /// The answers of a pass, each found when it is asked for first.
  struct Answers {
    /// Of each view its frame; empty before one is asked for.
    var frames: [Rect] = []
    /// Of each guide its frame; empty before one is asked for.
    var guideFrames: [Rect?] = []
    var insets: [ViewInsets]?
    var ambiguity: Ambiguity?
    /// Where the views lie in another solution than the one that ties decide.
    var exercised: Geometry?
  }

  /// The passes that the layouts so far took.
  package struct Counts: Sendable, Equatable {
    /// Passes that wrote their rows.
    package var written = 0
    /// Passes that were solved with other constants alone.
    package var followed = 0
  }

  /// Lays out the view of a scene's controller, else its first view; nil of a scene without one, of a size
  /// that no window has, and of a document of a platform that is not laid out.
  package init?(_ engine: LayoutEngine, _ outline: SceneOutline) {
    guard let layout = engine.chosenRoot(of: outline) else { return nil }
    self.layout = layout
    last = layout.lastPass(of: &passes)
    finishWriting()
  }

  /// Lays out what another engine says of the same views.
  ///
  /// - Returns: Whether there is a root as in ``init(_:_:)``; if not, nothing changes.
  package func layOut(_ engine: LayoutEngine, _ outline: SceneOutline) -> Bool {
    guard let layout = engine.chosenRoot(of: outline) else { return false }
    self.layout = layout
    last = layout.lastPass(of: &passes)
    finishWriting()
    return true
  }

  /// Gives a constraint another constant, for the next ``followConstants()``.
  ///
  /// - Parameters:
  ///   - constraint: Its index in ``constraints``.
  ///   - constant: Points, finite.
  package func setConstant(of constraint: Int, to constant: Double) { constants[constraint] = constant }

  /// Lays out with the constants that were given.
  package func followConstants() {
    if constants.isEmpty { return }
    unwritten.merge(constants) { _, new in new }
    guard mayFollow, passes.allSatisfy({ $0.setConstants(constants, layout.tree) }) else {
      return rewriteAll()
    }
    constants = [:]
    answers = Answers()
    counts.followed += 1
    passes[0].solve()
    var count = 1
    var previous: Geometry?
    while let next = layout.next(after: passes[count - 1], count, previous) {
      previous = passes[count - 1].geometry
      count += 1
      if count <= passes.count, passes[count - 1].input == next {
        passes[count - 1].solve()
        counts.followed += 1
      } else {
        writeConstants()
        layout.write(next, count, layout.priorities(passes[0].input), &passes)
        counts.written += 1
      }
    }
    last = passes[count - 1]
    passes.removeLast(passes.count - count)
  }

  /// Whether a constant is in one row alone. It is not where shares of stack views are computed from
  /// constants, or broken sizes are relaxed.
  private var mayFollow: Bool {
    !layout.tree.stacks.contains { $0.distribution == .fillProportionally }
      && !passes.contains { $0.isRelaxed }
  }

  private func rewriteAll() {
    writeConstants()
    last = layout.lastPass(of: &passes)
    finishWriting()
  }

  private func finishWriting() {
    constants = [:]
    unwritten = [:]
    answers = Answers()
    let count = (passes.firstIndex { $0 === last } ?? 0) + 1
    passes.removeLast(passes.count - count)
    counts.written += count
  }

  /// Notes the constants where rows are written from.
  func writeConstants() {
    for (index, constant) in unwritten { layout.tree.setConstant(of: index, to: constant) }
    unwritten = [:]
  }
}

// MARK: Results

extension KeptLayout {
  /// The views in document order.
  package var viewIDs: [ObjectID] { layout.tree.views.map(\.id) }

  /// The constraints in the order of their indices.
  package var constraints: [LayoutConstraint] { layout.tree.documentConstraints }

  /// The numbers of the guides by their identifiers.
  package var guides: [ObjectID: Int] { layout.tree.guideNumbers }

  /// The traits under which the document was resolved.
  package var traits: TraitCollection { layout.environment.traits }

  /// A view's frame in its superview's coordinates, rounded to pixels. Points.
  package func frame(of view: Int) -> Rect {
    if answers.frames.isEmpty { answers.frames = layout.frames(in: geometry) }
    return answers.frames[view]
  }

  /// The size of a scroll view's content, rounded to pixels; nil of another view. Points.
  package func contentSize(of view: Int) -> Size? {
    geometry.contentSizes[view].map { Size(layout.pixel($0.width), layout.pixel($0.height)) }
  }

  /// A guide's frame in its view's coordinates, to pixels; nil where its numbers are not finite. Points.
  package func frame(ofGuide index: Int) -> Rect? {
    if answers.guideFrames.isEmpty {
      let drawing = RootDrawing(solved(last.written), after: 0)
      answers.guideFrames = layout.tree.guides.indices.map { drawing.frame(ofGuide: $0) }
    }
    return answers.guideFrames[index]
  }

  /// The insets of the views in document order.
  package var insets: [ViewInsets] {
    if let insets = answers.insets { return insets }
    let insets = solved(last.written).insets
    answers.insets = insets
    return insets
  }

  /// Whether constraints decide a view's frame.
  package func isLaidOut(_ view: Int) -> Bool { layout.tree.views[view].isLaidOut }

  /// The contradictions among required constraints and rules.
  package var contradictions: [Contradiction] {
    if last.solution.conflicts.isEmpty { return [] }
    writeConstants()
    return solved(last.rows).contradictions
  }

  /// Where the views lie.
  private var geometry: Geometry { answers.exercised ?? last.geometry }

  /// The result of the last pass, without what it leaves open.
  private func solved(_ rows: RootRows) -> SolvedRoot {
    SolvedRoot(
      layout: layout, rows: rows, solution: last.solution, geometry: geometry, openVariables: [],
      unfinished: nil)
  }

  /// Whether the solver reached its limit, or refused a row.
  package var isIncomplete: Bool { last.solution.unfinished != nil || last.hasRefusedRows }
}

extension LayoutEngine {
  /// The input of the layout of a scene's chosen root: the last controller's view, else the first root.
  fileprivate func chosenRoot(of outline: SceneOutline) -> RootLayout? {
    let engine = placed(outline)
    let roots = engine.roots(of: outline)
    guard let root = roots.last(where: { $0.controller != nil }) ?? roots.first else { return nil }
    return engine.rootLayout(root)
  }
}
