/// The definition of a variable that has a value in its stead for now.
struct ClosedDefinition: BitwiseCopyable {
  var variable: Int32
  var definition: Definition
}

extension Elimination {
  /// Gives a defined variable a value: what mentions it in a chain is expanded no further than to it.
  mutating func close(_ variable: Int32, at value: Double) {
    closed.append(ClosedDefinition(variable: variable, definition: variables[variable].definition))
    variables[variable].definition = Definition(constant: value)
  }

  /// Gives the closed variables their definitions again.
  mutating func restoreClosed() {
    for index in 0..<closed.count { variables[closed[index].variable].definition = closed[index].definition }
    closed.removeAll()
  }
}
