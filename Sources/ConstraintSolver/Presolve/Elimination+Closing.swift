/// The definition of a variable that has a value in its stead for now.
struct ClosedDefinition: BitwiseCopyable {
  var variable: Int32
  var start: Int32
  var size: Int32
  var constant: Double
}

extension Elimination {
  /// Gives a defined variable a value: what mentions it in a chain is expanded no further than to it.
  mutating func close(_ variable: Int32, at value: Double) {
    closed.append(
      ClosedDefinition(
        variable: variable, start: starts[variable], size: sizes[variable], constant: constants[variable]))
    starts[variable] = 0
    sizes[variable] = 0
    constants[variable] = value
  }

  /// Gives the closed variables their definitions again.
  mutating func restoreClosed() {
    for index in 0..<closed.count {
      let definition = closed[index]
      starts[definition.variable] = definition.start
      sizes[definition.variable] = definition.size
      constants[definition.variable] = definition.constant
    }
    closed.removeAll()
  }
}
