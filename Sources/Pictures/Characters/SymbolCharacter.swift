/// The characters that stand for system symbols in a picture of characters.
enum SymbolCharacter {
  /// The character of an unknown symbol.
  static let unknown: Character = "◇"

  /// The character of a name.
  static func named(_ name: String) -> Character {
    if let character = characters[name] { return character }
    for ending in [".circle.fill", ".circle", ".fill", ".square"] where name.hasSuffix(ending) {
      let inner = String(name.dropLast(ending.count))
      return ending.hasPrefix(".circle") ? circled[inner] ?? named(inner) : named(inner)
    }
    return unknown
  }

  private static let circled: [String: Character] = [
    "plus": "⊕", "minus": "⊖", "xmark": "⊗", "multiply": "⊗", "info": "ⓘ",
  ]

  private static let characters: [String: Character] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "arrowshape.turn.up.left": "↰", "backward": "«",
    "checkmark": "✓", "chevron.backward": "‹", "chevron.down": "˅", "chevron.forward": "›",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "˄", "circle": "○", "circle.fill": "●",
    "clock": "◷", "ellipsis": "…", "exclamationmark": "!", "forward": "»", "gear": "⚙", "gearshape": "⚙",
    "heart": "♡", "heart.fill": "♥", "house": "⌂", "info": "i", "line.3.horizontal": "≡",
    "line.3.horizontal.decrease": "≡", "line.horizontal.3": "≡", "list.bullet": "≡", "magnifyingglass": "⌕",
    "minus": "−", "multiply": "✕", "pause": "‖", "pencil": "✎", "play": "▷", "play.fill": "▶", "plus": "+",
    "questionmark": "?", "square": "□", "square.and.pencil": "✎", "square.fill": "■",
    "square.grid.2x2": "▦", "star": "☆", "star.fill": "★", "timer": "◷", "xmark": "✕",
  ]
}
