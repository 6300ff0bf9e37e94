extension Reduction {
  /// Gives the arrays of a small system their memory at once; those of a large one grow each by itself.
  mutating func takeMemory(_ system: borrowing LinearSystem) {
    if hasMemory { return }
    hasMemory = true
    let count = max(system.variableCount, system.constraintCount) + 8
    if count > Self.largestShare { return }
    var block = MemoryBlock(byteCount: count * Self.bytesPerPlace)
    order.take(count, from: &block)
    items.take(count, from: &block)
    quantityVariables.take(count, from: &block)
    sumStarts.take(count, from: &block)
    sumSizes.take(count, from: &block)
    sumQuantities.take(count, from: &block)
    sumCoefficients.take(count, from: &block)
    parents.take(count, from: &block)
    variableQuantities.take(count, from: &block)
    variableScales.take(count, from: &block)
    variableOffsets.take(count, from: &block)
    sideScales.take(count, from: &block)
    sideOffsets.take(count, from: &block)
    checks.take(count, from: &block)
    partItems.take(count, from: &block)
    itemStarts.take(count, from: &block)
    partQuantities.take(count, from: &block)
    partStarts.take(count, from: &block)
    localQuantities.take(count, from: &block)
    sortedItems.take(count, from: &block)
    levels.take(min(count, 24), from: &block)
    levelItems.take(count, from: &block)
    quantityValues.take(count, from: &block)
    isOpen.take(count, from: &block)
    variableValues.take(count, from: &block)
    pending.take(count, from: &block)
    evaluationOrder.take(count, from: &block)
    equalities.take(count, from: &block)
    sides.take(count, from: &block)
    sideVariables.take(count, from: &block)
    elimination.takeMemory(count, from: &block)
    sumSearch.takeMemory(count, from: &block)
    settlement.takeMemory(count, from: &block)
    tableau.takeMemory(count, from: &block)
    self.block = consume block
  }

  /// The largest number of elements for which the arrays share one block.
  private static let largestShare = 192
  /// The sizes of one element of each of the arrays, added up.
  private static let bytesPerPlace = 852
}
