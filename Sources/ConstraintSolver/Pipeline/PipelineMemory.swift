/// A pipeline with the arena of its arrays.
///
/// A class, so that a move of a solver, and what the compiler checks of it, is one reference instead of 500
/// fields. It is sendable as it has one owner, which is not copied.
final class PipelineMemory: @unchecked Sendable {
  private let arena = Arena()
  var pipeline: Pipeline
  /// Whether the arena has memory for the first system.
  private var isPrepared = false

  init() { pipeline = Pipeline(in: arena) }

  /// Takes memory for all arrays of a small system at once; those of a large one take theirs one by one.
  func prepare(for system: borrowing LinearSystem) {
    if isPrepared { return }
    isPrepared = true
    let count = max(system.variableCount, system.constraintCount) + 8
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
