#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>

// The header that declares it needs FreeType's, of which nothing else is called.
cairo_font_face_t *cairo_ft_font_face_create_for_pattern(FcPattern *pattern);

/// The functions of Cairo that Ninefold calls, each of the type that the headers declare.
///
/// They are found by name when a picture is painted: no program links the library.
struct ninefold_cairo {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(cairo_append_path);
  NINEFOLD_FUNCTION(cairo_arc);
  NINEFOLD_FUNCTION(cairo_clip);
  NINEFOLD_FUNCTION(cairo_clip_extents);
  NINEFOLD_FUNCTION(cairo_close_path);
  NINEFOLD_FUNCTION(cairo_copy_path);
  NINEFOLD_FUNCTION(cairo_create);
  NINEFOLD_FUNCTION(cairo_destroy);
  NINEFOLD_FUNCTION(cairo_fill);
  NINEFOLD_FUNCTION(cairo_font_face_destroy);
  NINEFOLD_FUNCTION(cairo_font_options_create);
  NINEFOLD_FUNCTION(cairo_font_options_destroy);
  NINEFOLD_FUNCTION(cairo_font_options_set_hint_metrics);
  NINEFOLD_FUNCTION(cairo_font_options_set_hint_style);
  NINEFOLD_FUNCTION(cairo_ft_font_face_create_for_pattern);
  NINEFOLD_FUNCTION(cairo_get_matrix);
  NINEFOLD_FUNCTION(cairo_glyph_path);
  NINEFOLD_FUNCTION(cairo_image_surface_create);
  NINEFOLD_FUNCTION(cairo_image_surface_create_for_data);
  NINEFOLD_FUNCTION(cairo_image_surface_create_from_png_stream);
  NINEFOLD_FUNCTION(cairo_image_surface_get_data);
  NINEFOLD_FUNCTION(cairo_image_surface_get_height);
  NINEFOLD_FUNCTION(cairo_image_surface_get_stride);
  NINEFOLD_FUNCTION(cairo_image_surface_get_width);
  NINEFOLD_FUNCTION(cairo_line_to);
  NINEFOLD_FUNCTION(cairo_mask);
  NINEFOLD_FUNCTION(cairo_move_to);
  NINEFOLD_FUNCTION(cairo_new_path);
  NINEFOLD_FUNCTION(cairo_new_sub_path);
  NINEFOLD_FUNCTION(cairo_paint_with_alpha);
  NINEFOLD_FUNCTION(cairo_path_destroy);
  NINEFOLD_FUNCTION(cairo_pattern_create_for_surface);
  NINEFOLD_FUNCTION(cairo_pattern_destroy);
  NINEFOLD_FUNCTION(cairo_pattern_set_extend);
  NINEFOLD_FUNCTION(cairo_pattern_set_filter);
  NINEFOLD_FUNCTION(cairo_pdf_surface_create_for_stream);
  NINEFOLD_FUNCTION(cairo_pdf_surface_set_metadata);
  NINEFOLD_FUNCTION(cairo_pop_group_to_source);
  NINEFOLD_FUNCTION(cairo_push_group);
  NINEFOLD_FUNCTION(cairo_rectangle);
  NINEFOLD_FUNCTION(cairo_restore);
  NINEFOLD_FUNCTION(cairo_save);
  NINEFOLD_FUNCTION(cairo_scale);
  NINEFOLD_FUNCTION(cairo_set_dash);
  NINEFOLD_FUNCTION(cairo_set_font_face);
  NINEFOLD_FUNCTION(cairo_set_font_matrix);
  NINEFOLD_FUNCTION(cairo_set_font_options);
  NINEFOLD_FUNCTION(cairo_set_line_cap);
  NINEFOLD_FUNCTION(cairo_set_line_join);
  NINEFOLD_FUNCTION(cairo_set_line_width);
  NINEFOLD_FUNCTION(cairo_set_source);
  NINEFOLD_FUNCTION(cairo_set_source_rgba);
  NINEFOLD_FUNCTION(cairo_show_glyphs);
  NINEFOLD_FUNCTION(cairo_show_text_glyphs);
  NINEFOLD_FUNCTION(cairo_status);
  NINEFOLD_FUNCTION(cairo_status_to_string);
  NINEFOLD_FUNCTION(cairo_stroke);
  NINEFOLD_FUNCTION(cairo_surface_destroy);
  NINEFOLD_FUNCTION(cairo_surface_finish);
  NINEFOLD_FUNCTION(cairo_surface_flush);
  NINEFOLD_FUNCTION(cairo_surface_mark_dirty);
  NINEFOLD_FUNCTION(cairo_surface_status);
  NINEFOLD_FUNCTION(cairo_transform);
  NINEFOLD_FUNCTION(cairo_translate);
#undef NINEFOLD_FUNCTION
};

/// The functions of Fontconfig that Ninefold calls, in the same way.
struct ninefold_fontconfig {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(FcCharSetHasChar);
  NINEFOLD_FUNCTION(FcConfigSubstitute);
  NINEFOLD_FUNCTION(FcDefaultSubstitute);
  NINEFOLD_FUNCTION(FcFontRenderPrepare);
  NINEFOLD_FUNCTION(FcFontSetDestroy);
  NINEFOLD_FUNCTION(FcFontSort);
  NINEFOLD_FUNCTION(FcNameUnparse);
  NINEFOLD_FUNCTION(FcPatternAddInteger);
  NINEFOLD_FUNCTION(FcPatternAddString);
  NINEFOLD_FUNCTION(FcPatternCreate);
  NINEFOLD_FUNCTION(FcPatternDestroy);
  NINEFOLD_FUNCTION(FcPatternGetBool);
  NINEFOLD_FUNCTION(FcPatternGetCharSet);
  NINEFOLD_FUNCTION(FcPatternGetInteger);
  NINEFOLD_FUNCTION(FcPatternGetString);
  NINEFOLD_FUNCTION(FcStrFree);
  NINEFOLD_FUNCTION(FcWeightFromOpenType);
#undef NINEFOLD_FUNCTION
};
