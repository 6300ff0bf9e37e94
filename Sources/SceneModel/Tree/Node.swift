/// A node of an ``ElementTree``: its index in document order, counted from 0, where 0 is the document itself.
///
/// An edit gives nodes new identifiers. One that a tree gave out before is invalid: its use on an edited tree
/// ends the program, rather than reading another node. One that is made of an index is not checked.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let resolver = Resolver(document)
/// if let label = resolver.node("Odv-L2-9h5"), let superview = document.tree.parent(of: label) {
///   print(document.tree.tag(of: superview), label.index)  // subviews, then the index of the label
/// }
/// ```
public struct NodeID: Hashable, Comparable, Sendable {
  /// The index in document order.
  public let index: Int32
  /// The edition of the tree that gave the identifier out; 0 of one that is valid for any.
  @usableFromInline let edition: UInt32

  /// The node at an index.
  @inlinable
  public init(_ index: Int) { self.init(index, edition: 0) }

  @inlinable
  init(_ index: Int, edition: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.edition = edition
  }

  @inlinable
  public static func == (a: NodeID, b: NodeID) -> Bool { a.index == b.index }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The document node: the parent of the root element and of the nodes around it.
  public static let document = NodeID(0)

  @inlinable
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// The kind of a node.
///
/// ```swift
/// let tree = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard").tree
/// for child in tree.children(of: .document) where tree.kind(of: child) == .comment { print(child.index) }
/// ```
public enum NodeKind: UInt8, Sendable {
  /// The document: its children are the root element and the nodes before and after it.
  case document
  /// An element with a name, attributes and children.
  case element
  /// Characters, stored decoded (`a & b`).
  case text
  /// Characters, stored as they are spelled (`a &#38; b`), because the usual spelling differs.
  case spelledText
  /// A CDATA section, without its delimiters.
  case characterData
  /// A comment, without its delimiters.
  case comment
  /// A processing instruction, without its delimiters.
  case instruction
  /// A document type declaration, without its delimiters.
  case documentType
}

/// One attribute of an element.
public struct Attribute: Hashable, Sendable {
  /// The attribute's name.
  public var name: Name
  /// The decoded value, or, where `isSpelled`, the value as the file spells it, quotes included.
  @usableFromInline package var storage: String
  /// Whether the file spells the value in another way than Interface Builder does.
  @usableFromInline package var isSpelled: Bool

  /// An attribute in the usual spelling.
  package init(_ name: Name, _ value: String) {
    self.name = name
    storage = value
    isSpelled = false
  }

  /// An attribute in a spelling of the file's own.
  package init(_ name: Name, spelled: String) {
    self.name = name
    storage = spelled
    isSpelled = true
  }

  /// The decoded value.
  @inlinable
  public var value: String { isSpelled ? XMLText.decoded(quoted: storage) : storage }

  /// Whether the decoded value is a text.
  @inlinable
  package func hasValue(_ text: String) -> Bool { isSpelled ? value == text : storage == text }
}

/// White space inside a tag that differs from the usual one.
///
/// The usual tag has one space before each attribute and none elsewhere.
package struct TagSpelling: Hashable, Sendable {
  /// The white space before each attribute's name and around its `=`, in turn: two gaps an attribute. The
  /// second is spelled with the `=` in it.
  package var gaps: [String]
  /// The white space before `>` or `/>`.
  package var closing: String
  /// The white space before the `>` of the end tag.
  package var endTag: String

  /// The white space of a tag.
  package init(gaps: [String], closing: String, endTag: String = "") {
    self.gaps = gaps
    self.closing = closing
    self.endTag = endTag
  }
}
