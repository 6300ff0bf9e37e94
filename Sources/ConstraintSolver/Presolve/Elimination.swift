/// Variables that required equalities express by others.
///
/// A variable is free or defined: a constant plus multiples of other variables, which may be defined in turn
/// but never by way of the variable itself. An equality with a variable that no definition mentions becomes
/// its definition as it stands. Any other is first expanded to free variables.
struct Elimination {
  /// Where each variable's definition starts in the pool, or -1 for a free variable.
  var starts: FlatArray<Int32>
  /// The number of terms of each definition.
  var sizes: FlatArray<Int32>
  /// The constant of each definition.
  var constants: FlatArray<Double>
  /// The variables and coefficients of all definitions.
  var poolVariables: FlatArray<Int32>
  var poolCoefficients: FlatArray<Double>
  /// The equality that each definition is, -1 for a free variable and for one that a named left side defines.
  var definers: FlatArray<Int32>
  /// Whether a definition mentions a variable.
  var isMentioned: FlatArray<Bool>
  /// The variables that definitions tie to each other.
  var ties: UnionFind
  /// Whether a free variable stands for a number from outside, its fixed value; it is never defined.
  var isFixed: FlatArray<Bool>
  var fixedValues: FlatArray<Double>
  /// In how many of the constraints that stay each variable is alone.
  var useCounts: FlatArray<Int32>

  /// The last expansion.
  var result: Expansion
  /// A sum before it is expanded, in which neighbours in chains of definitions have cancelled.
  var near: Expansion
  /// The definitions of variables that have a value in their stead for now.
  var closed: FlatArray<ClosedDefinition>
  /// How many terms of definitions were looked at.
  var work = 0
  /// Memory of expansions.
  var sums: MarkedSums
  var walk: DefinitionWalk

  /// A definition with no more terms than this is kept expanded.
  static let shortSize = 3

  init(in arena: borrowing Arena) {
    (
      starts, sizes, constants, poolVariables, poolCoefficients, definers, isMentioned, isFixed, fixedValues,
      useCounts, closed
    ) = arena.arrays()
    ties = UnionFind(in: arena)
    result = Expansion(in: arena)
    near = Expansion(in: arena)
    sums = MarkedSums(in: arena)
    walk = DefinitionWalk(in: arena)
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
    ties.reset(count: variableCount)
    isFixed.fill(false, count: variableCount)
    fixedValues.fill(0, count: variableCount)
    poolVariables.removeAll()
    poolCoefficients.removeAll()
    sums.reset(count: variableCount)
    walk.reset(count: variableCount)
  }

  /// Adds a free variable.
  private mutating func addVariable() -> Int32 {
    starts.append(-1)
    sizes.append(0)
    constants.append(0)
    definers.append(-1)
    isMentioned.append(false)
    useCounts.append(0)
    ties.add()
    isFixed.append(false)
    fixedValues.append(0)
    sums.addVariable()
    walk.addVariable()
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
  ///   - tag: A fixed variable that is component of the right side, or -1.
  /// - Returns: Whether it has made a definition. If not, all variables that are not fixed cancel, and the
  ///   last expansion says whether the equality holds.
  mutating func eliminate(
    _ system: LinearSystem, _ constraint: Int, constant: Double, tag: Int32
  ) -> Bool {
    let terms = system.terms(of: constraint)
    if let term = separateTerm(system, terms) {
      define(term, of: system, terms, constant: constant)
      definers[system.terms[term].variable] = Int32(constraint)
      if tag >= 0 { appendToDefinition(of: system.terms[term], tag) }
      return true
    }
    expand(system, terms)
    if result.variables.isEmpty { return false }
    var largest = 0.0
    for index in 0..<result.variables.count { largest = max(largest, result.coefficients[index].magnitude) }
    var best = -1
    for index in 0..<result.variables.count {
      if result.coefficients[index].magnitude < largest / 32 { continue }
      if best < 0 || useCounts[result.variables[index]] < useCounts[result.variables[best]] { best = index }
    }
    definers[result.variables[best]] = Int32(constraint)
    defineFromResult(best, constant: constant, tag: tag)
    return true
  }

  /// Adds the share of a right side's variable to the definition just made from a term.
  private mutating func appendToDefinition(of term: TermRecord, _ variable: Int32) {
    isMentioned[variable] = true
    if !isFixed[variable] { ties.join(term.variable, variable) }
    poolVariables.append(variable)
    poolCoefficients.append(1 / term.coefficient)
    sizes[term.variable] += 1
  }

  /// Makes the left side of a constraint a variable of its own where that defines another variable.
  ///
  /// The defined variable is one that is free and alone in no constraint; no cost or domain is lost with it.
  ///
  /// - Returns: The variable that is the left side, or nil where no term is suitable.
  mutating func nameLeftSide(_ system: LinearSystem, _ terms: Range<Int>) -> Int32? {
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
    _ system: LinearSystem, _ terms: Range<Int>, unusedOnly: Bool = false
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

  private mutating func isSeparate(_ system: LinearSystem, _ chosen: Int, _ terms: Range<Int>)
    -> Bool
  {
    if terms.count > 16 { return false }
    let set = ties.find(system.terms[chosen].variable)
    for term in terms where term != chosen {
      let variable = system.terms[term].variable
      if starts[variable] >= 0 && sizes[variable] == 0 { continue }
      if ties.find(variable) == set { return false }
    }
    return true
  }

  /// The sum of two numbers, zero where they cancel but for rounding.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return sum.magnitude <= 1e-12 * other.magnitude ? 0 : sum
  }
}
