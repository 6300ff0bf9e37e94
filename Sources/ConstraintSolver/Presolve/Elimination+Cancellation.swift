extension Elimination {
  /// Systems of fewer variables have no chains of definitions so long that a walk along them counts.
  private static let leastWithChains = 512

  /// Whether the system is so large that chains of definitions count.
  var hasChains: Bool { variables.count >= Self.leastWithChains }
  /// Sums that grow past this are expanded from there.
  private static let sumSize = 12
  /// The most definitions put in, one after the other.
  private static let replacementCount = 24

  /// Writes a sum of terms into `near`, where neighbours in a chain of definitions cancel.
  ///
  /// The last definition is put in first: it mentions only earlier ones, so that the difference of two
  /// positions in a chain is short after a step or two, wherever they are in the chain.
  mutating func cancel(_ system: LinearSystem, _ terms: Range<Int>) {
    near.removeAll()
    for term in terms { addNear(system.terms[term].variable, system.terms[term].coefficient) }
    for _ in 0..<Self.replacementCount {
      guard let last = lastDefined() else { return }
      let variable = near.variables[last]
      let coefficient = near.coefficients[last]
      let definition = variables[variable].definition
      let size = Int(definition.size)
      if near.variables.count + size > Self.sumSize { return }
      near.remove(at: last)
      let product = coefficient * definition.constant
      near.constant += product
      near.magnitude += product.magnitude
      for index in definition.terms {
        addNear(poolVariables[index], coefficient * poolCoefficients[index])
      }
      work += size
    }
  }

  /// The position in `near` of the variable whose definition was made last, if any is defined.
  private func lastDefined() -> Int? {
    var last: Int?
    var latest: Int32 = -1
    for index in 0..<near.variables.count where variables[near.variables[index]].definition.start > latest {
      latest = variables[near.variables[index]].definition.start
      last = index
    }
    return last
  }

  private mutating func addNear(_ variable: Int32, _ coefficient: Double) {
    for index in 0..<near.variables.count where near.variables[index] == variable {
      near.coefficients[index] = Self.sum(near.coefficients[index], coefficient)
      if near.coefficients[index] == 0 { near.remove(at: index) }
      return
    }
    near.variables.append(variable)
    near.coefficients.append(coefficient)
  }
}
