import SceneModel

/// The sizes of symbols as saved frames show them, since resources give proportions alone
/// (InterfaceBuilder.md#symbol-heights). Points at the body style's 17, in weights below bold.
struct SymbolMeasures {
  /// The width; nil where it follows from the height.
  private let width: Double?
  /// The height; nil where it follows from the width.
  private let height: Double?

  private init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The measures of a symbol: its own, else those of its family; nil of one that was not seen.
  init?(of name: String) {
    if let known = Self.known[name] {
      self = known
      return
    }
    var parts = name.split(separator: ".")
    if parts.contains("circle") {
      self = Self.circle
      return
    }
    if parts.last == "fill" { parts.removeLast() }
    guard parts.last == "square" else { return nil }
    self = Self.square
  }

  /// The size of a symbol of the proportions that its resource gives.
  func size(of proportions: Size) -> Size {
    let aspect = max(proportions.width, 1) / max(proportions.height, 1)
    let height = height ?? (width ?? 0) / aspect
    return Size(width ?? height * aspect, height)
  }

  private static let circle = SymbolMeasures(height: 19.08)
  private static let square = SymbolMeasures(height: 17.33)

  private static let known: [String: SymbolMeasures] = [
    "arrow.clockwise": SymbolMeasures(height: 20),
    "arrow.right": SymbolMeasures(width: 19.5, height: 15.3),
    "arrow.up": SymbolMeasures(height: 18),
    "bell": SymbolMeasures(height: 19.8),
    "bell.badge": SymbolMeasures(height: 20.8),
    "bell.slash.fill": SymbolMeasures(height: 20.8),
    "bolt.fill": SymbolMeasures(height: 21.3),
    "calendar": SymbolMeasures(width: 20, height: 17.67),
    "checkmark": SymbolMeasures(height: 16.33),
    "chevron.left": SymbolMeasures(width: 12.4, height: 16.5),
    "chevron.right": SymbolMeasures(width: 12.4, height: 16.5),
    "clipboard": SymbolMeasures(height: 23.3),
    "clock": circle,
    "creditcard": SymbolMeasures(height: 16.33),
    "delete.left.fill": SymbolMeasures(height: 17.33),
    "document.on.document.fill": SymbolMeasures(height: 24.3),
    "envelope": SymbolMeasures(height: 16.33),
    "eye": SymbolMeasures(width: 26.5),
    "flag": SymbolMeasures(height: 18.8),
    "folder": SymbolMeasures(height: 17.8),
    "heart": SymbolMeasures(width: 20.2, height: 17.33),
    "memories": SymbolMeasures(width: 22, height: 18.67),
    "music.note": SymbolMeasures(height: 19.3),
    "music.note.list": SymbolMeasures(height: 19),
    "photo.on.rectangle": SymbolMeasures(height: 20),
    "pin.fill": SymbolMeasures(height: 21.8),
    "qrcode": square,
    "rectangle.portrait.and.arrow.right.fill": SymbolMeasures(height: 20),
    "repeat": SymbolMeasures(height: 17),
    "safari": circle,
    "server.rack": SymbolMeasures(height: 17.8),
    "trash": SymbolMeasures(width: 18.6),
  ]
}
