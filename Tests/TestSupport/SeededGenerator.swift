/// Random numbers that a seed repeats (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// A number from 0 up to a bound, which is left out; 0 below 0.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// True once in so many times.
  package mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

  /// One of some choices.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
