@testable import ConstraintSolver
import Testing

struct ComponentsTests {
  @Test func `unknowns that share a column are one component`() {
    let arena = Arena()
    var reduced = ReducedSystem(in: arena)
    reduced.reset(variableCount: 4)
    let columns = (0..<Int32(4)).map { reduced.unknowns.addColumn($0) }
    reduced.unknowns.addTerm(columns[1], 1)
    reduced.unknowns.addTerm(columns[3], -1)
    let row = reduced.unknowns.addRow(termCount: 2)
    for (order, unknown) in [row, columns[0], row].enumerated() {
      reduced.bounds.append(
        Bound(
          unknown: unknown, coefficient: 1, .equal, 0, order: Int32(order), side: -1, priority: 1000))
    }
    var components = Components(in: arena)
    components.group(&reduced)
    let sizes = (0..<components.count).map { components.range(of: $0).count }
    #expect(sizes == [1, 3, 1])
    let boundCounts = ([row] + columns).map { components.bounds(of: $0).count }
    #expect(boundCounts == [2, 1, 0, 0, 0])
    let columnCount = components.putColumnsFirst(components.range(of: 1), reduced.unknowns)
    #expect(columnCount == 2)
  }
}
