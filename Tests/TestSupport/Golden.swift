public import Foundation
public import Testing

/// Holds a text against the file that stores what it should be.
///
/// With `RECORD_GOLDENS=1` in the environment the file is written anew, and the test fails so that nobody
/// takes the run for a check.
public func expectGolden(_ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("no \(file.lastPathComponent); RECORD_GOLDENS=1 records it", sourceLocation: sourceLocation)
    return
  }
  if text == expected { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(lines, expectedLines).prefix { $0 == $1 }.count
  func shown(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(the end)" }
  Issue.record(
    """
    \(file.lastPathComponent):\(line + 1) differs; RECORD_GOLDENS=1 records it anew
    expected: \(shown(expectedLines))
    found:    \(shown(lines))
    """, sourceLocation: sourceLocation)
}
