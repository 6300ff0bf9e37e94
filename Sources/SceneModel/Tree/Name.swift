/// An interned element or attribute name: an index into the name table of its tree.
///
/// The first indices are the ``KnownName`` cases, the same in every table, so that a name is compared as
/// a number.
///
/// ```swift
/// let tree = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard").tree
/// if let root = tree.root { print(tree.name(of: root) == .document) }  // true
/// ```
public struct Name: Hashable, Sendable {
  /// The index in the table.
  @usableFromInline package let index: UInt32

  /// The name at an index of a table.
  package init(index: UInt32) { self.index = index }

  /// A name that every table knows.
  @usableFromInline package init(_ known: KnownName) { index = UInt32(known.rawValue) }

  /// One of 64 bits, which names share.
  @inlinable var bit: UInt64 { 1 << UInt64(index & 63) }

  /// Whether the name is a known one.
  @inlinable
  public static func == (name: Name, known: KnownName) -> Bool { name.index == UInt32(known.rawValue) }

  /// Whether the name is not a known one.
  @inlinable
  public static func != (name: Name, known: KnownName) -> Bool { !(name == known) }

  /// The known name; nil of a name of the document's own.
  package var known: KnownName? { UInt16(exactly: index).flatMap(KnownName.init) }
}

/// The names of one tree: the known ones, then those of its document.
package struct NameTable: Sendable {
  private var documentNames: [String] = []
  private var otherIndices: [ExactText: UInt32] = [:]

  /// A table of the known names alone.
  @usableFromInline package init() {}

  /// The name with this spelling, added where the table has none.
  package mutating func intern(_ text: String) -> Name {
    find(text) ?? add(text)
  }

  /// The name that bytes of UTF-8 spell, added where the table has none.
  mutating func intern(_ bytes: UnsafeRawBufferPointer) -> Name {
    if let known = unsafe KnownName(spelling: bytes) { return Name(known) }
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    return findOther(text) ?? add(text)
  }

  private mutating func add(_ text: String) -> Name {
    let index = UInt32(KnownName.texts.count + documentNames.count)
    documentNames.append(text)
    otherIndices[ExactText(text)] = index
    return Name(index: index)
  }

  /// The name with this spelling; nil where no element and no attribute of the tree has it.
  package func find(_ text: String) -> Name? {
    KnownName(spelling: text).map { Name($0) } ?? findOther(text)
  }

  private func findOther(_ text: String) -> Name? {
    otherIndices[ExactText(text)].map(Name.init(index:))
  }

  /// How many names every table has.
  package static var knownCount: Int { KnownName.texts.count }

  /// The names that not every table has.
  package var ownTexts: [String] { documentNames }

  /// Whether every name of another table is the same in this one.
  func extends(_ other: NameTable) -> Bool {
    documentNames.count >= other.documentNames.count
      && other.documentNames.indices.allSatisfy {
        documentNames[$0].hasSameBytes(as: other.documentNames[$0])
      }
  }

  /// The spelling of a name.
  package func text(_ name: Name) -> String {
    let index = Int(name.index)
    let known = KnownName.texts.count
    return index < known ? KnownName.texts[index] : documentNames[index - known]
  }
}
