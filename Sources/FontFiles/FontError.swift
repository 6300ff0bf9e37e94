/// The reason why a font file is not used.
package struct FontError: Error, Hashable, Sendable {
  /// The reason.
  package let reason: Reason
  /// The file's path.
  package let path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// The faults of a font file, and the reasons why no such file can be read.
  package enum Reason: Error, Hashable, Sendable {
    /// The file cannot be read: the reason as a clause, such as `does not exist`.
    case unreadable(String)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The file has no face with glyphs.
    case notAFont
    /// There are more faces in the file than the limit.
    case tooManyFaces(limit: Int)
    /// A face has more characters than the limit.
    case tooManyCharacters(limit: Int)
    /// A face gives itself no PostScript name that documents could ask for.
    case noName
    /// A name of a face has more bytes than the limit.
    case longName(limit: Int)
    /// A face does not say how high its lines are.
    case noLines
    /// The system has no HarfBuzz, or one that lacks the named function.
    case noHarfBuzz(missing: String?)
  }
}

extension FontError: CustomStringConvertible {
  /// One line: `path:line:column: warning: what is wrong and what was expected`.
  package var description: String { "\(path):1:1: warning: \(reason)" }
}

extension FontError.Reason: CustomStringConvertible {
  /// One line: what is wrong and what was expected.
  package var description: String {
    switch self {
    case .unreadable(let defect): "\(defect), expected a font file that can be read"
    case .tooLarge(let limit): "has more than \(limit) bytes, expected at most so many"
    case .notAFont: "the file has no face with glyphs, expected a TrueType or OpenType font"
    case .tooManyFaces(let limit): "more than \(limit) faces in one file, expected at most so many"
    case .tooManyCharacters(let limit): "a face with more than \(limit) characters, expected at most so many"
    case .noName: "a face without a PostScript name, expected one that documents can ask for"
    case .longName(let limit): "a name of more than \(limit) bytes, expected one of at most so many"
    case .noLines: "a face without a horizontal header, expected the heights of its lines"
    case .noHarfBuzz(nil):
      "the library libharfbuzz.so.0 is not installed, so that the font's text is estimated; expected Debian's package"
        + " libharfbuzz0b or the like"
    case .noHarfBuzz(.some(let name)):
      "the library libharfbuzz.so.0 has no \(name), so that the font's text is estimated; expected a version from 3.0 on"
    }
  }
}
