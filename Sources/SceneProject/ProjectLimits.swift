/// How much a scene project may ask of its reader. What asks for more is refused by name.
package struct ProjectLimits: Hashable, Sendable {
  /// The size of one file in bytes.
  package var bytes = 64 << 20
  /// How many elements stand in each other, as in an Interface Builder document.
  package var depth = 512
  /// How many elements, texts and comments one document has.
  package var nodes = 4_000_000
  /// How many attributes one element has.
  package var attributes = 1024

  /// Limits far above every document that Interface Builder has been seen to write.
  package init() {}
}
