/// How much a document may ask of its reader. What asks for more is refused by name.
public struct ReadLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  public var bytes = 64 << 20
  /// How many elements stand in each other.
  public var depth = 512
  /// How many elements, texts and comments there are.
  public var nodes = 4_000_000
  /// How many attributes one element has.
  public var attributes = 1024
  /// How many namespaces are declared.
  public var namespaces = 64

  /// Limits far above every document that Interface Builder has been seen to write.
  public init() {}
}
