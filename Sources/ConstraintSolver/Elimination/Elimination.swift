/// Variables that required equalities express by others.
///
/// A variable is free or defined: a constant plus multiples of other variables, which may be defined in turn
/// but never by way of the variable itself. An equality with a variable that no definition mentions becomes
/// its definition as it stands. Any other is first expanded to free variables.
struct Elimination: ~Copyable, Sendable {
  /// Where each variable's definition starts in the pool, or -1 for a free variable.
  var starts = FlatArray<Int32>()
  /// The number of terms of each definition.
  var sizes = FlatArray<Int32>()
  /// The constant of each definition.
  var constants = FlatArray<Double>()
  /// The variables and coefficients of all definitions.
  var poolVariables = FlatArray<Int32>()
  var poolCoefficients = FlatArray<Double>()
  /// Whether a definition mentions a variable.
  var isMentioned = FlatArray<Bool>()
  /// In how many of the constraints that stay each variable is alone.
  var useCounts = FlatArray<Int32>()

  /// The last expansion: multiples of free variables, each once, none zero.
  var resultVariables = FlatArray<Int32>()
  var resultCoefficients = FlatArray<Double>()
  /// The last expansion's constant.
  var resultConstant = 0.0
  /// The sum of the magnitudes that make up the last expansion's constant.
  var resultMagnitude = 0.0

  /// For each variable, its sum in what is being added up; valid where its mark is the current one.
  var sums = FlatArray<Double>()
  var sumMarks = FlatArray<Int32>()
  var sumMark: Int32 = 0
  /// For each variable, the last expansion that searched its definition.
  var searchMarks = FlatArray<Int32>()
  /// For each variable, the last expansion that found its definition long.
  var longMarks = FlatArray<Int32>()
  var expansionMark: Int32 = 0
  /// Definitions on the way of the search, with the place of the next term to visit.
  var path = FlatArray<Int32>()
  var pathTerms = FlatArray<Int32>()
  /// The long definitions of an expansion; each comes after those it uses.
  var long = FlatArray<Int32>()

  /// A definition with no more terms than this is kept expanded.
  static let shortSize = 3

  init() {}

  /// The number of variables.
  var variableCount: Int { starts.count }

  /// Makes all variables free.
  mutating func reset(variableCount: Int) {
    starts.fill(-1, count: variableCount)
    sizes.fill(0, count: variableCount)
    constants.fill(0, count: variableCount)
    isMentioned.fill(false, count: variableCount)
    useCounts.fill(0, count: variableCount)
    poolVariables.removeAll()
    poolCoefficients.removeAll()
    sums.fill(0, count: variableCount)
    sumMarks.fill(0, count: variableCount)
    searchMarks.fill(0, count: variableCount)
    longMarks.fill(0, count: variableCount)
    sumMark = 0
    expansionMark = 0
  }

  /// Adds a free variable.
  private mutating func addVariable() -> Int32 {
    starts.append(-1)
    sizes.append(0)
    constants.append(0)
    isMentioned.append(false)
    useCounts.append(0)
    sums.append(0)
    sumMarks.append(0)
    searchMarks.append(0)
    longMarks.append(0)
    return Int32(starts.count - 1)
  }

  /// Gives a variable a value.
  mutating func define(_ variable: Int32, constant: Double) {
    starts[variable] = 0
    sizes[variable] = 0
    constants[variable] = constant
  }

  /// Takes an equality in.
  ///
  /// - Returns: Whether it can hold with those before it.
  mutating func eliminate(_ system: borrowing LinearSystem, _ terms: Range<Int>, constant: Double) -> Bool {
    if let term = unmentionedTerm(system, terms) {
      define(term, of: system, terms, constant: constant)
      return true
    }
    expand(system, terms)
    let difference = constant - resultConstant
    if resultVariables.isEmpty {
      return difference.magnitude <= 1e-9 + 1e-12 * max(constant.magnitude, resultMagnitude)
    }
    var largest = 0.0
    for index in 0..<resultVariables.count { largest = max(largest, resultCoefficients[index].magnitude) }
    var best = -1
    for index in 0..<resultVariables.count {
      if resultCoefficients[index].magnitude < largest / 32 { continue }
      if best < 0 || useCounts[resultVariables[index]] < useCounts[resultVariables[best]] { best = index }
    }
    defineFromResult(best, difference: difference)
    return true
  }

