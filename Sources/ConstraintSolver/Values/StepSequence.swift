/// Steps of random sizes, the same ones every time: from 50 to 100, up or down.
struct StepSequence: Sendable {
  private var state: UInt64 = 0

  /// The next step: a bit of SplitMix64 (Steele, Lea and Flood 2014) is its sign, the others its size.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let size = 50 + 50 * Double(bits >> 11) / Double(1 << 53 as UInt64)
    return bits & 1 == 0 ? size : -size
  }
}
