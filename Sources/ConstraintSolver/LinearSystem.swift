/// Variables and the linear constraints on them: what a ``Solver`` is given.
///
/// Storage is flat: a constraint is a range of two arrays. Terms that repeat a variable are added up and
/// terms that cancel vanish as the constraint is added.
///
/// ```swift
/// var system = LinearSystem()
/// let left = system.addVariable()
/// let right = system.addVariable()
/// try system.addConstraint([Term(left)], .greaterThanOrEqual, 8)
/// try system.addConstraint([Term(right), Term(left, -1)], .equal, 100)
/// ```
public struct LinearSystem: Sendable {
  /// The number of variables.
  public private(set) var variableCount = 0

  /// The terms of all constraints; no coefficient is zero.
  var terms: [TermRecord] = []
  /// The constraints, including removed ones.
  var records: [ConstraintRecord] = []
  /// Whether ranks never fall in the order of addition.
  private(set) var isInRankOrder = true
  /// Whether any constraint has no terms.
  private(set) var hasEmptyConstraints = false
  /// For each variable, where a constraint of many terms that is being added has its term.
  private var lastTerms: [Int32] = []

  /// Makes an empty system.
  public init() {}

  /// The number of constraints added so far, including removed ones.
  public var constraintCount: Int { records.count }

  /// Adds a variable. Its value may be any real number.
  public mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds variables.
  ///
  /// - Returns: Their indices.
  @discardableResult
  public mutating func addVariables(_ count: Int) -> Range<Int> {
    precondition(count >= 0, "the number of variables is negative")
    let first = variableCount
    if records.isEmpty {
      // As many as layouts usually have; more grow as ever.
      records.reserveCapacity(2 * count)
      terms.reserveCapacity(4 * count)
    }
    variableCount += count
    return first..<variableCount
  }

  /// The variable of an index below ``variableCount``.
  @inlinable
  package func variable(_ index: Int) -> Variable {
    precondition(index >= 0 && index < variableCount, "the variable is not of this system")
    return Variable(index: index)
  }

  /// Empties the system and keeps its memory.
  public mutating func removeAll() {
    variableCount = 0
    terms.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    isInRankOrder = true
    hasEmptyConstraints = false
  }

  /// Adds the constraint that the sum of the terms relates to a constant.
  ///
  /// - Parameters:
  ///   - terms: Variables and their multipliers. A variable may occur more than once.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right side.
  ///   - priority: Above 0, up to 1000.
  ///   - rank: Decides between constraints where a choice is needed: the smaller rank is satisfied first. By
  ///     default the order of addition. Constraints of equal rank are in the order of addition.
  /// - Returns: The constraint's name.
  /// - Throws: ``SolverError`` with `notFinite`, `invalidPriority` or `unknownVariable`; the system is
  ///   unchanged.
  @discardableResult
  @inlinable
  public mutating func addConstraint(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    let start = termCount
    for term in terms { try add(term, start: start) }
    return try close(start, relation, constant, priority, rank)
  }

  /// How many terms all constraints have.
  @usableFromInline var termCount: Int { terms.count }

  /// Adds a term to the constraint whose terms start at an index.
  @usableFromInline
  mutating func add(_ term: Term, start: Int) throws(SolverError) {
    _ = try addTerm(term.variable, term.coefficient, start: start)
  }

  /// Ends the constraint whose terms start at an index.
  @usableFromInline
  mutating func close(
    _ start: Int, _ relation: Relation, _ constant: Double, _ priority: Priority, _ rank: Int?
  ) throws(SolverError) -> ConstraintID {
    for index in start..<terms.count where terms[index].coefficient == 0 {
      dropZeroTerms(from: index)
      break
    }
    return try closeConstraint(start, relation, constant, priority, rank)
  }

  /// Adds the constraint that the sum of the terms relates to a constant, without any memory for the terms.
  ///
  /// - Throws: ``SolverError`` with `notFinite`, `invalidPriority` or `unknownVariable`; the system is
  ///   unchanged.
  @discardableResult
  public mutating func addConstraint(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    let start = self.terms.count
    try addTerms(terms, start: start)
    return try closeConstraint(start, relation, constant, priority, rank)
  }

  /// Adds the constraint that a sum of terms relates to another one plus a constant, as above.
  @discardableResult
  package mutating func addConstraint(
    _ left: Span<Term>, _ relation: Relation, _ right: Span<Term>, plus constant: Double, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let start = self.terms.count
    try addTerms(left, start: start)
    try addTerms(right, times: -1, start: start)
    return try closeConstraint(start, relation, constant, priority, nil)
  }

  @inline(__always)
  private mutating func closeConstraint(
    _ start: Int, _ relation: Relation, _ constant: Double, _ priority: Priority, _ rank: Int?
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite && priority.isValid else {
      discardTerms(from: start)
      throw SolverError(reason: constant.isFinite ? .invalidPriority : .notFinite)
    }
    if terms.count == start { hasEmptyConstraints = true }
    let index = records.count
    let entry = rank ?? index
    if let last = records.last, last.rank > entry { isInRankOrder = false }
    records.append(
      ConstraintRecord(
        constant: constant, priority: priority.value, rank: entry, firstTerm: Int32(start),
        endTerm: Int32(terms.count), relation: relation, isPresent: true))
    return ConstraintID(index: index)
  }