  /// Makes the left side of a constraint a variable of its own where that defines another variable.
  ///
  /// The defined variable is one that is free, in no definition and alone in no constraint, so its place in the
  /// constraint is all that ties it.
  ///
  /// - Returns: The variable that is the left side, or nil where no term is suitable.
  mutating func nameLeftSide(_ system: borrowing LinearSystem, _ terms: Range<Int>) -> Int32? {
    guard let term = unmentionedTerm(system, terms, unusedOnly: true) else { return nil }
    let side = addVariable()
    define(term, of: system, terms, constant: 0)
    let variable = system.terms[term].variable
    isMentioned[side] = true
    poolVariables.append(side)
    poolCoefficients.append(1 / system.terms[term].coefficient)
    sizes[variable] += 1
    return side
  }

  /// The best term whose variable is free and in no definition, if any.
  private func unmentionedTerm(
    _ system: borrowing LinearSystem, _ terms: Range<Int>, unusedOnly: Bool = false
  ) -> Int? {
    var largest = 0.0
    for term in terms { largest = max(largest, system.terms[term].coefficient.magnitude) }
    var best: Int?
    var bestCount = unusedOnly ? 1 : Int32.max
    for term in terms {
      let variable = system.terms[term].variable
      if starts[variable] >= 0 || isMentioned[variable] || useCounts[variable] >= bestCount { continue }
      if system.terms[term].coefficient.magnitude < largest / 32 { continue }
      best = term
      bestCount = useCounts[variable]
    }
    return best
  }

  /// Defines a term's variable by the other terms; those that are constants or single multiples are followed.
  private mutating func define(
    _ chosen: Int, of system: borrowing LinearSystem, _ terms: Range<Int>, constant: Double
  ) {
    let start = poolVariables.count
    let inverse = -1 / system.terms[chosen].coefficient
    var sum = -constant * inverse
    for term in terms where term != chosen {
      var variable = system.terms[term].variable
      var coefficient = system.terms[term].coefficient * inverse
      if starts[variable] >= 0 && sizes[variable] <= 1 {
        sum += coefficient * constants[variable]
        if sizes[variable] == 0 { continue }
        coefficient *= poolCoefficients[starts[variable]]
        variable = poolVariables[starts[variable]]
      }
      addToPool(variable, coefficient, start: start)
    }
    let variable = system.terms[chosen].variable
    starts[variable] = Int32(start)
    sizes[variable] = Int32(poolVariables.count - start)
    constants[variable] = sum
  }

  private mutating func addToPool(_ variable: Int32, _ coefficient: Double, start: Int) {
    for index in start..<min(poolVariables.count, start + 8) where poolVariables[index] == variable {
      poolCoefficients[index] = Self.sum(poolCoefficients[index], coefficient)
      return
    }
    isMentioned[variable] = true
    poolVariables.append(variable)
    poolCoefficients.append(coefficient)
  }

  /// Puts the result in the place of a variable's definition.
  mutating func redefineByResult(_ variable: Int32) {
    if resultVariables.count > Int(sizes[variable]) { starts[variable] = Int32(poolVariables.count) }
    let start = Int(starts[variable])
    for index in 0..<resultVariables.count {
      isMentioned[resultVariables[index]] = true
      if start + index == poolVariables.count {
        poolVariables.append(resultVariables[index])
        poolCoefficients.append(resultCoefficients[index])
      } else {
        poolVariables[start + index] = resultVariables[index]
        poolCoefficients[start + index] = resultCoefficients[index]
      }
    }
    sizes[variable] = Int32(resultVariables.count)
    constants[variable] = resultConstant
  }

  private mutating func defineFromResult(_ chosen: Int, difference: Double) {
    let start = poolVariables.count
    let inverse = -1 / resultCoefficients[chosen]
    for index in 0..<resultVariables.count where index != chosen {
      isMentioned[resultVariables[index]] = true
      poolVariables.append(resultVariables[index])
      poolCoefficients.append(resultCoefficients[index] * inverse)
    }
    let variable = resultVariables[chosen]
    starts[variable] = Int32(start)
    sizes[variable] = Int32(poolVariables.count - start)
    constants[variable] = -difference * inverse
  }

  /// The sum of two numbers, zero where they cancel but for rounding.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return sum.magnitude <= 1e-12 * other.magnitude ? 0 : sum
  }
}
