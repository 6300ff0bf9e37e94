package import ConstraintSolver
public import SceneModel

/// Something in a document that its layout could not take as it is.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let layout = LayoutEngine(document, LayoutRequest(canvas: .size(Size(0, 0)))).layout(document.scenes[0])
/// for finding in layout.findings where finding.reason == .impossibleSize { print(finding.text) }
/// ```
public struct LayoutFinding: Hashable, Sendable {
  /// The reason of a finding.
  ///
  /// ```swift
  /// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
  /// for layout in document.scenes.map(LayoutEngine(document, LayoutRequest()).layout) {
  ///   for finding in layout.findings where finding.reason == .impossibleSize { print(finding.id) }
  /// }
  /// ```
  public enum Reason: String, Sendable {
    /// A constant or a multiplier is too large: the constraint or rule takes no part.
    case notFinite
    /// A priority is not above 0, up to 1000: the nearest that is counts.
    case invalidPriority
    /// The constraints of a root are more than may be solved: its views stand where the solver stopped.
    case limitReached
    /// The numbers of a view's frame are too large to be computed: it is given as empty.
    case unboundedFrame
    /// The size asked for is none that a window can have: nothing is laid out.
    case impossibleSize
    /// The scene is of a document for macOS or watchOS: nothing is laid out.
    case otherPlatform
  }

  /// The constraint, the view with the rule or the frame, or the scene of which nothing is laid out.
  public let id: ObjectID
  /// The reason of the finding.
  public let reason: Reason
  /// The element of the constraint or the view; nil of a finding about the whole scene.
  package let node: NodeID?
  /// How far the solver came where a limit was reached.
  package let unfinished: UnfinishedSolution?
  /// The limits that held.
  package let limits: SolverLimits?

  package init(id: ObjectID, reason: Reason, node: NodeID? = nil) {
    self.id = id
    self.reason = reason
    self.node = node
    unfinished = nil
    limits = nil
  }

  /// Makes the finding that a root reached one of the limits.
  package init(id: ObjectID, node: NodeID?, _ unfinished: UnfinishedSolution, of limits: SolverLimits) {
    self.id = id
    reason = .limitReached
    self.node = node
    self.unfinished = unfinished
    self.limits = limits
  }

  /// The reason as a clause, such as `a constant or multiplier is not a finite number`.
  public var text: String {
    switch reason {
    case .notFinite: "a constant or multiplier is not a finite number, so it takes no part"
    case .invalidPriority: "the priority is not a number \(LayoutPriority.range), so the nearest one counts"
    case .limitReached: "the constraints take too long to solve\(reach.map { ": \($0)" } ?? "")"
    case .unboundedFrame: "the numbers of the frame are too large"
    case .impossibleSize:
      "no window has the size, so nothing is laid out: expected sides above 0 and up to "
        + "\(Int(LayoutRequest.longestSide)) points"
    case .otherPlatform: "documents for macOS and watchOS are not laid out"
    }
  }

  /// Which limit was reached, and how far the solver came.
  private var reach: String? {
    guard let unfinished, let limits else { return nil }
    return switch unfinished.limit {
    case .steps: "after \(limits.steps) steps, \(unfinished.text)"
    case .numbers: "with \(limits.numbers) numbers in memory, \(unfinished.text)"
    }
  }
}

extension UnfinishedSolution {
  /// How far the solver came, as a clause.
  fileprivate var text: String {
    switch stage {
    case .reduction: "not even what is required holds"
    case .conflicts: "not all contradictions among what is required are found"
    case .level(let priority) where priority >= RowPriority.required:
      "not all that is required holds"
    case .level(let priority):
      "what is required and priorities above \(priority) hold, others need not"
    case .ties: "all priorities hold, but not the order of equal ones"
    case .openVariables: "the frames are right, but what is ambiguous is not found out"
    }
  }
}
