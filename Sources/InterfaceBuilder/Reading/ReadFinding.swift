/// Something questionable in a document that was read all the same.
///
/// ```swift
/// let text = #"<document><outlet property="title" destination="gone" id="a"/></document>"#
/// for finding in try DocumentReader().readWithFindings(Array(text.utf8), path: "Main.xib").findings {
///   print(finding)
/// }
/// ```
public struct ReadFinding: Hashable, Sendable {
  /// The reason for the finding.
  public var reason: Reason
  /// The document's path.
  public var path: String
  /// The line of the element, counted from 1.
  public var line: Int
  /// The column of the element in bytes, counted from 1.
  public var column: Int

  /// A reason to question an element.
  public enum Reason: Hashable, Sendable {
    /// An attribute names an object that the document does not have.
    case danglingReference(attribute: String, id: String)
    /// A constraint or a connection has the identifier of another element, which stands at the line.
    case duplicateIdentifier(String, firstLine: Int)
    /// There are characters between elements, which Interface Builder does not write.
    case strayText
    /// A marker of a merge conflict was left between elements.
    case conflictMarker
    /// The value of an attribute of an object, or of what is in it, cannot be read: it does not count.
    case unreadableValue(object: String, attribute: String, value: String, expected: String)
  }

  /// Whether a value of the document is ignored, rather than merely odd.
  package var isError: Bool { if case .unreadableValue = reason { true } else { false } }
}

extension ReadFinding: CustomStringConvertible {
  /// One line: `path:line:column: warning: what is questionable and what was expected`; of a value that
  /// cannot be read, `error` for `warning`.
  public var description: String {
    "\(path):\(line):\(column): \(isError ? "error" : "warning"): \(reason)"
  }
}

extension ReadFinding.Reason: CustomStringConvertible {
  /// The reason and what was expected, in one line.
  public var description: String {
    switch self {
    case .danglingReference(let attribute, let id):
      "\(attribute)=\"\(id)\" names no object of the document"
    case .duplicateIdentifier(let id, let line):
      "the identifier \"\(id)\" is used a second time, expected it only on line \(line)"
    case .strayText: "text between elements, expected only white space"
    case .unreadableValue(let object, let attribute, let value, let expected):
      "\(attribute)=\"\(value)\" of '\(object)' cannot be read and does not count, expected \(expected)"
    case .conflictMarker: "a marker of a merge conflict was left between elements, expected only white space"
    }
  }
}
