import CHarfBuzz
import OperatingSystem

/// The library HarfBuzz, loaded when the first font is read.
@safe
struct HarfBuzz: @unchecked Sendable {
  let functions: ninefold_harfbuzz

  /// The library, or why there is none.
  static let loaded = Result { () throws(LibraryDefect) in try HarfBuzz() }.mapError { defect in
    FontError.Reason.noHarfBuzz(missing: defect.missing)
  }

  /// The file names under which the library is looked for.
  private static let names = ["libharfbuzz.so.0", "libharfbuzz.0.dylib"]

  private init() throws(LibraryDefect) {
    let library = try SharedLibrary(anyOf: Self.names)
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_harfbuzz(
      hb_blob_create: find("hb_blob_create"),
      hb_blob_create_from_file: find("hb_blob_create_from_file"),
      hb_blob_destroy: find("hb_blob_destroy"),
      hb_blob_get_data: find("hb_blob_get_data"),
      hb_buffer_add_utf32: find("hb_buffer_add_utf32"),
      hb_buffer_allocation_successful: find("hb_buffer_allocation_successful"),
      hb_buffer_create: find("hb_buffer_create"),
      hb_buffer_destroy: find("hb_buffer_destroy"),
      hb_buffer_get_glyph_infos: find("hb_buffer_get_glyph_infos"),
      hb_buffer_get_glyph_positions: find("hb_buffer_get_glyph_positions"),
      hb_buffer_guess_segment_properties: find("hb_buffer_guess_segment_properties"),
      hb_buffer_set_direction: find("hb_buffer_set_direction"),
      hb_face_collect_unicodes: find("hb_face_collect_unicodes"),
      hb_face_count: find("hb_face_count"),
      hb_face_create: find("hb_face_create"),
      hb_face_destroy: find("hb_face_destroy"),
      hb_face_get_glyph_count: find("hb_face_get_glyph_count"),
      hb_face_get_upem: find("hb_face_get_upem"),
      hb_face_reference_table: find("hb_face_reference_table"),
      hb_font_create: find("hb_font_create"),
      hb_font_destroy: find("hb_font_destroy"),
      hb_font_get_glyph_h_advance: find("hb_font_get_glyph_h_advance"),
      hb_font_get_nominal_glyph: find("hb_font_get_nominal_glyph"),
      hb_font_set_variations: find("hb_font_set_variations"),
      hb_ot_name_get_utf8: find("hb_ot_name_get_utf8"),
      hb_set_create: find("hb_set_create"),
      hb_set_destroy: find("hb_set_destroy"),
      hb_set_get_population: find("hb_set_get_population"),
      hb_set_next: find("hb_set_next"),
      hb_shape: find("hb_shape"),
      hb_variation_from_string: find("hb_variation_from_string"))
  }
}
