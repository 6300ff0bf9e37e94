/// The path of a value in its object: an attribute's name, or the keys that lead to one, such as
/// `fontDescription.pointSize`.
///
/// The first key is the property, which a variation replaces as a whole
/// (InterfaceBuilder.md#replaced-children).
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolution = Resolver(document).resolve(TraitCollection(sizeClass: .compactCompact))
/// if let label = resolution.node("Odv-L2-9h5") {
///   let size = resolution.attribute(label, at: "fontDescription.pointSize")
///   print(size?.value ?? "the class's own")  // 20
/// }
/// ```
public struct ValuePath: Hashable, Sendable {
  /// The keys, joined by dots.
  public let text: String

  /// A path as it is written, or one that leads to an attribute of the object itself.
  public init(_ text: String) { self.text = text }

  /// The path of an object in itself, which leads to no value.
  package static let object = ValuePath("")

  /// The keys from the object on; an empty key where two dots follow each other, or where the text is empty.
  public var keys: [String] { text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

  /// The longest path that is followed, in UTF-8 bytes: deeper values have none.
  package static let longest = 512

  /// The path of an element with a key, in the element that has this path; nil where that is too long.
  package func appending(key: String) -> ValuePath? {
    guard text.utf8.count + key.utf8.count < Self.longest else { return nil }
    return appending(attribute: key)
  }

  /// The path of an attribute of the element that has this path.
  package func appending(attribute name: String) -> ValuePath {
    ValuePath(text.isEmpty ? name : text + "." + name)
  }

  /// Whether the path equals another one or extends it.
  public func starts(with other: ValuePath) -> Bool {
    text == other.text || text.hasPrefix(other.text + ".")
  }
}

extension ValuePath: CustomStringConvertible, ExpressibleByStringLiteral {
  public var description: String { text }

  public init(stringLiteral text: String) { self.init(text) }
}
