/// A version as numbers between dots.
struct VersionNumbers: Comparable {
  let numbers: [Int]

  init(_ text: String) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  static func < (a: VersionNumbers, b: VersionNumbers) -> Bool {
    a.numbers.lexicographicallyPrecedes(b.numbers)
  }
}
