import JSONText

/// A value that is written in two ways: for people and for programs.
protocol Rendering {
  /// What people read. None where there is nothing to tell them.
  var lines: [String] { get }

  /// Writes what programs read.
  func write(to json: inout JSONWriter)
}

/// How results are written.
enum Format: String, ArgumentChoice {
  /// A value of JSON, for programs.
  case json
  /// Lines, for people.
  case text
}
