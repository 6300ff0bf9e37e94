@testable import ConstraintSolver
import Testing

struct MemoryBlockTests {
  @Test func `a block without memory counts what arrays ask for`() {
    var counter = MemoryBlock()
    var numbers = FlatArray<Double>()
    numbers.take(3, from: &counter)
    var marks = FlatArray<Int32>()
    marks.take(4, from: &counter)
    let used = counter.used
    #expect(used == 32 + 16)
  }

  @Test func `arrays of one block keep their elements apart and may outgrow it`() {
    var block = MemoryBlock(byteCount: 64)
    var one = FlatArray<Double>()
    var other = FlatArray<Double>()
    one.take(4, from: &block)
    other.take(4, from: &block)
    for index in 0..<6 {
      one.append(Double(index))
      other.append(-1)
    }
    let elements = (0..<6).map { one[$0] }
    #expect(elements == [0, 1, 2, 3, 4, 5])
  }
}
