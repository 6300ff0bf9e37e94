/// Adds up the advances along a line.
struct Pen {
  private let advances: GlyphAdvances
  private let emojiWidth: Double
  /// The points added after each character.
  private let kerning: Double
  private var units = 0
  private var tracked = 0
  private var points = 0.0
  private var last = GlyphSlot.none
  /// The previous character, where the project's font has it.
  private var lastOfFace: UInt32?
  /// The words that the project's font shapes, by the index of their first characters, and the index of the
  /// next character.
  private var words: [Int: (end: Int, advance: Int)] = [:]
  private var index = 0
  private var endOfWord = 0
  private var isJoining = false

  /// A pen at the start of a text. Where characters are kerned, words are not shaped.
  init(advances: GlyphAdvances, text: String, kerning: Double = 0) {
    self.advances = advances
    self.kerning = kerning
    emojiWidth = Self.emojiWidth(at: advances.pointSize)
    guard kerning == 0, let face = advances.face, !face.words.isEmpty else { return }
    for (start, count, word) in ShapedWords(in: text).places {
      words[start] = face.words[word].map { (start + count, $0) }
    }
  }

  /// The distance from the start in points.
  var position: Double {
    (Double(units) / 10000 + Double(tracked) * advances.tracking) * advances.scale + points
  }

  /// Moves past a character of a slot.
  @inline(__always)
  mutating func add(_ scalar: Unicode.Scalar, _ slot: GlyphSlot) {
    guard kerning != 0 else { return advance(scalar, slot) }
    let start = position
    advance(scalar, slot)
    if position > start { points += kerning }
  }

  @inline(__always)
  private mutating func advance(_ scalar: Unicode.Scalar, _ slot: GlyphSlot) {
    guard let face = advances.face else { return add(slot) }
    advance(scalar, slot, face)
  }

  private mutating func advance(_ scalar: Unicode.Scalar, _ slot: GlyphSlot, _ face: FontFace) {
    defer { index += 1 }
    if let word = words[index] {
      // Lines break only beside a word, so that the position of a letter inside it does not matter.
      points += Double(word.advance) / Double(face.unitsPerEm) * advances.pointSize
      endOfWord = word.end
      lastOfFace = nil
      last = .none
    }
    if index < endOfWord { return }
    if slot != .none, slot != .joiner, let advance = face.advances[scalar.value] {
      let kerning = lastOfFace.flatMap { face.kerning[FontFace.Pair($0, scalar.value)] } ?? 0
      points += Double(advance + kerning) / Double(face.unitsPerEm) * advances.pointSize
      lastOfFace = scalar.value
      last = .none
      isJoining = false
    } else {
      lastOfFace = nil
      add(slot)
    }
  }

  private mutating func add(_ slot: GlyphSlot) {
    if isJoining, slot == .symbol {
      // The second half of a joined emoji, such as the sign for a man.
      isJoining = false
      last = .emoji
    } else if slot.index < GlyphSlot.firstFixed {
      units += Int(advances.table[advances.row + Int(slot.index)])
      if !advances.correction.isEmpty { units += Int(advances.correction[Int(slot.index)]) }
      if !advances.kerning.isEmpty, last.index < GlyphSlot.firstFixed {
        units += Int(advances.kerning[Int(last.index) * GlyphSlot.count + Int(slot.index)])
      }
      tracked += 1
      last = slot
      isJoining = false
    } else {
      addFixed(slot)
    }
  }

  private mutating func addFixed(_ slot: GlyphSlot) {
    switch slot {
    case .ideograph, .kana, .hangul, .thai, .arabic, .devanagari:
      // These characters come from another font: the factor of a borrowed table does not apply to them.
      let own = slot == .ideograph ? advances.ideograph : nil
      let advance = own ?? Int(advances.table[advances.row + Int(slot.index)])
      points += Double(advance) / 10000 * advances.pointSize
      last = slot
    case .emoji:
      if !isJoining { points += emojiWidth }
      last = slot
    case .emojiSelector where last == .symbol || last == .arrow || last == .checkmark || last == .other:
      units -= Int(advances.table[advances.row + Int(last.index)])
      if !advances.correction.isEmpty { units -= Int(advances.correction[Int(last.index)]) }
      tracked -= 1
      if !isJoining { points += emojiWidth }
      last = .emoji
    case .joiner:
      isJoining = last == .emoji
      return
    default: return
    }
    isJoining = false
  }

  /// The width of an emoji in points at a size (InterfaceBuilder.md#system-font-widths).
  private static func emojiWidth(at size: Double) -> Double {
    let curve: [5 of (size: Double, em: Double)] = [
      (11, 1.43), (18, 1.32), (30, 1.25), (34, 1.12), (46, 1.09),
    ]
    if size <= curve[0].size { return size * curve[0].em }
    for index in 1..<5 where size <= curve[index].size {
      let (low, high) = (curve[index - 1], curve[index])
      return size * (low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size))
    }
    return size * curve[4].em
  }
}
