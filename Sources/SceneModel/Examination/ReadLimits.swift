/// The greatest document that a reader takes. A larger one is refused with the name of the limit.
///
/// The same limits hold for files, scene projects, edits and databases that others wrote.
///
/// ```swift
/// let limits = ReadLimits()
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard", limits: limits)
/// print(document.scenes.count)
/// ```
public struct ReadLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  package var bytes = 64 << 20
  /// How many elements are nested in each other.
  package var depth = 512
  /// How many elements, texts and comments there are.
  package var nodes = 4_000_000
  /// How many different names elements and attributes have. libxml2's table of them does not grow further.
  package var names = 65_536
  /// How many bytes a name has. libxml2 takes no names that are much longer.
  package var nameBytes = 65_536
  /// How many attributes one element has. libxml2 compares each with each.
  package var attributes = 256
  /// How many namespaces are declared. libxml2 searches them for every prefix.
  package var namespaces = 64

  /// Limits far above every document that Interface Builder has been seen to write.
  public init() {}
}

extension ReadLimits {
  /// The measure that a document exceeds, and how much is allowed.
  ///
  /// ```swift
  /// let excess = ReadLimits.Excess.depth(512)
  /// print(excess.description)
  /// ```
  public enum Excess: Hashable, Sendable {
    /// The size of the file in bytes.
    case bytes(Int)
    /// How many elements are nested in each other.
    case depth(Int)
    /// How many elements, texts and comments there are.
    case nodes(Int)
    /// How many different names elements and attributes have.
    case names(Int)
    /// How many bytes a name has.
    case nameBytes(Int)
    /// How many attributes one element has.
    case attributes(Int)
    /// How many namespaces are declared.
    case namespaces(Int)
  }
}

extension ReadLimits.Excess: CustomStringConvertible {
  /// The excess and the limit, in one line.
  public var description: String { "\(found), expected \(expected)" }

  /// The name of the excess.
  package var found: String {
    switch self {
    case .bytes: "the file is too large"
    case .depth: "elements are nested too deeply"
    case .nodes: "too many elements and texts"
    case .names: "too many different names"
    case .nameBytes: "a name is too long"
    case .attributes: "too many attributes in one element"
    case .namespaces: "too many namespace declarations"
    }
  }

  /// The limit, in words.
  package var expected: String {
    switch self {
    case .bytes(let count), .nameBytes(let count): "at most \(count) bytes"
    case .depth(let count): "at most \(count) levels"
    case .nodes(let count), .names(let count), .attributes(let count), .namespaces(let count):
      "at most \(count)"
    }
  }
}
