package import JSONText

/// A value that is written in two ways: for people and for programs.
package protocol Rendering {
  /// The lines that people read; none where there is nothing to report.
  var lines: [String] { get }

  /// Writes the JSON that programs read.
  func write(to json: inout JSONWriter)
}

/// The format of results.
package enum Format: String, ArgumentChoice {
  /// A value of JSON, for programs.
  case json
  /// Lines, for people.
  case text
}
