/// The equations that may give a variable only together.
///
/// An equation with a variable that no other mentions gives that variable and no other, so it is set aside,
/// and with it the mentions that it makes; what is left has every variable in two equations and more.
struct RowCore {
  /// The rows that are left, in their order.
  private(set) var rows: [Int] = []
  /// The variables that rows set aside give once the others are known.
  private(set) var givenAside: Set<Int> = []

  /// Peels equations over unknown variables.
  init(_ equations: [(row: Int, terms: [(variable: Int, coefficient: Double)])]) {
    var mentions: [Int: [Int]] = [:]
    for (index, equation) in equations.enumerated() {
      for term in equation.terms { mentions[term.variable, default: []].append(index) }
    }
    var counts = mentions.mapValues(\.count)
    var isAside = Array(repeating: false, count: equations.count)
    func single(_ index: Int) -> Int? {
      equations[index].terms.first { counts[$0.variable] == 1 }?.variable
    }
    var queue = Array(equations.indices)
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      guard !isAside[index], let variable = single(index) else { continue }
      isAside[index] = true
      givenAside.insert(variable)
      for term in equations[index].terms {
        counts[term.variable, default: 0] -= 1
        guard counts[term.variable] == 1 else { continue }
        queue += mentions[term.variable, default: []].filter { !isAside[$0] }
      }
    }
    rows = equations.indices.filter { !isAside[$0] }.map { equations[$0].row }
  }
}
