import ConstraintSolver

/// A sum of at most four variables with coefficients and a constant, kept without allocating.
struct Expression: Sendable {
  private(set) var terms: InlineArray<4, Term>
  private(set) var count = 0
  var constant: Double

  /// A constant.
  @inline(__always)
  init(_ constant: Double = 0) {
    terms = InlineArray(repeating: Term(Variable(index: 0), 0))
    self.constant = constant
  }

  /// A variable times a coefficient, plus a constant.
  @inline(__always)
  init(_ variable: Variable, _ coefficient: Double = 1, plus constant: Double = 0) {
    self.init(constant)
    add(variable, coefficient)
  }

  @inline(__always)
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    // A side of a row is at most the distance of two centres.
    precondition(count < 4, "an expression of more than four terms")
    terms[count] = Term(variable, coefficient)
    count += 1
  }

  @inline(__always)
  static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.constant += b.constant
    for index in 0..<b.count { sum.add(b.terms[index].variable, b.terms[index].coefficient) }
    return sum
  }

  @inline(__always)
  static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }

  @inline(__always)
  static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  @inline(__always)
  static func - (a: Expression, b: Double) -> Expression { a + -b }

  @inline(__always)
  static func * (a: Expression, factor: Double) -> Expression {
    var product = a
    product.constant *= factor
    for index in 0..<a.count { product.terms[index].coefficient *= factor }
    return product
  }
}

extension Expression: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Term { terms[index] }
}
