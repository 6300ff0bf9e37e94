/// How much a YAML text may ask for. What asks for more is refused by name.
package struct YAMLLimits: Hashable, Sendable {
  /// The bytes of a text.
  package var bytes = 1_048_576
  /// Lists and mappings in each other.
  package var depth = 64
  /// Values and keys of a text.
  package var nodes = 65_536

  package init() {}
}
