#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

/// The functions of HarfBuzz that Ninefold calls, each of the type that the headers declare.
///
/// They are found by name when a font is read: no program links the library.
struct ninefold_harfbuzz {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(hb_blob_create);
  NINEFOLD_FUNCTION(hb_blob_create_from_file);
  NINEFOLD_FUNCTION(hb_blob_destroy);
  NINEFOLD_FUNCTION(hb_blob_get_data);
  NINEFOLD_FUNCTION(hb_buffer_add_utf32);
  NINEFOLD_FUNCTION(hb_buffer_allocation_successful);
  NINEFOLD_FUNCTION(hb_buffer_create);
  NINEFOLD_FUNCTION(hb_buffer_destroy);
  NINEFOLD_FUNCTION(hb_buffer_get_glyph_infos);
  NINEFOLD_FUNCTION(hb_buffer_get_glyph_positions);
  NINEFOLD_FUNCTION(hb_buffer_guess_segment_properties);
  NINEFOLD_FUNCTION(hb_buffer_set_direction);
  NINEFOLD_FUNCTION(hb_face_collect_unicodes);
  NINEFOLD_FUNCTION(hb_face_count);
  NINEFOLD_FUNCTION(hb_face_create);
  NINEFOLD_FUNCTION(hb_face_destroy);
  NINEFOLD_FUNCTION(hb_face_get_glyph_count);
  NINEFOLD_FUNCTION(hb_face_get_upem);
  NINEFOLD_FUNCTION(hb_face_reference_table);
  NINEFOLD_FUNCTION(hb_font_create);
  NINEFOLD_FUNCTION(hb_font_destroy);
  NINEFOLD_FUNCTION(hb_font_get_glyph_h_advance);
  NINEFOLD_FUNCTION(hb_font_get_nominal_glyph);
  NINEFOLD_FUNCTION(hb_font_set_variations);
  NINEFOLD_FUNCTION(hb_ot_name_get_utf8);
  NINEFOLD_FUNCTION(hb_set_create);
  NINEFOLD_FUNCTION(hb_set_destroy);
  NINEFOLD_FUNCTION(hb_set_get_population);
  NINEFOLD_FUNCTION(hb_set_next);
  NINEFOLD_FUNCTION(hb_shape);
  NINEFOLD_FUNCTION(hb_variation_from_string);
#undef NINEFOLD_FUNCTION
};
