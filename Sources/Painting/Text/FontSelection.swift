import CCairo
import Pictures
import TextMetrics

/// The fonts that a text is set in: the requested one, and for the characters that it lacks the others of the
/// system, the nearest first.
@safe
final class FontSelection {
  private let sources: FontSources
  /// The Fontconfig pattern of the requested font.
  private let pattern: OpaquePointer?
  /// The fonts of the system, the nearest first.
  private let fonts: UnsafeMutablePointer<FcFontSet>?
  /// The font of the project; nil of others.
  private var own: (face: FontFace, painted: PaintedFace)?
  private let isItalic: Bool
  /// The opened fonts, by their indices in the order; nil of those that cannot be opened.
  private var opened: [Int: PaintedFace?] = [:]
  /// The index of the first usable font.
  private lazy var first = usable { _ in true }
  private var places: [Character: Int?] = [:]

  init(_ font: StandInFont, face: FontFace?, _ sources: FontSources) {
    self.sources = sources
    isItalic = font.isItalic
    own = face.flatMap { face in
      PaintedFace(of: face, sources).map { (face: face, painted: $0) }
    }
    let functions = sources.fontconfig.functions
    unsafe pattern = functions.FcPatternCreate()
    for case .named(let name) in font.families where !name.isEmpty {
      unsafe _ = functions.FcPatternAddString(pattern, FC_FAMILY, name)
    }
    let weight = functions.FcWeightFromOpenType(Int32(font.weight))
    unsafe _ = functions.FcPatternAddInteger(pattern, FC_WEIGHT, weight)
    unsafe _ = functions.FcPatternAddInteger(
      pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe _ = functions.FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe functions.FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    unsafe fonts = functions.FcFontSort(nil, pattern, 0, nil, &result)
  }

  private var fontconfig: Fontconfig { sources.fontconfig }

  deinit {
    if let fonts = unsafe fonts { unsafe fontconfig.functions.FcFontSetDestroy(fonts) }
    unsafe fontconfig.functions.FcPatternDestroy(pattern)
  }

  /// The face for a character; nil where the system has no font at all.
  func face(for character: Character) -> PaintedFace? {
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if let own, scalars.allSatisfy({ own.face.advances[$0.value] != nil }) { return own.painted }
    if let place = place(of: character, scalars.map(\.value)) ?? first { return face(at: place) }
    return own?.painted
  }

  /// Excludes a font from now on, the project's or one of the system.
  func leaveOut(_ face: PaintedFace) {
    if own?.painted === face { own = nil }
    for (place, known) in opened where known === face { opened[place] = .some(nil) }
    places = [:]
    first = usable { _ in true }
  }

  /// The family of the font that is nearest to the request.
  var familyOfFirst: String? { first.flatMap { unsafe fontconfig.text(FC_FAMILY, of: font(at: $0)) } }

  private func place(of character: Character, _ scalars: [UInt32]) -> Int? {
    if let known = places[character] { return known }
    if places.count >= PaintingLimits.mostKeptTexts { places = [:] }
    let isEmoji =
      character.unicodeScalars.first?.properties.isEmojiPresentation == true
      || character.unicodeScalars.contains("\u{FE0F}")
    var place = isEmoji ? usable { isColored($0) && has(scalars, $0) } : nil
    place = place ?? usable { has(scalars, $0) }
    place = place ?? scalars.first.flatMap { first in usable { has([first], $0) } }
    places[character] = .some(place)
    return place
  }

  /// The first font that meets a condition and can be opened.
  private func usable(_ condition: (Int) -> Bool) -> Int? {
    (0..<count).first { isReadable($0) && condition($0) && face(at: $0) != nil }
  }

  private var count: Int { unsafe fonts.map { unsafe Int($0.pointee.nfont) } ?? 0 }

  private func font(at place: Int) -> OpaquePointer? { unsafe fonts?.pointee.fonts[place] }

  private func face(at place: Int) -> PaintedFace? {
    if let known = opened[place] { return known }
    let prepared = unsafe fontconfig.functions.FcFontRenderPrepare(nil, pattern, font(at: place))
    let face = unsafe PaintedFace(
      prepared, isColored: isColored(place), isItalic: isItalic, sources)
    opened[place] = .some(face)
    return face
  }

  /// Whether HarfBuzz reads files of the font's form.
  private func isReadable(_ place: Int) -> Bool {
    let form = unsafe fontconfig.text(FC_FONTFORMAT, of: font(at: place))
    return form == "TrueType" || form == "CFF"
  }

  private func isColored(_ place: Int) -> Bool {
    var value: FcBool = 0
    return unsafe fontconfig.functions.FcPatternGetBool(font(at: place), FC_COLOR, 0, &value) == FcResultMatch
      && value != 0
  }

  private func has(_ scalars: [UInt32], _ place: Int) -> Bool {
    var set: OpaquePointer?
    guard
      unsafe fontconfig.functions.FcPatternGetCharSet(font(at: place), FC_CHARSET, 0, &set)
        == FcResultMatch
    else { return false }
    return scalars.allSatisfy { unsafe fontconfig.functions.FcCharSetHasChar(set, $0) != 0 }
  }
}

extension Fontconfig {
  /// The text of a pattern's entry; nil where it has none.
  func text(_ entry: String, of pattern: OpaquePointer?) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe functions.FcPatternGetString(pattern, entry, 0, &text) == FcResultMatch,
      let text = unsafe text
    else { return nil }
    return unsafe String(cString: text)
  }

  /// All entries of a pattern but the path of its file; nil where there is no memory for them.
  func entries(of pattern: OpaquePointer?) -> String? {
    guard let text = unsafe functions.FcNameUnparse(pattern) else { return nil }
    defer { unsafe functions.FcStrFree(text) }
    return unsafe String(cString: text)
  }

  /// The number of a pattern's entry; nil where it has none.
  func number(_ entry: String, of pattern: OpaquePointer?) -> Int? {
    var number: Int32 = 0
    return unsafe functions.FcPatternGetInteger(pattern, entry, 0, &number) == FcResultMatch
      ? Int(number) : nil
  }
}
