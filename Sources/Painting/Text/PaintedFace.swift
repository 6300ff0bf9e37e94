import CCairo
import FontFiles
import OperatingSystem
import SceneModel
import TextMetrics

/// A face of a font file that letters are painted in.
@safe
final class PaintedFace {
  private let cairo: Cairo
  let pointer: OpaquePointer?
  let shaping: ShapingFont
  /// Whether its glyphs are pictures in their own colours.
  let isColored: Bool
  /// The synthetic slant of a face that has upright letters only, to the right for each unit up.
  let slant: Double
  /// The checksum of how Fontconfig has the face painted; nil where there is no memory for it.
  private let settings: [UInt8]?
  /// The checksum of all that decides how the face is painted: its file and its settings. Nil as above.
  private(set) lazy var checksum: [UInt8]? = settings.map { settings in
    var content = PaintedContent()
    content.add(shaping.face.checksum.value)
    content.add(settings)
    content.add(isColored)
    content.add(slant)
    return SHA256.value(of: content.bytes)
  }
  /// Whether Cairo could not read a requested glyph: it reads no other one of the face afterwards.
  private(set) var isDamaged = false
  private var outlines: [UInt32: GlyphOutline] = [:]
  private let scratch: Canvas

  /// The size of the glyphs whose outlines are taken. Points.
  static let outlineSize = 1000.0

  /// A face of a pattern that names a file; nil where it cannot be opened. The pattern is destroyed.
  init?(_ pattern: OpaquePointer?, isColored: Bool, isItalic: Bool, _ sources: FontSources) {
    let (cairo, fontconfig) = (sources.cairo, sources.fontconfig)
    defer { unsafe fontconfig.functions.FcPatternDestroy(pattern) }
    let variations = unsafe fontconfig.text(FC_FONT_VARIATIONS, of: pattern) ?? ""
    let index = unsafe fontconfig.number(FC_INDEX, of: pattern) ?? 0
    guard let file = unsafe fontconfig.text(FC_FILE, of: pattern),
      let face = sources.files.face(file, index),
      let surface = try? PaintedSurface(.alpha, width: 1, height: 1, cairo)
    else { return nil }
    self.cairo = cairo
    shaping = ShapingFont(face, variations: variations)
    self.isColored = isColored
    settings = unsafe fontconfig.entries(of: pattern).map { SHA256.value(of: $0.utf8) }
    let isUpright = unsafe (fontconfig.number(FC_SLANT, of: pattern) ?? 0) == 0
    slant = isItalic && isUpright ? 0.2 : 0
    scratch = Canvas(surface)
    unsafe pointer = cairo.fontTurn.take {
      unsafe cairo.functions.cairo_ft_font_face_create_for_pattern(pattern)
    }
    scratch.setFont(self, size: Self.outlineSize)
    guard scratch.isSound else { return nil }
  }

  /// The face of a font of the project; nil where its file is not known, or cannot be opened.
  convenience init?(of face: FontFace, _ sources: FontSources) {
    guard let file = face.file else { return nil }
    let fontconfig = sources.fontconfig
    let pattern = fontconfig.functions.FcPatternCreate()
    unsafe _ = fontconfig.functions.FcPatternAddString(pattern, FC_FILE, file.path)
    unsafe _ = fontconfig.functions.FcPatternAddInteger(pattern, FC_INDEX, Int32(clamping: file.face))
    unsafe self.init(pattern, isColored: false, isItalic: false, sources)
  }

  deinit { cairo.fontTurn.take { unsafe cairo.functions.cairo_font_face_destroy(pointer) } }

  /// The outline of a glyph at the size ``outlineSize``; nil of a damaged face.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    if let known = outlines[glyph] { return known }
    guard !isDamaged else { return nil }
    if outlines.count >= PaintingLimits.mostKeptTexts { outlines = [:] }
    let outline = scratch.outline(of: glyph)
    guard scratch.isSound else {
      isDamaged = true
      return nil
    }
    outlines[glyph] = outline
    return outline
  }
}

/// The outline of a glyph.
@safe
final class GlyphOutline {
  private let cairo: Cairo
  let path: UnsafeMutablePointer<cairo_path_t>?

  fileprivate init(_ path: UnsafeMutablePointer<cairo_path_t>?, _ cairo: Cairo) {
    self.cairo = cairo
    unsafe self.path = path
  }

  deinit { unsafe cairo.functions.cairo_path_destroy(path) }
}

extension Canvas {
  /// Sets the font that glyphs are painted in.
  ///
  /// - Parameter stretch: The ratio of the letters' horizontal to their vertical scale.
  func setFont(_ face: PaintedFace, size: Double, stretch: Double = 1) {
    var matrix = cairo_matrix_t(
      xx: size * stretch, yx: 0, xy: -face.slant * size * stretch, yy: size, x0: 0, y0: 0)
    unsafe cairo.functions.cairo_set_font_face(context, face.pointer)
    unsafe cairo.functions.cairo_set_font_matrix(context, &matrix)
  }

  fileprivate func outline(of glyph: UInt32) -> GlyphOutline {
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo.functions.cairo_new_path(context)
    cairo.fontTurn.take { unsafe cairo.functions.cairo_glyph_path(context, &glyph, 1) }
    return unsafe GlyphOutline(cairo.functions.cairo_copy_path(context), cairo)
  }
}
