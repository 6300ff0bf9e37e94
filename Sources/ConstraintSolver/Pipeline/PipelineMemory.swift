import Synchronization

/// A pipeline with the arena of its arrays.
///
/// A class, so that a move of a solver, and what the compiler checks of it, is one reference instead of 500
/// fields. It is sendable as it has one owner, which is not copied.
@safe
final class PipelineMemory: @unchecked Sendable {
  /// Whether its tableaus have the usual limits, so that it may be another solver's.
  var isUsual = true
  private let arena = Arena()
  /// The pipeline, in memory of its own: accesses to a stored property of a class are recorded while the
  /// program runs, which takes as long as an edit of a small system.
  private let place: UnsafeMutablePointer<Pipeline>
  /// Whether the arena has memory for the first system.
  private var isPrepared = false

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Pipeline(in: arena))
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  var pipeline: Pipeline {
    @inline(__always) _read { yield unsafe place.pointee }
    @inline(__always) _modify { yield unsafe &place.pointee }
  }

  /// Takes memory for all arrays of a small system at once; those of a large one take theirs one by one.
  @inline(__always)
  func prepare(for system: borrowing LinearSystem) {
    if isPrepared { return }
    isPrepared = true
    addBlock(count: max(system.variableCount, system.constraintCount) + 8)
  }

  @inline(never)
  private func addBlock(count: Int) {
    arena.addBlock(
      byteCount: min(count, Self.largestShare) * Self.bytesPerElement,
      capacity: min(count, Self.largestCapacity))
  }

  /// The most elements for which an array has a share in the block.
  private static let largestShare = 192
  /// The most elements for which an array takes memory before it has them.
  private static let largestCapacity = 1 << 14
  /// The strides of an element of each array that most systems use, added up.
  private static let bytesPerElement = 640
}

extension PipelineMemory {
  /// The memories that no solver has.
  private static let idle = Mutex<[PipelineMemory]>([])
  /// The most memories that wait for a solver.
  static let mostIdle = 4
  /// The most bytes of one that waits.
  static let mostIdleBytes = 1 << 18

  /// Gives out a memory, one that was given back where there is one: to make the arrays of a pipeline takes
  /// longer than to solve a small system.
  static func lent() -> PipelineMemory { idle.withLock { $0.popLast() } ?? PipelineMemory() }

  /// How many wait for a solver.
  static var idleCount: Int { idle.withLock { $0.count } }

  /// Whether it may wait for another solver.
  var isKeptForOthers: Bool { isUsual && arena.byteCount <= Self.mostIdleBytes }

  /// Takes back what nobody uses any more, unless it is large or enough others wait.
  func giveBack() {
    guard isKeptForOthers else { return }
    pipeline.held = nil
    pipeline.limits = SolverLimits()
    pipeline.beginCall()
    Self.idle.withLock { if $0.count < Self.mostIdle { $0.append(self) } }
  }
}

/// The memory of a solver, for as long as the solver lives.
struct LentMemory: ~Copyable, Sendable {
  let memory = PipelineMemory.lent()

  deinit { memory.giveBack() }

  var pipeline: Pipeline {
    @inline(__always) _read { yield memory.pipeline }
    @inline(__always) nonmutating _modify { yield &memory.pipeline }
  }
}
