@testable import ConstraintSolver
import Testing

struct CertificatesTests {
  @Test func `each bound that contradicts those before it is named with the tightest`() {
    let arena = Arena()
    var bounds = FlatArray<Bound>(in: arena)
    var ranked = FlatArray<Int32>(in: arena)
    let all: [(Relation, Double)] = [
      (.greaterThanOrEqual, 5), (.greaterThanOrEqual, 10), (.lessThanOrEqual, 7), (.lessThanOrEqual, 40),
      (.equal, 50),
    ]
    for (order, bound) in all.enumerated() {
      ranked.append(Int32(order))
      bounds.append(
        Bound(
          unknown: 0, coefficient: 1, bound.0, bound.1, order: Int32(order), side: -1, priority: 1000))
    }
    var certificates = Certificates()
    certificates.addIntervals(&bounds, 0..<all.count, ranked)
    let count = certificates.count
    let named = (0..<count).map { index in certificates[index].map { certificates.shares[$0].constraint } }
    #expect(named == [[2, 1], [4, 3]])
  }

  @Test func `a certificate of a small system leaves out what is not needed`() throws {
    var small = SmallSystem(3)
    try small.add([1, 0, 0], .greaterThanOrEqual, 10)
    try small.add([0, 1, 1], .equal, 7)
    try small.add([1, -1, 0], .equal, 0)
    try small.add([0, 1, 0], .lessThanOrEqual, 9)
    let memory = PipelineMemory()
    let sets = memory.pipeline.irreducibleSets(small.system)
    #expect(sets == [[0, 2, 3]])
  }
}
