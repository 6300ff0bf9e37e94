/// Shows how work grows: `growth [--to COUNT] [WORD…]` does each kind of work whose name has one of the
/// words, all without one, at 1,000, 2,000, 4,000 and so on up to a count, 64,000 if none is given, and
/// prints the times and the exponent of each doubling: 1 is linear, 2 quadratic. A kind of work ends with the
/// doubling that takes more than ten seconds.
@main
struct Growth {
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    var last = 64_000
    if words.first == "--to", words.count > 1, let count = Int(words[1]) {
      last = count
      words.removeFirst(2)
    }
    for work in Work.all where words.isEmpty || words.contains(where: work.name.contains) {
      try Doublings(work, to: last).print()
    }
  }
}

/// A kind of work that is done at several sizes.
struct Work {
  let name: String
  /// Makes what the work needs at a size, and gives the work itself.
  let prepare: (Int) throws -> () throws -> Void

  static var all: [Work] { DocumentShape.works + LiveShape.works + SolverShape.works }
}
