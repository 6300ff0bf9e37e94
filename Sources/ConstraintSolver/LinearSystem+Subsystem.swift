extension LinearSystem {
  /// Some required constraints by themselves, numbered in the order given, about their variables alone.
  func subsystem(of constraints: [Int]) -> LinearSystem {
    var result = LinearSystem()
    var numbers: [Int32: Int] = [:]
    for constraint in constraints {
      let range = terms(of: constraint)
      for term in range where numbers[terms[term].variable] == nil {
        numbers[terms[term].variable] = result.addVariable().index
      }
      let record = records[constraint]
      result.append(
        range.map {
          TermRecord(variable: Int32(numbers[terms[$0].variable] ?? 0), coefficient: terms[$0].coefficient)
        },
        record.relation, record.constant)
    }
    return result
  }
}
