import SceneModel

/// The advances of one font at one size.
struct GlyphAdvances {
  /// Em/10000 of every slot, in a table of several rows.
  let table: [Int16]
  /// The index in ``table`` at which this font's row begins.
  let row: Int
  /// Em/10000 added for each slot; empty: none.
  let correction: [Int16]
  /// Em/10000 for pairs: 128 × first slot + second slot; empty: none.
  let kerning: [Int16]
  /// Em added for each character that is not of a fixed width.
  let tracking: Double
  /// The size in points, times the factor of a typeface that borrows another's table.
  let scale: Double
  /// The size in points.
  let pointSize: Double
  /// Em/10000 of an ideograph; nil: as the table has it.
  var ideograph: Int?
  /// The font of the project with the advances of its characters; nil: the table gives all.
  var face: FontFace?
}

extension GlyphAdvances {
  /// The advances of a font of the project; those of other characters, and the size, come from
  /// other advances.
  init(face: FontFace, beside others: GlyphAdvances) {
    self = others
    self.face = face
  }
}

extension GlyphAdvances {
  /// San Francisco.
  ///
  /// From 20 points on the system font is set in its display cut, which was wider before 13000
  /// (InterfaceBuilder.md#display-cut), when ideographs were not (InterfaceBuilder.md#other-scripts).
  init(systemFont font: Font, toolsVersion: ToolsVersion) {
    let isDisplay = font.pointSize >= 20
    let display =
      toolsVersion.has(.narrowDisplayCut)
      ? SystemFontTable.displayCorrection : SystemFontTable.earlyDisplayCorrection
    let weight = font.isItalic && font.weight == .regular ? 9 : font.weight.row
    self.init(
      table: SystemFontTable.advances, row: weight * GlyphSlot.count,
      correction: isDisplay ? display : [],
      kerning: SystemFontTable.kerningMatrix,
      tracking: SystemFontTable.tracking(at: font.pointSize, toolsVersion: toolsVersion)
        + (isDisplay ? Self.displayTracking(row: weight, toolsVersion) : 0),
      scale: font.pointSize, pointSize: font.pointSize,
      ideograph: toolsVersion.has(.wideIdeographs) ? nil : Self.earlyIdeograph)
  }

  /// Em/10000 of an ideograph in early versions (InterfaceBuilder.md#other-scripts).
  private static let earlyIdeograph = 10000

  /// The width that the display cut adds to a character of a row of the table, in em
  /// (InterfaceBuilder.md#display-cut).
  private static func displayTracking(row: Int, _ toolsVersion: ToolsVersion) -> Double {
    let tracking =
      toolsVersion.has(.narrowDisplayCut)
      ? SystemFontTable.displayTracking : SystemFontTable.earlyDisplayTracking
    return Double(tracking[row]) / 10000
  }

  /// Helvetica Neue as the system font: set wider in small sizes, its medium cut for bold
  /// (InterfaceBuilder.md#early-system-font).
  init(earlySystemFont font: Font) {
    let name =
      switch font.weight {
      case .ultraLight, .thin: "HelveticaNeue-Thin"
      case .light: "HelveticaNeue-Light"
      case .regular: "HelveticaNeue"
      case .medium, .semibold, .bold: "HelveticaNeue-Medium"
      case .heavy, .black: "HelveticaNeue-Bold"
      }
    self.init(
      typeface: Typeface(postScriptName: name), pointSize: font.pointSize,
      tracking: max(0, 0.004 + 0.003 * (17 - font.pointSize)))
  }

  /// A typeface that a document names.
  init(typeface: Typeface, pointSize: Double, tracking: Double = 0) {
    self.init(
      table: TypefaceTable.advances, row: typeface.row * GlyphSlot.count, correction: [],
      kerning: typeface.kerning.matrix, tracking: tracking,
      scale: pointSize * typeface.scale * typeface.widthFactor, pointSize: pointSize)
  }
}

extension GlyphAdvances {
  /// Triples of first slot, second slot and correction as a matrix: 128 × first slot + second slot.
  static func matrix(of triples: [Int16]) -> [Int16] {
    var matrix = [Int16](repeating: 0, count: GlyphSlot.count * GlyphSlot.count)
    for index in stride(from: 0, to: triples.count, by: 3) {
      matrix[Int(triples[index]) * GlyphSlot.count + Int(triples[index + 1])] = triples[index + 2]
    }
    return matrix
  }
}

extension Font.Weight {
  /// The row of the weight in the system font's table.
  var row: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}
