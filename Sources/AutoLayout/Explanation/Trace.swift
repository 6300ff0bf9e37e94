/// The equations that decide one variable: their sum, each times its factor, gives its value.
struct Trace {
  /// A variable on the way, and how it was derived.
  struct Step {
    let derivation: VariableDerivation
    /// How often the step's variable counts in the one that is traced.
    let factor: Double
    /// The variables that the step's equations mention, those of other steps among them.
    let mentions: [Int]
  }

  /// From the traced variable towards what is given; equations that cancel are left out.
  private(set) var steps: [Step] = []
  /// The equations and their factors, in the order of the rows.
  private(set) var rows: [(row: Int, factor: Double)] = []

  /// Traces a variable.
  init(_ target: Int, in derivations: Derivations) {
    let active = derivations.active
    guard derivations.indices[target] >= 0 else { return }
    var coefficients = Array(repeating: 0.0, count: active.values.count)
    coefficients[target] = 1
    var factors: [Int: Double] = [:]
    for derivation in derivations.order[...derivations.indices[target]].reversed() {
      let coefficient = coefficients[derivation.variable]
      guard coefficient.magnitude > 1e-9 else { continue }
      var mentions: [Int] = []
      for multiple in derivation.multiples {
        let factor = coefficient * multiple.factor
        factors[multiple.row, default: 0] += factor
        for term in active.rows[multiple.row].terms where term.variable != derivation.variable {
          coefficients[term.variable] -= factor * term.coefficient
          mentions.append(term.variable)
        }
      }
      steps.append(Step(derivation: derivation, factor: coefficient, mentions: mentions))
    }
    rows = factors.filter { $0.value.magnitude > 1e-9 }.map { (row: $0.key, factor: $0.value) }
      .sorted { $0.row < $1.row }
  }

  /// Whether something on the way is decided by nothing.
  var isOpen: Bool { steps.contains { $0.derivation.multiples.isEmpty } }
}
