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
  /// The equality that each definition is, -1 for a free variable and for one that a named left side defines.
  var definers = FlatArray<Int32>()
  /// Whether a definition mentions a variable.
  var isMentioned = FlatArray<Bool>()
  /// For each variable, another that definitions tie it to; itself for the one that stands for all these.
  var ties = FlatArray<Int32>()
  /// Whether a free variable stands for a number from outside, its fixed value; it is never defined.
  var isFixed = FlatArray<Bool>()
  var fixedValues = FlatArray<Double>()
  /// In how many of the constraints that stay each variable is alone.
  var useCounts = FlatArray<Int32>()

  /// The last expansion: multiples of free variables, each once, none zero.
  var resultVariables = FlatArray<Int32>()
  var resultCoefficients = FlatArray<Double>()
  /// The multiples of fixed variables in the last expansion.
  var resultFixed = FlatArray<Int32>()
  var resultFixedCoefficients = FlatArray<Double>()
  /// The last expansion's constant, with what the fixed variables add.
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

  /// Takes memory for the arrays that each system uses.
  mutating func takeMemory(_ count: Int, from block: inout MemoryBlock) {
    starts.take(count, from: &block)
    sizes.take(count, from: &block)
    constants.take(count, from: &block)
    definers.take(count, from: &block)
    poolVariables.take(count, from: &block)
    poolCoefficients.take(count, from: &block)
    isMentioned.take(count, from: &block)
    ties.take(count, from: &block)
    isFixed.take(count, from: &block)
    fixedValues.take(count, from: &block)
    useCounts.take(count, from: &block)
    resultVariables.take(count, from: &block)
    resultCoefficients.take(count, from: &block)
    sums.take(count, from: &block)
    sumMarks.take(count, from: &block)
    searchMarks.take(count, from: &block)
    longMarks.take(count, from: &block)
    path.take(count, from: &block)
    pathTerms.take(count, from: &block)
    long.take(count, from: &block)
  }

  /// The number of variables.
  var variableCount: Int { starts.count }

  /// Makes all variables free.
  mutating func reset(variableCount: Int) {
    starts.fill(-1, count: variableCount)
    sizes.fill(0, count: variableCount)
    constants.fill(0, count: variableCount)
    definers.fill(-1, count: variableCount)
    isMentioned.fill(false, count: variableCount)
    useCounts.fill(0, count: variableCount)
    ties.removeAll()
    for variable in 0..<variableCount { ties.append(Int32(variable)) }
    isFixed.fill(false, count: variableCount)
    fixedValues.fill(0, count: variableCount)
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
    definers.append(-1)
    isMentioned.append(false)
    useCounts.append(0)
    ties.append(Int32(ties.count))
    isFixed.append(false)
    fixedValues.append(0)
    sums.append(0)
    sumMarks.append(0)
    searchMarks.append(0)
    longMarks.append(0)
    return Int32(starts.count - 1)
  }

  /// Adds a fixed variable.
  mutating func addFixed(value: Double) -> Int32 {
    let variable = addVariable()
    isFixed[variable] = true
    fixedValues[variable] = value
    return variable
  }

  /// Gives a variable the value that an equality says.
  mutating func define(_ variable: Int32, constant: Double, by constraint: Int) {
    definers[variable] = Int32(constraint)
    starts[variable] = 0
    sizes[variable] = 0
    constants[variable] = constant
  }

  /// Takes an equality in.
  ///
  /// - Parameters:
  ///   - constraint: The equality.
  ///   - constant: What the terms add up to, less the value of `tag`.
  ///   - tag: A fixed variable that is part of the right side, or -1.
  /// - Returns: Whether it has made a definition. If not, all variables that are not fixed cancel, and the last
  ///   expansion says whether the equality holds.
  mutating func eliminate(
    _ system: borrowing LinearSystem, _ constraint: Int, constant: Double, tag: Int32
  ) -> Bool {
    let terms = system.terms(of: constraint)
    if let term = separateTerm(system, terms) {
      define(term, of: system, terms, constant: constant)
      definers[system.terms[term].variable] = Int32(constraint)
      if tag >= 0 { appendToDefinition(of: system.terms[term], tag) }
      return true
    }
    expand(system, terms)
    if resultVariables.isEmpty { return false }
    var largest = 0.0
    for index in 0..<resultVariables.count { largest = max(largest, resultCoefficients[index].magnitude) }
    var best = -1
    for index in 0..<resultVariables.count {
      if resultCoefficients[index].magnitude < largest / 32 { continue }
      if best < 0 || useCounts[resultVariables[index]] < useCounts[resultVariables[best]] { best = index }
    }
    definers[resultVariables[best]] = Int32(constraint)
    defineFromResult(best, constant: constant, tag: tag)
    return true
  }

  /// Adds the share of a right side's variable to the definition just made from a term.
  private mutating func appendToDefinition(of term: StatedTerm, _ variable: Int32) {
    isMentioned[variable] = true
    if !isFixed[variable] { tie(term.variable, variable) }
    poolVariables.append(variable)
    poolCoefficients.append(1 / term.coefficient)
    sizes[term.variable] += 1
  }

  /// Makes the left side of a constraint a variable of its own where that defines another variable.
  ///
  /// The defined variable is one that is free and alone in no constraint; no cost or domain is lost with it.
  ///
  /// - Returns: The variable that is the left side, or nil where no term is suitable.
  mutating func nameLeftSide(_ system: borrowing LinearSystem, _ terms: Range<Int>) -> Int32? {
    guard let term = separateTerm(system, terms, unusedOnly: true) else { return nil }
    let side = addVariable()
    define(term, of: system, terms, constant: 0)
    appendToDefinition(of: system.terms[term], side)
    return side
  }

  /// The best term whose variable is free and that no definition ties to the other terms' variables, if any.
  ///
  /// Such a variable can be defined by the others without a circle.
  private mutating func separateTerm(
    _ system: borrowing LinearSystem, _ terms: Range<Int>, unusedOnly: Bool = false
  ) -> Int? {
    var largest = 0.0
    for term in terms { largest = max(largest, system.terms[term].coefficient.magnitude) }
    var best: Int?
    var bestCount = unusedOnly ? 1 : Int32.max
    for term in terms {
      let variable = system.terms[term].variable
      if starts[variable] >= 0 || useCounts[variable] >= bestCount || isFixed[variable] { continue }
      if system.terms[term].coefficient.magnitude < largest / 32 { continue }
      if isMentioned[variable] && !isSeparate(system, term, terms) { continue }
      best = term
      bestCount = useCounts[variable]
    }
    return best
  }

  private mutating func isSeparate(_ system: borrowing LinearSystem, _ chosen: Int, _ terms: Range<Int>)
    -> Bool
  {
    if terms.count > 16 { return false }
    let group = group(of: system.terms[chosen].variable)
    for term in terms where term != chosen {
      let variable = system.terms[term].variable
      if starts[variable] >= 0 && sizes[variable] == 0 { continue }
      if self.group(of: variable) == group { return false }
    }
    return true
  }

  /// The variable that stands for all those that definitions tie to another.
  private mutating func group(of variable: Int32) -> Int32 {
    var current = variable
    while ties[current] != current {
      ties[current] = ties[ties[current]]
      current = ties[current]
    }
    return current
  }

  private mutating func tie(_ one: Int32, _ other: Int32) {
    let first = group(of: one)
    let second = group(of: other)
    ties[max(first, second)] = min(first, second)
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
      tie(system.terms[chosen].variable, variable)
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

  private mutating func defineFromResult(_ chosen: Int, constant: Double, tag: Int32) {
    let start = poolVariables.count
    let inverse = -1 / resultCoefficients[chosen]
    var sum = resultConstant - constant
    for index in 0..<resultVariables.count where index != chosen {
      isMentioned[resultVariables[index]] = true
      tie(resultVariables[chosen], resultVariables[index])
      poolVariables.append(resultVariables[index])
      poolCoefficients.append(resultCoefficients[index] * inverse)
    }
    for index in 0..<resultFixed.count {
      sum -= resultFixedCoefficients[index] * fixedValues[resultFixed[index]]
      poolVariables.append(resultFixed[index])
      poolCoefficients.append(resultFixedCoefficients[index] * inverse)
    }
    if tag >= 0 {
      poolVariables.append(tag)
      poolCoefficients.append(-inverse)
    }
    let variable = resultVariables[chosen]
    starts[variable] = Int32(start)
    sizes[variable] = Int32(poolVariables.count - start)
    constants[variable] = sum * inverse
  }

  /// The sum of two numbers, zero where they cancel but for rounding.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return sum.magnitude <= 1e-12 * other.magnitude ? 0 : sum
  }
}
