/// Variables that required equalities express by others.
///
/// A variable is free or defined: a constant plus multiples of other variables, which may be defined in turn
/// but never by way of the variable itself. An equality with a variable that no definition mentions becomes
/// its definition as it stands. Any other is first expanded to free variables.
struct Elimination {
  var variables: FlatArray<EliminationVariable>
  /// The variables and coefficients of all definitions.
  var poolVariables: FlatArray<Int32>
  var poolCoefficients: FlatArray<Double>
  /// The variables that definitions tie to each other.
  var ties: UnionFind

  /// The last expansion.
  var result: Expansion
  /// A sum before it is expanded, in which neighbours in chains of definitions have cancelled.
  var near: Expansion
  /// The definitions of variables that have a value in their stead for now.
  var closed: FlatArray<ClosedDefinition>
  /// How many terms of definitions were looked at.
  var work = 0
  /// The mark of the coefficients that are being added up.
  var sumMark: Int32 = 0
  var walk: DefinitionWalk

  /// A definition with no more terms than this is kept expanded.
  static let shortSize = 3

  init(in arena: borrowing Arena) {
    (variables, poolVariables, poolCoefficients, closed) = arena.arrays()
    ties = UnionFind(in: arena)
    result = Expansion(in: arena)
    near = Expansion(in: arena)
    walk = DefinitionWalk(in: arena)
  }

  /// Makes all variables free.
  mutating func reset(variableCount: Int) {
    variables.fill(EliminationVariable(), count: variableCount)
    ties.reset(count: variableCount)
    poolVariables.removeAll()
    poolCoefficients.removeAll()
    sumMark = 0
    walk.mark = 0
  }

  /// Adds a free variable.
  private mutating func addVariable() -> Int32 {
    variables.append(EliminationVariable())
    ties.add()
    return Int32(variables.count - 1)
  }

  /// Adds a fixed variable.
  mutating func addFixed(value: Double) -> Int32 {
    let variable = addVariable()
    variables[variable].isFixed = true
    variables[variable].fixedValue = value
    return variable
  }

  /// Gives a variable the value that an equality says.
  mutating func define(_ variable: Int32, constant: Double, by constraint: Int) {
    variables[variable].definer = Int32(constraint)
    variables[variable].definition = Definition(constant: constant)
  }

  /// Takes an equality in.
  ///
  /// - Parameters:
  ///   - constraint: The equality.
  ///   - constant: The sum of the terms, less the value of `tag`.
  ///   - tag: A fixed variable that is component of the right side, or -1.
  /// - Returns: Whether it has made a definition. If not, all variables that are not fixed cancel, and the
  ///   last expansion says whether the equality holds.
  mutating func eliminate(
    _ system: LinearSystem, _ constraint: Int, constant: Double, tag: Int32
  ) -> Bool {
    let terms = system.terms(of: constraint)
    if let term = separateTerm(system, terms) {
      define(term, of: system, terms, constant: constant)
      variables[system.terms[term].variable].definer = Int32(constraint)
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
      if best < 0 || variables[result.variables[index]].useCount < variables[result.variables[best]].useCount
      {
        best = index
      }
    }
    variables[result.variables[best]].definer = Int32(constraint)
    defineFromResult(best, constant: constant, tag: tag)
    return true
  }

  /// Adds the share of a right side's variable to the definition just made from a term.
  private mutating func appendToDefinition(of term: TermRecord, _ variable: Int32) {
    variables[variable].isMentioned = true
    if !variables[variable].isFixed { ties.join(term.variable, variable) }
    poolVariables.append(variable)
    poolCoefficients.append(1 / term.coefficient)
    variables[term.variable].definition.size += 1
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
      if !variables[variable].isFree || variables[variable].useCount >= bestCount
        || variables[variable].isFixed
      {
        continue
      }
      if system.terms[term].coefficient.magnitude < largest / 32 { continue }
      if variables[variable].isMentioned && !isSeparate(system, term, terms) { continue }
      best = term
      bestCount = variables[variable].useCount
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
      if !variables[variable].isFree && variables[variable].definition.size == 0 { continue }
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
