/// The parts of a system that no constraint ties to each other.
struct Components {
  /// The variables of all components, component after component, each in the order of index.
  var variables: [Int] = []
  /// Where each component's variables start.
  var variableStarts: [Int] = [0]
  /// The constraints of all components, component after component, each by rank.
  var constraints: [Int] = []
  /// Where each component's constraints start.
  var constraintStarts: [Int] = [0]
  /// The constraints without variables, by rank.
  var empty: [Int] = []

  var count: Int { variableStarts.count - 1 }

  /// Finds the components of a system.
  init(_ system: LinearSystem) {
    var parents = Array(0..<system.variableCount)
    func root(_ variable: Int) -> Int {
      var current = variable
      while parents[current] != current {
        parents[current] = parents[parents[current]]
        current = parents[current]
      }
      return current
    }
    let present = (0..<system.constraintCount).filter { system.statements[$0].isPresent }
      .sorted { (system.statements[$0].rank, $0) < (system.statements[$1].rank, $1) }
    for constraint in present {
      let terms = system.terms(of: constraint)
      guard let first = terms.first else {
        empty.append(constraint)
        continue
      }
      for term in terms.dropFirst() {
        let one = root(Int(system.terms[first].variable))
        let other = root(Int(system.terms[term].variable))
        parents[max(one, other)] = min(one, other)
      }
    }
    var numbers = Array(repeating: -1, count: system.variableCount)
    var members: [[Int]] = []
    for variable in 0..<system.variableCount {
      let representative = root(variable)
      if numbers[representative] < 0 {
        numbers[representative] = members.count
        members.append([])
      }
      numbers[variable] = numbers[representative]
      members[numbers[variable]].append(variable)
    }
    var stated = Array(repeating: [Int](), count: members.count)
    for constraint in present {
      guard let first = system.terms(of: constraint).first else { continue }
      stated[numbers[Int(system.terms[first].variable)]].append(constraint)
    }
    for index in members.indices {
      variables += members[index]
      variableStarts.append(variables.count)
      constraints += stated[index]
      constraintStarts.append(constraints.count)
    }
  }
}
