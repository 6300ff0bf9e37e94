import SceneModel

/// An identifier that looks as Interface Builder makes them: `xxx-xx-xxx` of letters and digits.
struct GeneratedID: Hashable, Comparable {
  /// The letters and digits in ASCII, the first of them the highest byte.
  let letters: UInt64

  /// How many letters and digits there are.
  static let count = 8
  /// The places of the dashes, counted from 0.
  static let dashes = [3, 6]

  init(letters: UInt64) { self.letters = letters }

  /// Nil of another text.
  init?(_ text: String) {
    guard text.utf8.count == Self.count + Self.dashes.count else { return nil }
    var text = text
    let letters = text.withUTF8 { bytes -> UInt64? in
      for place in Self.dashes where unsafe bytes[place] != UInt8(ascii: "-") { return nil }
      var letters: UInt64 = 0
      for place in 0..<bytes.count where place != Self.dashes[0] && place != Self.dashes[1] {
        let byte = unsafe bytes[place]
        guard Self.isLetter(byte) else { return nil }
        letters = letters << 8 | UInt64(byte)
      }
      return letters
    }
    guard let letters else { return nil }
    self.letters = letters
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// In lower case: the bit that distinguishes capitals is set in digits as well.
  var folded: UInt64 { letters | 0x2020_2020_2020_2020 }

  /// The identifier as documents have it.
  var text: String {
    var bytes: [UInt8] = []
    for index in 0..<Self.count {
      if Self.dashes.contains(bytes.count) { bytes.append(UInt8(ascii: "-")) }
      bytes.append(UInt8(truncatingIfNeeded: letters >> UInt64(8 * (Self.count - 1 - index))))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func < (a: GeneratedID, b: GeneratedID) -> Bool { a.letters < b.letters }
}

extension ObjectID {
  /// Whether the identifier looks as Interface Builder makes them, so that an index finds it at once.
  package var isGenerated: Bool { GeneratedID(text) != nil }
}

/// The letters that an identifier has at some places, in lower case.
struct IDPattern: Hashable {
  /// The letters at these places; zero at the others.
  let letters: UInt64
  /// The bits of these places.
  let mask: UInt64

  /// The byte that stands for any letter or a dash in a part of an identifier.
  static let anyByte: UInt8 = 0

  /// The pattern of one identifier.
  init(_ id: GeneratedID) {
    letters = id.folded
    mask = .max
  }

  /// The pattern of a part of an identifier that begins at a place of it; nil where no identifier has it
  /// there.
  init?(_ part: [UInt8], from start: Int) {
    var (letters, mask): (UInt64, UInt64) = (0, 0)
    for (place, byte) in zip(start..., part) {
      guard place < GeneratedID.count + GeneratedID.dashes.count else { return nil }
      if byte == Self.anyByte { continue }
      if GeneratedID.dashes.contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard GeneratedID.isLetter(byte) else { return nil }
      let index = place - GeneratedID.dashes.count { $0 < place }
      let shift = UInt64(8 * (GeneratedID.count - 1 - index))
      letters |= UInt64(byte | 0x20) << shift
      mask |= 0xFF << shift
    }
    (self.letters, self.mask) = (letters, mask)
  }

  /// The patterns of the identifiers that have a text in them, in any case.
  static func parts(_ text: [UInt8]) -> [IDPattern] {
    let count = GeneratedID.count + GeneratedID.dashes.count
    guard !text.isEmpty, text.count <= count else { return [] }
    return (0...count - text.count).compactMap { IDPattern(text, from: $0) }
  }

  /// How many letters of an identifier are others.
  func mismatches(_ id: GeneratedID) -> Int {
    var difference = (id.folded ^ letters) & mask
    if difference == 0 { return 0 }
    // Into the lowest bit of each byte.
    difference |= difference >> 4
    difference |= difference >> 2
    difference |= difference >> 1
    return (difference & 0x0101_0101_0101_0101).nonzeroBitCount
  }
}
