import SceneModel

extension ReadError: CustomStringConvertible {
  /// One line: `path:line:column: error: what is wrong and what was expected`.
  public var description: String { "\(path):\(line):\(column): error: \(reason)" }
}

extension ReadError.Reason: CustomStringConvertible {
  /// The defect and what was expected, in one line.
  public var description: String {
    switch self {
    case .unreadable(let defect): "\(defect), expected a file or a directory that can be read"
    case .empty: "the file is empty, expected an Interface Builder document"
    case .binary(let kind): "the file is \(kind), expected an Interface Builder document in XML"
    case .notXML: "the file is not XML, expected '<'"
    case .unsupportedEncoding(let name): "the encoding is \(name), expected UTF-8"
    case .invalidCharacter: "invalid character, expected UTF-8 text without control characters"
    case .truncated(nil, _): "the document ends inside a tag, comment or declaration"
    case .truncated(.some(let name), let line):
      "the document ends while <\(name)> of line \(line) is open, expected </\(name)>"
    case .mergeConflict: "unresolved merge conflict, expected a document without conflict markers"
    case .xcode3Archive:
      "the document has the <archive> format of Xcode 3, expected <document>; opening and saving it in Xcode converts it"
    case .rootElement(let name): "the root element is <\(name)>, expected <document>"
    case .tooLarge(let limit): "\(limit)"
    case .documentTypeDeclarations:
      "the document type declaration declares entities or elements, expected none"
    case .unknownReference: "'&' starts no known reference, expected '&amp;'"
    case .mismatchedTag(let open, let line, let close):
      "</\(close)> closes <\(open)> of line \(line), expected </\(open)>"
    case .malformed(let message): message
    case .duplicateIdentifier(let id, let line):
      "the identifier \"\(id)\" is used a second time, expected it only on line \(line)"
    }
  }
}
