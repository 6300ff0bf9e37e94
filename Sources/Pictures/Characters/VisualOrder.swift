/// The visual order of a line's characters, from left to right (UAX #9, without the steps for embeddings,
/// isolates and weak characters other than digits).
struct VisualOrder {
  /// The direction class of a character.
  private enum Kind {
    case left, right, digit, neutral
  }

  /// The characters of a line in visual order, in the base direction of its first letter; nil where it equals
  /// the logical order.
  static func characters(_ characters: [Character]) -> [Character]? {
    var kinds = characters.map(kind)
    guard kinds.contains(.right) else { return nil }
    // A separator between the digits of a number belongs to it (rule W4).
    for index in kinds.indices.dropFirst().dropLast() where separators.contains(characters[index]) {
      if kinds[index - 1] == .digit, kinds[index + 1] == .digit { kinds[index] = .digit }
    }
    let base = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    let levels = levels(of: kinds, base)
    var order = Array(characters.indices)
    for level in stride(from: levels.max() ?? 0, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order.map { levels[$0] % 2 == 1 ? mirrored[characters[$0]] ?? characters[$0] : characters[$0] }
  }

  /// The levels: even from left to right, odd from right to left (rules W2 to W7, N1, N2, I1 and I2).
  private static func levels(of kinds: [Kind], _ base: Int) -> [Int] {
    var strong = base == 1 ? Kind.right : .left
    var resolved = kinds.map { kind -> Kind in
      if kind == .left || kind == .right { strong = kind }
      return kind == .digit && strong == .left ? .left : kind
    }
    let around = base == 1 ? Kind.right : .left
    var index = 0
    while index < resolved.count {
      guard resolved[index] == .neutral else {
        index += 1
        continue
      }
      let end = resolved[index...].firstIndex { $0 != .neutral } ?? resolved.count
      func side(_ kind: Kind?) -> Kind { kind.map { $0 == .left ? .left : .right } ?? around }
      let before = side(index > 0 ? resolved[index - 1] : nil)
      let after = side(end < resolved.count ? resolved[end] : nil)
      for place in index..<end { resolved[place] = before == after ? before : around }
      index = end
    }
    return resolved.map { kind in
      switch kind {
      case .left, .neutral: base == 1 ? 2 : 0
      case .right: 1
      case .digit: 2
      }
    }
  }

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if rightToLeft.contains(where: { $0.contains(scalar.value) }) { return .right }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .left
    default: return .neutral
    }
  }

  /// The blocks of scripts that are read from right to left: Hebrew to Arabic Extended-A, their presentation
  /// forms, and the old scripts and those of Africa above the first plane. Their digits are left out.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x065F, 0x066A...0x06EF, 0x06FA...0x07BF, 0x07CA...0x08FF, 0x200F...0x200F, 0xFB1D...0xFDFF,
    0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  private static let separators: Set<Character> = [",", ".", ":", "/", "+", "-"]

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    "‹": "›", "›": "‹",
  ]
}
