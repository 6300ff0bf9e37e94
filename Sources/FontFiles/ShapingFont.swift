import CHarfBuzz

/// A face of a font file whose glyphs texts are set in, with its settings.
///
/// It belongs to one thread at a time.
@safe
package final class ShapingFont {
  private let harfBuzz: HarfBuzz
  /// The face in its file.
  package let face: SharedFace
  private let font: OpaquePointer?
  /// The number of the face's units in the size of a font.
  package let unitsPerEm: Double

  /// A face to set texts in.
  ///
  /// - Parameter variations: The settings of a variable font, such as `wght=600`.
  package init(_ face: SharedFace, variations: String) {
    self.face = face
    harfBuzz = face.harfBuzz
    let functions = harfBuzz.functions
    unitsPerEm = unsafe Double(max(functions.hb_face_get_upem(face.face), 1))
    unsafe font = functions.hb_font_create(face.face)
    let settings = variations.split(separator: ",").compactMap { setting in
      var variation = hb_variation_t()
      let isRead = unsafe functions.hb_variation_from_string(String(setting), -1, &variation)
      return isRead != 0 ? variation : nil
    }
    unsafe functions.hb_font_set_variations(font, settings, UInt32(settings.count))
  }

  deinit { unsafe harfBuzz.functions.hb_font_destroy(font) }

  /// A glyph where the face's rules place it. Units.
  package struct Glyph: Sendable {
    /// The index of the glyph in the face.
    package let index: UInt32
    /// The character that it begins with.
    package let character: Int
    /// The advance of the glyph.
    package let advance: Double
    package let xOffset: Double
    package let yOffset: Double
  }

  /// The glyphs of characters in one direction, from left to right; none where HarfBuzz has no memory.
  package func shape(_ text: ArraySlice<UInt32>, isRightToLeft: Bool) -> [Glyph] {
    let functions = harfBuzz.functions
    let buffer = functions.hb_buffer_create()
    defer { unsafe functions.hb_buffer_destroy(buffer) }
    unsafe text.withUnsafeBufferPointer { characters in
      let count = Int32(characters.count)
      unsafe functions.hb_buffer_add_utf32(buffer, characters.baseAddress, count, 0, count)
    }
    unsafe functions.hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe functions.hb_buffer_guess_segment_properties(buffer)
    unsafe functions.hb_shape(font, buffer, nil, 0)
    guard unsafe functions.hb_buffer_allocation_successful(buffer) != 0 else { return [] }
    var count: UInt32 = 0
    let glyphs = unsafe UnsafeBufferPointer(
      start: functions.hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: functions.hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe zip(glyphs, positions).map { glyph, position in
      Glyph(
        index: glyph.codepoint, character: text.startIndex + Int(glyph.cluster),
        advance: Double(position.x_advance), xOffset: Double(position.x_offset),
        yOffset: Double(position.y_offset))
    }
  }
}
