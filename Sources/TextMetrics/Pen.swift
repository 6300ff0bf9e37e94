/// Walks along a line and knows how far it has come.
struct Pen {
  private let advances: GlyphAdvances
  private let emojiWidth: Double
  private var units = 0
  private var tracked = 0
  private var points = 0.0
  private var last = GlyphSlot.none
  private var isJoining = false

  init(advances: GlyphAdvances) {
    self.advances = advances
    emojiWidth = Self.emojiWidth(at: advances.pointSize)
  }

  /// The distance from the start in points.
  var position: Double {
    (Double(units) / 10000 + Double(tracked) * advances.tracking) * advances.scale + points
  }

  /// Moves past a character.
  mutating func add(_ slot: GlyphSlot) {
    if isJoining, slot == .symbol {
      // The second half of a joined picture, such as the sign for a man.
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
      // Another font has these characters: a borrowed table's factor is not theirs.
      points += Double(advances.table[advances.row + Int(slot.index)]) / 10000 * advances.pointSize
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

  /// The width of a picture in points at a size (InterfaceBuilder.md#system-font-widths).
  private static func emojiWidth(at size: Double) -> Double {
    let curve: [5 of (size: Double, em: Double)] = [
      (11, 1.43), (18, 1.32), (30, 1.25), (36, 1.125), (46, 1.09),
    ]
    if size <= curve[0].size { return size * curve[0].em }
    for index in 1..<5 where size <= curve[index].size {
      let (low, high) = (curve[index - 1], curve[index])
      return size * (low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size))
    }
    return size * curve[4].em
  }
}
