/// The reason why a YAML text is refused, and its place.
package struct YAMLDefect: Error, Hashable, Sendable {
  /// The reason.
  package let reason: Reason
  /// The place of the defect.
  package let place: YAMLPlace

  /// A defect at a place.
  package init(_ reason: Reason, at place: YAMLPlace) {
    self.reason = reason
    self.place = place
  }

  /// The faults of a text, and the reasons why none can be read.
  package enum Reason: Error, Hashable, Sendable {
    /// The text has more bytes than the limit.
    case tooLarge(limit: Int)
    /// Lists and mappings are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// There are more values and keys than the limit.
    case tooManyNodes(limit: Int)
    /// A byte belongs to no UTF-8 character.
    case notUTF8
    /// A character that a text must not have: a control character, or one that is no character.
    case character(Unicode.Scalar)
    /// The text is no YAML: the library's words, and the construct that it was reading, which
    /// began in a line.
    case malformed(String, reading: String?, line: Int)
    /// A value is given by the name of another one.
    case alias(String)
    /// A value has a type of its own.
    case tag(String)
    /// A key is a list or a mapping.
    case keyOfParts
    /// A key is there a second time; the first one stands in a line.
    case duplicateKey(String, line: Int)
    /// A second document follows in the same text.
    case secondDocument
    /// There is no memory for what the text asks for.
    case noMemory
    /// The system has no libyaml, or one that lacks the named function.
    case noLibrary(missing: String?)
  }
}

extension YAMLDefect: CustomStringConvertible {
  /// One line: `line:column: what is wrong and what was expected`.
  package var description: String { "\(place): \(reason)" }
}

extension YAMLDefect.Reason: CustomStringConvertible {
  /// One line: what is wrong and what was expected.
  package var description: String {
    switch self {
    case .tooLarge(let limit): "has more than \(limit) bytes, expected at most so many"
    case .tooDeep(let limit): "more than \(limit) lists and mappings in each other, expected at most so many"
    case .tooManyNodes(let limit): "more than \(limit) values and keys, expected at most so many"
    case .notUTF8: "a byte that is no part of a UTF-8 character, expected text in UTF-8"
    case .character(let scalar):
      "the character U+\(Self.hexadecimal(scalar)), expected none that YAML does not allow"
    case .malformed(let problem, let reading, let line):
      "no YAML: \(problem)" + (reading.map { " \($0) that begins in line \(line)" } ?? "")
    case .alias(let name): "the alias '*\(name)', expected the value itself: aliases are not followed"
    case .tag(let tag): "the tag '\(tag)', expected a value without one"
    case .keyOfParts: "a list or a mapping as a key, expected a text"
    case .duplicateKey(let key, let line):
      "the key '\(key)' for a second time, expected it once: it is in line \(line)"
    case .secondDocument: "a second document, expected one"
    case .noMemory: "the text asks for more memory than there is"
    case .noLibrary(nil):
      "the library libyaml-0.so.2 is not installed, expected Debian's package libyaml-0-2 or the like"
    case .noLibrary(.some(let name)):
      "the library libyaml-0.so.2 has no \(name), expected a version from 0.1 on"
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
