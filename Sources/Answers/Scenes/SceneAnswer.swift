package import CommandLine
import Ninefold

/// The result of a command for one scene.
package protocol SceneAnswer: Rendering {
  /// The number of findings.
  var findings: Int { get }
  /// The number of warnings, which are no findings.
  var warnings: Int { get }
  /// Its messages to the standard error, a line each.
  var diagnostics: [String] { get }
  /// The counts that are added up at the end of the report.
  var counts: [(CountedName, Int)] { get }
}

extension SceneAnswer {
  package var findings: Int { 0 }
  package var warnings: Int { 0 }
  package var diagnostics: [String] { [] }
  package var counts: [(CountedName, Int)] { [] }
}
