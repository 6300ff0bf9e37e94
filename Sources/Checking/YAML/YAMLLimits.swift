/// The limits of a YAML text. A text that exceeds one is refused by name.
package struct YAMLLimits: Hashable, Sendable {
  /// The bytes of a text.
  package var bytes = 1_048_576
  /// The nesting of lists and mappings.
  package var depth = 64
  /// Values and keys of a text.
  package var nodes = 65_536

  package init() {}
}
