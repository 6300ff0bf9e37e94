/// The limits of a font file. A file that exceeds one is refused by name.
package struct FontLimits: Hashable, Sendable {
  /// The bytes of a file.
  package var bytes = 67_108_864
  /// The faces of a collection.
  package var faces = 64
  /// The characters that a face has advances of.
  package var characters = 131_072
  /// The bytes of each name that a face gives itself.
  package var nameBytes = 1024
  /// The words that a face is asked to shape; of more, the first in their order are shaped.
  package var words = 16_384

  package init() {}
}
