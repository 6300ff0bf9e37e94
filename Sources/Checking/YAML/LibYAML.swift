import CYAML
import OperatingSystem

/// The library libyaml, loaded when the first YAML text is read.
@safe
struct LibYAML: @unchecked Sendable {
  let functions: ninefold_yaml

  /// The library, or why there is none.
  static let loaded = Result { () throws(LibraryDefect) in try LibYAML() }.mapError { defect in
    YAMLDefect.Reason.noLibrary(missing: defect.missing)
  }

  /// The file names under which the library is looked for.
  private static let names = ["libyaml-0.so.2", "libyaml-0.2.dylib"]

  private init() throws(LibraryDefect) {
    let library = try SharedLibrary(anyOf: Self.names)
    func find<Function>(_ name: String) throws(LibraryDefect) -> Function {
      unsafe try library.function(name)
    }
    unsafe functions = try ninefold_yaml(
      yaml_event_delete: find("yaml_event_delete"),
      yaml_parser_delete: find("yaml_parser_delete"),
      yaml_parser_initialize: find("yaml_parser_initialize"),
      yaml_parser_parse: find("yaml_parser_parse"),
      yaml_parser_set_encoding: find("yaml_parser_set_encoding"),
      yaml_parser_set_input_string: find("yaml_parser_set_input_string"))
  }
}
