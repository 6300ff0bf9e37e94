#include <yaml.h>

/// The functions of libyaml that Ninefold calls, each of the type that the headers declare.
///
/// They are found by name when a YAML text is read: no program links the library.
struct ninefold_yaml {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(yaml_event_delete);
  NINEFOLD_FUNCTION(yaml_parser_delete);
  NINEFOLD_FUNCTION(yaml_parser_initialize);
  NINEFOLD_FUNCTION(yaml_parser_parse);
  NINEFOLD_FUNCTION(yaml_parser_set_encoding);
  NINEFOLD_FUNCTION(yaml_parser_set_input_string);
#undef NINEFOLD_FUNCTION
};
