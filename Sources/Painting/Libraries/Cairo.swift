import CCairo
import OperatingSystem

/// The library Cairo, loaded when the first picture is painted.
@safe
struct Cairo: @unchecked Sendable {
  let functions: ninefold_cairo
  /// The turn of those who call a function that reads fonts.
  let fontTurn = FontTurn()

  /// The library, or why there is none.
  static let loaded = Result { () throws(PaintingError) in
    try Cairo(anyOf: ["libcairo.so.2", "libcairo.2.dylib"])
  }

  /// Loads the library.
  ///
  /// - Parameter names: The names that it may have.
  init(anyOf names: [String]) throws(PaintingError) {
    do throws(LibraryDefect) {
      try self.init(SharedLibrary(anyOf: names))
    } catch {
      throw .noLibrary("libcairo.so.2", package: "libcairo2", missing: error.missing)
    }
  }

  private init(_ library: SharedLibrary) throws(LibraryDefect) {
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_cairo(
      cairo_append_path: find("cairo_append_path"),
      cairo_arc: find("cairo_arc"),
      cairo_clip: find("cairo_clip"),
      cairo_clip_extents: find("cairo_clip_extents"),
      cairo_close_path: find("cairo_close_path"),
      cairo_copy_path: find("cairo_copy_path"),
      cairo_create: find("cairo_create"),
      cairo_destroy: find("cairo_destroy"),
      cairo_fill: find("cairo_fill"),
      cairo_font_face_destroy: find("cairo_font_face_destroy"),
      cairo_font_options_create: find("cairo_font_options_create"),
      cairo_font_options_destroy: find("cairo_font_options_destroy"),
      cairo_font_options_set_hint_metrics: find("cairo_font_options_set_hint_metrics"),
      cairo_font_options_set_hint_style: find("cairo_font_options_set_hint_style"),
      cairo_ft_font_face_create_for_pattern: find("cairo_ft_font_face_create_for_pattern"),
      cairo_get_matrix: find("cairo_get_matrix"),
      cairo_glyph_path: find("cairo_glyph_path"),
      cairo_image_surface_create: find("cairo_image_surface_create"),
      cairo_image_surface_create_for_data: find("cairo_image_surface_create_for_data"),
      cairo_image_surface_create_from_png_stream: find("cairo_image_surface_create_from_png_stream"),
      cairo_image_surface_get_data: find("cairo_image_surface_get_data"),
      cairo_image_surface_get_height: find("cairo_image_surface_get_height"),
      cairo_image_surface_get_stride: find("cairo_image_surface_get_stride"),
      cairo_image_surface_get_width: find("cairo_image_surface_get_width"),
      cairo_line_to: find("cairo_line_to"),
      cairo_mask: find("cairo_mask"),
      cairo_move_to: find("cairo_move_to"),
      cairo_new_path: find("cairo_new_path"),
      cairo_new_sub_path: find("cairo_new_sub_path"),
      cairo_paint_with_alpha: find("cairo_paint_with_alpha"),
      cairo_path_destroy: find("cairo_path_destroy"),
      cairo_pattern_create_for_surface: find("cairo_pattern_create_for_surface"),
      cairo_pattern_destroy: find("cairo_pattern_destroy"),
      cairo_pattern_set_extend: find("cairo_pattern_set_extend"),
      cairo_pattern_set_filter: find("cairo_pattern_set_filter"),
      cairo_pdf_surface_create_for_stream: find("cairo_pdf_surface_create_for_stream"),
      cairo_pdf_surface_set_metadata: find("cairo_pdf_surface_set_metadata"),
      cairo_pop_group_to_source: find("cairo_pop_group_to_source"),
      cairo_push_group: find("cairo_push_group"),
      cairo_rectangle: find("cairo_rectangle"),
      cairo_restore: find("cairo_restore"),
      cairo_save: find("cairo_save"),
      cairo_scale: find("cairo_scale"),
      cairo_set_dash: find("cairo_set_dash"),
      cairo_set_font_face: find("cairo_set_font_face"),
      cairo_set_font_matrix: find("cairo_set_font_matrix"),
      cairo_set_font_options: find("cairo_set_font_options"),
      cairo_set_line_cap: find("cairo_set_line_cap"),
      cairo_set_line_join: find("cairo_set_line_join"),
      cairo_set_line_width: find("cairo_set_line_width"),
      cairo_set_source: find("cairo_set_source"),
      cairo_set_source_rgba: find("cairo_set_source_rgba"),
      cairo_show_glyphs: find("cairo_show_glyphs"),
      cairo_show_text_glyphs: find("cairo_show_text_glyphs"),
      cairo_status: find("cairo_status"),
      cairo_status_to_string: find("cairo_status_to_string"),
      cairo_stroke: find("cairo_stroke"),
      cairo_surface_destroy: find("cairo_surface_destroy"),
      cairo_surface_finish: find("cairo_surface_finish"),
      cairo_surface_flush: find("cairo_surface_flush"),
      cairo_surface_mark_dirty: find("cairo_surface_mark_dirty"),
      cairo_surface_status: find("cairo_surface_status"),
      cairo_transform: find("cairo_transform"),
      cairo_translate: find("cairo_translate"))
  }
}
