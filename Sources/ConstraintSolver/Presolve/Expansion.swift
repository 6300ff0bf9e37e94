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

/// For each variable, its coefficient in what is being added up; valid where its mark is the current one.
struct MarkedSums {
  var values: FlatArray<Double>
  var marks: FlatArray<Int32>
  var mark: Int32 = 0

  init(in arena: borrowing Arena) { (values, marks) = arena.arrays() }

  mutating func reset(count: Int) {
    values.fill(0, count: count)
    marks.fill(0, count: count)
    mark = 0
  }

  mutating func addVariable() {
    values.append(0)
    marks.append(0)
  }
}

/// The walk along definitions to the free variables at their ends.
struct DefinitionWalk {
  /// For each variable, the last expansion that searched its definition.
  var marks: FlatArray<Int32>
  /// For each variable, the last expansion that found its definition long.
  var longMarks: FlatArray<Int32>
  var mark: Int32 = 0
  /// Definitions on the way of the search, with the next term to visit.
  var path: FlatArray<Int32>
  var pathTerms: FlatArray<Int32>
  /// The long definitions of an expansion; each comes after those it uses.
  var long: FlatArray<Int32>

  init(in arena: borrowing Arena) { (marks, longMarks, path, pathTerms, long) = arena.arrays() }

  mutating func reset(count: Int) {
    marks.fill(0, count: count)
    longMarks.fill(0, count: count)
    mark = 0
  }

  mutating func addVariable() {
    marks.append(0)
    longMarks.append(0)
  }
}
