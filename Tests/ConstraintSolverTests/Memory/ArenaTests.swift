@testable import ConstraintSolver
import Testing

struct ArenaTests {
  @Test func `arrays of one block keep their elements apart and may outgrow it`() {
    let arena = Arena()
    arena.addBlock(byteCount: 64, capacity: 4)
    var one = FlatArray<Double>(in: arena)
    var other = FlatArray<Double>(in: arena)
    for index in 0..<10_000 {
      one.append(Double(index))
      other.append(-1)
    }
    let isKept = (0..<10_000).allSatisfy { one[$0] == Double($0) && other[$0] == -1 }
    #expect(isKept)
  }

  @Test func `small elements leave the next array aligned`() {
    let arena = Arena()
    var marks = FlatArray<Bool>(in: arena)
    var numbers = FlatArray<Double>(in: arena)
    marks.fill(true, count: 33)
    numbers.fill(0.5, count: 33)
    marks.append(false)
    let (mark, number) = (marks[32], numbers[32])
    #expect(mark && number == 0.5)
  }

  @Test func `an array that is emptied keeps its memory`() {
    let arena = Arena()
    let arrays: (FlatArray<Double>, FlatArray<Int32>) = arena.arrays()
    var numbers = arrays.0
    numbers.fill(1, count: 5)
    let view = numbers
    numbers.removeAll()
    numbers.append(2)
    let (count, first) = (arrays.1.count, view[0])
    #expect(count == 0)
    #expect(first == 2)
  }

  @Test func `an index past the count ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let arena = Arena()
      var numbers = FlatArray<Double>(in: arena)
      numbers.fill(1, count: 5)
      numbers.truncate(to: 4)
      _ = numbers[4]
    }
  }
}
