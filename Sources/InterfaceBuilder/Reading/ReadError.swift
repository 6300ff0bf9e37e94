public import SceneModel

/// Why a document was refused, and where in it.
///
/// ```swift
/// do {
///   _ = try DocumentReader().read(Array("<document>".utf8), path: "Torn.xib")
/// } catch {
///   print(error.line, error.column, error.reason)
/// }
/// ```
public struct ReadError: Error, Hashable, Sendable {
  /// The reason why the document was refused.
  public var reason: Reason
  /// The document's path.
  public var path: String
  /// The line, counted from 1; a carriage return alone ends a line too.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// An error at a place of a document.
  package init(_ reason: Reason, path: String, line: Int = 1, column: Int = 1) {
    self.reason = reason
    self.path = path
    self.line = line
    self.column = column
  }

  /// A reason to refuse a document.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read; the text is a predicate of the file, such as `does not exist`.
    case unreadable(String)
    /// The file has no characters.
    case empty
    /// The file is a binary one; the text names its format, such as `a compiled nib`.
    case binary(String)
    /// The first character is not that of an XML document.
    case notXML
    /// The document is in another encoding than UTF-8.
    case unsupportedEncoding(String)
    /// A byte is no part of a UTF-8 character, or a character is one that XML does not have.
    case invalidCharacter
    /// The document ends in the middle: in a tag, or while the named element, which starts at the
    /// line, is open.
    case truncated(open: String?, line: Int)
    /// A line is a marker of a merge that was not resolved.
    case mergeConflict
    /// The document has the format that Xcode wrote before version 4.
    case xcode3Archive
    /// The root element is not `<document>` but the named one.
    case rootElement(String)
    /// The document asks for more than `ReadLimits` allow.
    case tooLarge(ReadLimits.Excess)
    /// The document type declaration has declarations of its own, which could define entities.
    case documentTypeDeclarations
    /// An `&` starts no reference that XML knows.
    case unknownReference
    /// An end tag closes another element than the open one.
    case mismatchedTag(open: String, line: Int, close: String)
    /// The document is not well-formed XML in another way.
    case malformed(String)
    /// Two objects, or two constraints, have one identifier; the first stands at the line.
    case duplicateIdentifier(String, firstLine: Int)
  }
}
