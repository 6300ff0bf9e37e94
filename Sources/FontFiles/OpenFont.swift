import CHarfBuzz
import TextMetrics

/// One face of a font file that HarfBuzz has open. It must not outlive the file's bytes.
@safe
struct OpenFont: ~Copyable {
  private let harfBuzz: HarfBuzz
  private let limits: FontLimits
  private let face: OpaquePointer?
  private let font: OpaquePointer?

  /// Opens the face of an index.
  init(_ index: UInt32, of blob: OpaquePointer?, _ harfBuzz: HarfBuzz, _ limits: FontLimits) {
    self.harfBuzz = harfBuzz
    self.limits = limits
    unsafe face = harfBuzz.functions.hb_face_create(blob, index)
    unsafe font = harfBuzz.functions.hb_font_create(face)
  }

  deinit {
    unsafe harfBuzz.functions.hb_font_destroy(font)
    unsafe harfBuzz.functions.hb_face_destroy(face)
  }

  var hasGlyphs: Bool { unsafe harfBuzz.functions.hb_face_get_glyph_count(face) > 0 }

  var unitsPerEm: Int { unsafe Int(harfBuzz.functions.hb_face_get_upem(face)) }

  /// The names of the face: by the newer entries for families of many cuts where it has them.
  func names() throws(FontError.Reason) -> FontNames {
    guard let postScript = try name(6) else { throw .noName }
    return FontNames(postScript: postScript, family: try name(16, else: 1), style: try name(17, else: 2))
  }

  private func name(_ entry: UInt32, else other: UInt32) throws(FontError.Reason) -> String {
    if let name = try name(entry) { return name }
    return try name(other) ?? ""
  }

  /// The English name of an entry of the face's table of names; nil where it has none.
  private func name(_ entry: UInt32) throws(FontError.Reason) -> String? {
    var bytes = [CChar](repeating: 0, count: limits.nameBytes + 1)
    var count = UInt32(bytes.count)
    let whole = unsafe harfBuzz.functions.hb_ot_name_get_utf8(face, entry, nil, &count, &bytes)
    guard whole <= limits.nameBytes else { throw .longName(limit: limits.nameBytes) }
    let text = String(validating: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The heights of a line, as the horizontal header has them: those for Macs, which iOS follows.
  func lineUnits() throws(FontError.Reason) -> FontFace.LineUnits {
    let blob = unsafe harfBuzz.functions.hb_face_reference_table(face, 0x6868_6561)  // hhea
    defer { unsafe harfBuzz.functions.hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = unsafe harfBuzz.functions.hb_blob_get_data(blob, &count)
    guard let start = unsafe start, count >= 10 else { throw .noLines }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
    func number(_ offset: Int) -> Int {
      unsafe Int(Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
    }
    return FontFace.LineUnits(ascender: number(4), descender: -number(6), lineGap: number(8))
  }

  /// The advances of all characters that the face has. Units.
  func advances() throws(FontError.Reason) -> [UInt32: Int] {
    let set = harfBuzz.functions.hb_set_create()
    defer { unsafe harfBuzz.functions.hb_set_destroy(set) }
    unsafe harfBuzz.functions.hb_face_collect_unicodes(face, set)
    let count = unsafe harfBuzz.functions.hb_set_get_population(set)
    guard count <= limits.characters else { throw .tooManyCharacters(limit: limits.characters) }
    var advances: [UInt32: Int] = [:]
    advances.reserveCapacity(Int(count))
    var character = UInt32.max
    while unsafe harfBuzz.functions.hb_set_next(set, &character) != 0 {
      var glyph: UInt32 = 0
      guard unsafe harfBuzz.functions.hb_font_get_nominal_glyph(font, character, &glyph) != 0 else {
        continue
      }
      advances[character] = unsafe Int(harfBuzz.functions.hb_font_get_glyph_h_advance(font, glyph))
    }
    return advances
  }

  /// The glyphs of a text as the face's rules place them: the index of the character that each begins with,
  /// and its advance. nil where HarfBuzz has no memory.
  func shape(_ text: [UInt32]) -> [(character: Int, advance: Int)]? {
    let buffer = harfBuzz.functions.hb_buffer_create()
    defer { unsafe harfBuzz.functions.hb_buffer_destroy(buffer) }
    let length = Int32(text.count)
    unsafe text.withUnsafeBufferPointer { characters in
      unsafe harfBuzz.functions.hb_buffer_add_utf32(buffer, characters.baseAddress, length, 0, length)
    }
    unsafe harfBuzz.functions.hb_buffer_guess_segment_properties(buffer)
    unsafe harfBuzz.functions.hb_shape(font, buffer, nil, 0)
    guard unsafe harfBuzz.functions.hb_buffer_allocation_successful(buffer) != 0 else { return nil }
    var count: UInt32 = 0
    let glyphs = unsafe UnsafeBufferPointer(
      start: harfBuzz.functions.hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: harfBuzz.functions.hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe zip(glyphs, positions).map { (Int($0.cluster), Int($1.x_advance)) }
  }
}
