import SceneModel

/// The sets of controllers each of which segues lead to from every other, found without recursion.
///
/// R. Tarjan, Depth-First Search and Linear Graph Algorithms, 1972.
struct ControllerRings {
  /// The rings of two or more, each in document order, by their first controller.
  private(set) var rings: [[NodeID]] = []

  private var next: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// Finds the rings of controllers, in document order, by segues among them.
  ///
  /// - Complexity: O(*n* log *n*) of controllers and segues.
  init(_ controllers: [NodeID], segues: [Segue]) {
    next = Array(repeating: [], count: controllers.count)
    order = Array(repeating: nil, count: controllers.count)
    lowest = Array(repeating: 0, count: controllers.count)
    isOpen = Array(repeating: false, count: controllers.count)
    let numbers = Dictionary(zip(controllers, controllers.indices)) { first, _ in first }
    for segue in segues {
      guard let source = numbers[segue.source], let target = segue.destination.flatMap({ numbers[$0] })
      else { continue }
      next[source].append(target)
    }
    for start in controllers.indices where order[start] == nil {
      for ring in rings(from: start) { rings.append(ring.map { controllers[$0] }) }
    }
    rings.sort { $0[0].index < $1[0].index }
  }

  private mutating func begin(_ number: Int) {
    order[number] = count
    lowest[number] = count
    count += 1
    open.append(number)
    isOpen[number] = true
  }

  /// The rings that a walk along the segues meets first from a controller, as numbers.
  private mutating func rings(from start: Int) -> [[Int]] {
    var rings: [[Int]] = []
    /// The way to where the walk is, with how many of its targets were gone to.
    var path = [(number: start, gone: 0)]
    begin(start)
    while let (number, gone) = path.last {
      if gone < next[number].count {
        path[path.count - 1].gone += 1
        let target = next[number][gone]
        if order[target] == nil {
          begin(target)
          path.append((target, 0))
        } else if isOpen[target] {
          lowest[number] = min(lowest[number], order[target] ?? 0)
        }
        continue
      }
      path.removeLast()
      if let outer = path.last?.number { lowest[outer] = min(lowest[outer], lowest[number]) }
      if lowest[number] == order[number], let ring = close(number) { rings.append(ring) }
    }
    return rings
  }

  /// Removes the controllers of a ring with the one from which all of them were reached; nil of a single one.
  private mutating func close(_ number: Int) -> [Int]? {
    var ring: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      ring.append(last)
      if last == number { break }
    }
    return ring.count > 1 ? ring.sorted() : nil
  }
}