  /// Adds a required constraint of terms as they are stored, after all others in rank.
  mutating func append(_ added: [TermRecord], _ relation: Relation, _ constant: Double) {
    let start = terms.count
    terms += added
    records.append(
      ConstraintRecord(
        constant: constant, priority: Priority.required.value,
        rank: max(records.count, records.last?.rank ?? 0), firstTerm: Int32(start),
        endTerm: Int32(terms.count), relation: relation, isPresent: true))
  }

  /// Adds terms to the constraint whose terms start at an index, without those that cancel.
  @inline(__always)
  private mutating func addTerms(
    _ added: Span<Term>, times factor: Double = 1, start: Int
  ) throws(SolverError) {
    // Most constraints of a layout have one term, which cancels no other.
    if added.count == 1, start == terms.count, isVariable(added[0].variable),
      added[0].coefficient.isFinite, added[0].coefficient != 0
    {
      let coefficient = factor * added[0].coefficient
      return terms.append(TermRecord(variable: number(of: added[0].variable), coefficient: coefficient))
    }
    var haveCancelled = false
    for index in added.indices
    where try addTerm(added[index].variable, factor * added[index].coefficient, start: start) {
      haveCancelled = true
    }
    if haveCancelled { dropZeroTerms(from: start) }
  }

  /// Adds a term to the constraint whose terms start at an index.
  ///
  /// - Returns: Whether it has cancelled an earlier one, which stands there with a coefficient of zero.
  @inline(__always)
  private mutating func addTerm(
    _ variable: Variable, _ coefficient: Double, start: Int
  ) throws(SolverError) -> Bool {
    guard isVariable(variable) else {
      discardTerms(from: start)
      throw SolverError(reason: .unknownVariable(index: variable.index))
    }
    let number = number(of: variable)
    var earlier = start
    let end = terms.count
    if end - start <= Self.fewTerms {
      while earlier < end, terms[earlier].variable != number { earlier += 1 }
    } else {
      earlier = earlierTerm(of: number, from: start)
    }
    if earlier < end { return try add(coefficient, to: earlier, start: start) }
    guard coefficient.isFinite else {
      discardTerms(from: start)
      throw SolverError(reason: .notFinite)
    }
    if coefficient != 0 { terms.append(TermRecord(variable: number, coefficient: coefficient)) }
    return false
  }

  /// Whether a variable is one of the system's.
  @inline(__always)
  private func isVariable(_ variable: Variable) -> Bool {
    UInt(bitPattern: variable.index) < UInt(bitPattern: variableCount)
  }

  /// The number of a variable of the system in a term.
  @inline(__always)
  private func number(of variable: Variable) -> Int32 { Int32(truncatingIfNeeded: variable.index) }

  /// A constraint of no more terms is looked through for a variable.
  private static let fewTerms = 12

  /// Where a constraint of many terms has one of a variable; the end of the terms where it has none.
  @inline(never)
  private mutating func earlierTerm(of variable: Int32, from start: Int) -> Int {
    lastTerms.append(contentsOf: repeatElement(-1, count: max(0, variableCount - lastTerms.count)))
    // Those before were looked through; of the others, the last alone is not noted yet.
    let noted = terms.count == start + Self.fewTerms + 1 ? start : terms.count - 1
    for index in noted..<terms.count { lastTerms[Int(terms[index].variable)] = Int32(index) }
    let last = Int(lastTerms[Int(variable)])
    return last >= start && last < terms.count && terms[last].variable == variable ? last : terms.count
  }

  /// Adds a coefficient to that of an earlier term of the same variable.
  ///
  /// - Returns: Whether both have cancelled.
  @inline(never)
  private mutating func add(_ coefficient: Double, to index: Int, start: Int) throws(SolverError) -> Bool {
    let sum = terms[index].coefficient + coefficient
    let size = max(terms[index].coefficient.magnitude, coefficient.magnitude)
    terms[index].coefficient = sum.magnitude <= 1e-14 * size ? 0 : sum
    guard sum.isFinite else {
      discardTerms(from: start)
      throw SolverError(reason: .notFinite)
    }
    return terms[index].coefficient == 0
  }

  @inline(never)
  private mutating func dropZeroTerms(from start: Int) {
    terms[start...].removeAll { $0.coefficient == 0 }
  }

  private mutating func discardTerms(from start: Int) {
    terms.removeLast(terms.count - start)
  }

  /// The range of a constraint's terms.
  @inline(__always)
  func terms(of constraint: Int) -> Range<Int> {
    Int(records[constraint].firstTerm)..<Int(records[constraint].endTerm)
  }
}

extension LinearSystem {
  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint`.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    records[constraint.index].isPresent = false
  }

  /// Changes a constraint's right side.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `notFinite`.
  @inline(__always)
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw SolverError(reason: .notFinite) }
    records[constraint.index].constant = constant
  }

  /// Changes a constraint's priority.
  ///
  /// - Throws: ``SolverError`` with `unknownConstraint` or `invalidPriority`.
  public mutating func setPriority(_ constraint: ConstraintID, _ priority: Priority) throws(SolverError) {
    try check(constraint)
    guard priority.isValid else { throw SolverError(reason: .invalidPriority) }
    records[constraint.index].priority = priority.value
  }

  private func check(_ constraint: ConstraintID) throws(SolverError) {
    guard constraint.index >= 0, constraint.index < constraintCount, records[constraint.index].isPresent
    else {
      throw SolverError(reason: .unknownConstraint(index: constraint.index))
    }
  }
}
