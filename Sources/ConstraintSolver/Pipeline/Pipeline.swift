/// The stages with the flat memory that they pass on, which is kept from one solution to the next.
///
/// Presolve takes a system and gives bounds on unknowns; these fall apart into components; each is an interval, one sum,
/// or a tableau; what ties leave open is brought near zero; the variables' values follow.
struct Pipeline: ~Copyable, Sendable {
  var presolve = Presolve()
  var reduced = ReducedSystem()
  var components = Components()
  var levels = LevelQueue()
  var sum = SumSearch()
  var simplex = Simplex()
  var openValues = OpenValues()
  var values = UnknownValues()
  var spread = Spread()
  var evaluation = Evaluation()
  /// How much a call may take.
  var limits = SolverLimits() {
    didSet { applyLimits() }
  }
  /// The steps of the search for contradictions.
  var conflictSteps = 0
  /// The numbers that the contradictions found keep.
  var conflictNumbers = 0
  /// Whether what was open was closed without solving the components again.
  var isClosedOneByOne = false
  /// The system that was solved in the stead of the last one: with levels that all hold as what is required.
  var held: LinearSystem?
  /// The memory that small arrays share, and whether it was decided if they do.
  private var block: MemoryBlock?
  private var hasMemory = false

  init() {}

  /// Reduces a system.
  ///
  /// - Returns: Whether all required constraints hold in which all variables cancel.
  mutating func reduce(_ system: borrowing LinearSystem, _ plan: EliminationPlan = EliminationPlan()) -> Bool
  {
    takeMemory(system)
    presolve.reduce(system, plan, into: &reduced)
    if presolve.isExhausted { return false }
    return reduced.checksHold(system)
  }

  /// Solves all components of the reduced system.
  ///
  /// - Returns: Whether what is required can hold. If not, what is open stays so.
  mutating func solve(_ system: borrowing LinearSystem) -> Bool {
    values.closeAll(count: reduced.unknowns.count)
    isClosedOneByOne = false
    guard solveComponents(breaksTies: true) else { return false }
    if simplex.crowded != nil { return true }
    simplex.stopsWhereCrowded = false
    closeOpen(system)
    return true
  }

  /// Writes the values of the system's variables.
  mutating func writeValues(_ result: inout [Double]) {
    if presolve.isExhausted { values.reset(count: reduced.unknowns.count) }
    evaluation.write(&result, values.values, presolve.elimination, reduced)
  }

  /// Writes the values again after an update.
  mutating func rewriteValues(_ result: inout [Double]) {
    evaluation.rewrite(&result, values.values, presolve.elimination, reduced)
  }

  /// Brings what the constraints leave open as near to zero as it may be, in the order of the variables.
  mutating func closeOpen(_ system: borrowing LinearSystem) {
    presolve.addOpenColumns(system, mentionedOnly: true, &reduced, &values)
    if !values.hasOpen { return }
    isClosedOneByOne = closeOneByOne(system)
    if isClosedOneByOne
      || simplex.close(variableCount: system.variableCount, &presolve, &reduced, components, &values)
    {
      return
    }
    presolve.addZeroBounds(system, &reduced, &values)
    _ = solveComponents(breaksTies: true)
  }

  /// Brings open variables near zero without a tableau.
  ///
  /// - Returns: Whether that was possible.
  mutating func closeOneByOne(_ system: borrowing LinearSystem) -> Bool {
    openValues.close(
      variableCount: system.variableCount, presolve.elimination, reduced, components, &values)
  }

  /// Gives the arrays of a small system their memory at once; those of a large one grow each by itself.
  private mutating func takeMemory(_ system: borrowing LinearSystem) {
    if hasMemory { return }
    hasMemory = true
    let count = max(system.variableCount, system.constraintCount) + 8
    if count > Self.largestShare { return }
    var block = MemoryBlock(byteCount: count * Self.bytesPerElement + Self.bytesOfAlignment)
    takeMemory(count, from: &block)
    self.block = consume block
  }

  private mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    presolve.takeMemory(count, from: &block)
    reduced.takeMemory(count, from: &block)
    components.takeMemory(count, from: &block)
    levels.takeMemory(count, from: &block)
    sum.takeMemory(count, from: &block)
    simplex.takeMemory(count, from: &block)
    openValues.takeMemory(count, from: &block)
    values.takeMemory(count, from: &block)
    evaluation.takeMemory(count, from: &block)
  }

  /// The largest number of elements for which the arrays share one block.
  private static let largestShare = 192
  /// What rounding each array's size up may take in all.
  private static let bytesOfAlignment = 2048
  /// The strides of one element of each of the arrays, added up.
  private static let bytesPerElement = measure()

  private static func measure() -> Int {
    var pipeline = Pipeline()
    var counter = MemoryBlock()
    pipeline.takeMemory(16, from: &counter)
    return counter.used / 16
  }
}
