import Ninefold

/// What a command says of one scene.
protocol SceneAnswer: Rendering {
  /// How much there is to complain of.
  var findings: Int { get }
  /// How much is questionable, but no finding.
  var warnings: Int { get }
  /// What is said of it on the standard error, each a line.
  var diagnostics: [String] { get }
  /// What is summed up at the end of the report.
  var counts: [(CountedName, Int)] { get }
}

extension SceneAnswer {
  var findings: Int { 0 }
  var warnings: Int { 0 }
  var diagnostics: [String] { [] }
  var counts: [(CountedName, Int)] { [] }
}
