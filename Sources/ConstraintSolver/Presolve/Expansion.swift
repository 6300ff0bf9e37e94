/// A sum expanded to free variables.
struct Expansion {
  /// Multiples of free variables, each once, none zero.
  var variables: FlatArray<Int32>
  var coefficients: FlatArray<Double>
  /// The multiples of fixed variables.
  var fixed: FlatArray<Int32>
  var fixedCoefficients: FlatArray<Double>
  /// The constant, with what the fixed variables add.
  var constant = 0.0
  /// The sum of the magnitudes that make up the constant.
  var magnitude = 0.0

  init(in arena: borrowing Arena) { (variables, coefficients, fixed, fixedCoefficients) = arena.arrays() }

  /// Takes a term out; the last takes its position.
  mutating func remove(at position: Int) {
    let (variable, coefficient) = (variables.removeLast(), coefficients.removeLast())
    if position == variables.count { return }
    variables[position] = variable
    coefficients[position] = coefficient
  }

  /// Puts a few terms in the order of their variables.
  mutating func sortTerms() {
    for index in 0..<variables.count {
      let (variable, coefficient) = (variables[index], coefficients[index])
      var position = index
      while position > 0 && variables[position - 1] > variable {
        variables[position] = variables[position - 1]
        coefficients[position] = coefficients[position - 1]
        position -= 1
      }
      variables[position] = variable
      coefficients[position] = coefficient
    }
  }

  /// Starts again with zero.
  mutating func removeAll() {
    variables.removeAll()
    coefficients.removeAll()
    constant = 0
    magnitude = 0
  }
}

/// The walk along definitions to the free variables at their ends.
struct DefinitionWalk {
  /// The mark of the definitions that it has searched.
  var mark: Int32 = 0
  /// Definitions on the way of the search, with the next term to visit.
  var path: FlatArray<Int32>
  var pathTerms: FlatArray<Int32>
  /// The long definitions of an expansion; each comes after those it uses.
  var long: FlatArray<Int32>

  init(in arena: borrowing Arena) { (path, pathTerms, long) = arena.arrays() }
}
