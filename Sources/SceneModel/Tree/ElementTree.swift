/// An XML document as an ordered tree in flat arrays: every element, attribute, text and comment, in
/// document order.
///
/// A node's descendants follow it directly, so that a subtree is a range. The usual white space between tags
/// (a line end and one indentation per level) is not in the tree. Other white space is a text node, an empty
/// one where there is none. An element whose only child is an empty text is spelled `<a></a>`, one without
/// children `<a/>`.
///
/// ```swift
/// let tree = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard").tree
/// if let root = tree.root {
///   print(tree[root, .toolsVersion] ?? "unknown")  // 14490.70
///   for child in tree.elements(of: root) { print(tree.tag(of: child)) }
/// }
/// ```
public struct ElementTree: Sendable {
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var kind: NodeKind
    @usableFromInline var name: Name
    @usableFromInline var parent: Int32
    /// One past the last descendant.
    @usableFromInline var end: Int32
    /// The index of an element's first attribute, or of another node's text.
    @usableFromInline var content: Int32
    @usableFromInline var attributeCount: Int32
    /// The bits of the names of an element's attributes, and perhaps of others: most that it does not have
    /// are told by them at once.
    @usableFromInline var attributeBits: UInt64 = 0
  }

  /// All of a tree but its edition.
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var nodes: [Node]
    @usableFromInline var attributes: [Attribute] = []
    @usableFromInline var readLog: ReadLog?
    @usableFromInline var platform = Platform.iOS
    var names = NameTable()
    var texts: [String] = []
    var tagSpellings: [NodeID: TagSpelling] = [:]
  }

  /// One element, so that a copy of a tree copies a single reference.
  @usableFromInline var contents: [Contents]
  /// The number that marks the identifiers given out since the last edit. It is 0 while the tree is edited:
  /// identifiers given out then are valid for any edition.
  @usableFromInline var edition: UInt32 = 1

  @inlinable var nodes: [Node] {
    _read { yield contents[0].nodes }
    _modify { yield &contents[0].nodes }
  }

  @inlinable var attributes: [Attribute] {
    _read { yield contents[0].attributes }
    _modify { yield &contents[0].attributes }
  }

  /// The log of the elements and attributes that are read; nil where none is kept.
  @inlinable package var readLog: ReadLog? {
    _read { yield contents[0].readLog }
    _modify { yield &contents[0].readLog }
  }

  /// The system whose objects the tree describes, as its root element says.
  @inlinable package internal(set) var platform: Platform {
    get { contents[0].platform }
    set { contents[0].platform = newValue }
  }

  /// The names of elements and attributes.
  package internal(set) var names: NameTable {
    _read { yield contents[0].names }
    _modify { yield &contents[0].names }
  }

  var texts: [String] {
    _read { yield contents[0].texts }
    _modify { yield &contents[0].texts }
  }

  var tagSpellings: [NodeID: TagSpelling] {
    _read { yield contents[0].tagSpellings }
    _modify { yield &contents[0].tagSpellings }
  }

  /// A tree with the document node alone.
  package init() {
    let document = Node(
      kind: .document, name: Name(index: 0), parent: -1, end: 1, content: 0, attributeCount: 0)
    contents = [Contents(nodes: [document])]
  }

  /// The tree with identifiers that stay valid after changes: for a caller who knows which nodes keep
  /// their index.
  package var withLastingIDs: ElementTree {
    var tree = self
    tree.edition = 0
    return tree
  }

  /// The tree with identifiers that no tree has given out before.
  package var withNewIDs: ElementTree {
    var tree = self
    tree.edition = .random(in: 2 ... .max)
    return tree
  }

  /// The record of a node.
  @inlinable
  @inline(__always)
  func record(_ node: NodeID) -> Node {
    precondition(
      node.edition == edition || node.edition == 0 || edition == 0,
      "a node of the tree as it was before an edit; ask the edited tree for its nodes again")
    return nodes[Int(node.index)]
  }

  /// How many nodes there are, the document node counted.
  @inlinable
  public var count: Int { nodes.count }

  /// The outermost element, or nil in an empty tree.
  public var root: NodeID? { children(of: .document).first { kind(of: $0) == .element } }
}
