/// Variables and the linear constraints on them: what a ``Solver`` is given.
///
/// Storage is flat: a constraint is a range of two arrays. Terms that repeat a variable are added up and terms
/// that cancel vanish as the constraint is stated.
public struct LinearSystem: Sendable {
  /// The number of variables.
  public private(set) var variableCount = 0

  /// The variables of all terms, constraint after constraint.
  var termVariables: [Int32] = []
  /// The coefficients of all terms; none is zero.
  var termCoefficients: [Double] = []
  /// Where each constraint's terms start.
  var termStarts: [Int32] = [0]
  var relations: [Relation] = []
  var constants: [Double] = []
  var priorities: [Double] = []
  var ranks: [Int] = []
  /// Whether ranks never fall in the order of statement.
  private(set) var isInRankOrder = true
  /// Whether a constraint is in force; a removed one keeps its place.
  var isPresent: [Bool] = []
  /// Whether any constraint has no terms.
  private(set) var hasEmptyConstraints = false
  /// For each variable, where the constraint being stated has its term.
  private var lastTerms: [Int32] = []

  /// Makes an empty system.
  public init() {}

  /// The number of constraints stated so far, including removed ones.
  public var constraintCount: Int { relations.count }

  /// Adds a variable. Its value may be any real number.
  public mutating func addVariable() -> Variable {
    lastTerms.append(-1)
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// States that the sum of the terms relates to a constant.
  ///
  /// - Parameters:
  ///   - terms: Variables and their multipliers. A variable may occur more than once.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right side.
  ///   - priority: From 1 to 1000.
  ///   - rank: Decides between constraints where a choice is needed: the smaller rank is satisfied first. By
  ///     default the order of statement. Constraints of equal rank are in the order of statement.
  /// - Returns: The constraint's name.
  /// - Throws: ``SolverError`` with `notFinite`, `invalidPriority` or `unknownVariable`; the system is unchanged.
  @discardableResult
  public mutating func addConstraint(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite else { throw SolverError(reason: .notFinite) }
    guard priority.isValid else { throw SolverError(reason: .invalidPriority) }
    let start = termVariables.count
    for term in terms {
      guard term.coefficient.isFinite else {
        discardTerms(from: start)
        throw SolverError(reason: .notFinite)
      }
      guard term.variable.index < variableCount else {
        discardTerms(from: start)
        throw SolverError(reason: .unknownVariable(index: term.variable.index))
      }
      addTerm(variable: term.variable.index, coefficient: term.coefficient, start: start)
    }
    dropZeroTerms(from: start)
    if termVariables.count == start { hasEmptyConstraints = true }
    termStarts.append(Int32(termVariables.count))
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority.value)
    let place = rank ?? relations.count - 1
    if let last = ranks.last, last > place { isInRankOrder = false }
    ranks.append(place)
    isPresent.append(true)
    return ConstraintID(index: relations.count - 1)
  }

  private mutating func addTerm(variable: Int, coefficient: Double, start: Int) {
    let last = Int(lastTerms[variable])
    if last >= start && last < termVariables.count && termVariables[last] == Int32(variable) {
      let sum = termCoefficients[last] + coefficient
      let size = max(termCoefficients[last].magnitude, coefficient.magnitude)
      termCoefficients[last] = sum.magnitude <= 1e-14 * size ? 0 : sum
    } else if coefficient != 0 {
      lastTerms[variable] = Int32(termVariables.count)
      termVariables.append(Int32(variable))
      termCoefficients.append(coefficient)
    }
  }

  private mutating func dropZeroTerms(from start: Int) {
    var end = start
    for index in start..<termVariables.count where termCoefficients[index] != 0 {
      if end != index {
        termVariables[end] = termVariables[index]
        termCoefficients[end] = termCoefficients[index]
      }
      end += 1
    }
    discardTerms(from: end)
  }

  private mutating func discardTerms(from start: Int) {
    termVariables.removeLast(termVariables.count - start)
    termCoefficients.removeLast(termCoefficients.count - start)
  }

  /// The places of a constraint's terms.
  func terms(of constraint: Int) -> Range<Int> {
    Int(termStarts[constraint])..<Int(termStarts[constraint + 1])
  }
}

extension LinearSystem {
  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint`.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    isPresent[constraint.index] = false
  }

  /// Changes a constraint's right side.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `notFinite`.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw SolverError(reason: .notFinite) }
    constants[constraint.index] = constant
  }

  /// Changes a constraint's priority.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `invalidPriority`.
  public mutating func setPriority(_ constraint: ConstraintID, _ priority: Priority) throws(SolverError) {
    try check(constraint)
    guard priority.isValid else { throw SolverError(reason: .invalidPriority) }
    priorities[constraint.index] = priority.value
  }

  private func check(_ constraint: ConstraintID) throws(SolverError) {
    guard constraint.index >= 0, constraint.index < constraintCount, isPresent[constraint.index] else {
      throw SolverError(reason: .unknownConstraint(index: constraint.index))
    }
  }
}
