package import SceneModel

/// Makes identifiers as Interface Builder does: `xxx-xx-xxx` of letters and digits.
///
/// The same seed gives the same identifiers.
package struct ObjectIDGenerator: Sendable {
  private var state: UInt64
  private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// A generator of a seed.
  package init(seed: UInt64) { state = seed }

  /// A generator of a random seed, or of one that is given.
  package init(optionalSeed seed: UInt64? = nil) { self.init(seed: seed ?? .random(in: 0 ... .max)) }

  /// The next identifier that is not taken.
  package mutating func next(isTaken: (ObjectID) -> Bool) -> ObjectID {
    while true {
      let id = ObjectID(candidate())
      if !isTaken(id) { return id }
    }
  }

  private mutating func candidate() -> String {
    var text: [UInt8] = []
    for length in [3, 2, 3] {
      if !text.isEmpty { text.append(UInt8(ascii: "-")) }
      for _ in 0..<length { text.append(Self.characters[Int(random() % 62)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
