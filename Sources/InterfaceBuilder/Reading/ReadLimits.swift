/// How much a document may ask of its reader. What asks for more is refused by name.
public struct ReadLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  package var bytes = 64 << 20
  /// How many elements stand in each other.
  package var depth = 512
  /// How many elements, texts and comments there are.
  package var nodes = 4_000_000
  /// How many different names elements and attributes have. libxml2's table of them does not grow further.
  package var names = 65_536
  /// How many attributes one element has. libxml2 compares each with each.
  package var attributes = 256
  /// How many namespaces are declared. libxml2 searches them for every prefix.
  package var namespaces = 64

  /// Limits far above every document that Interface Builder has been seen to write.
  public init() {}
}
