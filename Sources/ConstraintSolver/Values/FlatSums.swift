/// The definitions of variables, one after the other, for values that are computed again and again.
struct FlatSums {
  private var targets: FlatArray<Int32>
  private var constants: FlatArray<Double>
  /// Where the terms of each sum end.
  private var ends: FlatArray<Int32>
  private var variables: FlatArray<Int32>
  private var coefficients: FlatArray<Double>
  /// The largest index that a sum reads or writes.
  private var largest: Int32 = -1

  init(in arena: borrowing Arena) {
    (targets, constants, ends, variables, coefficients) = arena.arrays()
  }

  mutating func removeAll() {
    targets.removeAll()
    constants.removeAll()
    ends.removeAll()
    variables.removeAll()
    coefficients.removeAll()
    largest = -1
  }

  /// Appends the definition of a variable.
  mutating func append(_ variable: Int32, _ elimination: Elimination) {
    let definition = elimination.variables[variable].definition
    targets.append(variable)
    constants.append(definition.constant)
    largest = max(largest, variable)
    for term in definition.terms {
      variables.append(elimination.poolVariables[term])
      coefficients.append(elimination.poolCoefficients[term])
      largest = max(largest, elimination.poolVariables[term])
    }
    ends.append(Int32(variables.count))
  }

  /// Computes the sums in their order, each of the values of its variables.
  @inline(__always)
  func compute(in values: inout FlatArray<Double>) {
    precondition(Int(largest) < values.count)
    if targets.isEmpty { return }
    // All indices are at most the largest, none is negative, and each end is one of a term.
    let numbers = unsafe values.elements
    let (targets, constants) = unsafe (self.targets.elements, self.constants.elements)
    let ends = unsafe self.ends.elements
    let (variables, coefficients) = unsafe (self.variables.elements, self.coefficients.elements)
    var term = 0
    for index in 0..<self.targets.count {
      var sum = unsafe constants[index]
      let end = unsafe Int(ends[index])
      while term < end {
        sum += unsafe coefficients[term] * numbers[Int(variables[term])]
        term += 1
      }
      unsafe numbers[Int(targets[index])] = sum
    }
  }
}
