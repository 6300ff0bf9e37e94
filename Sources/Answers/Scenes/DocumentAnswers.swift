import CommandLine
package import JSONText
package import Ninefold

/// The answers of a command for a document: for the whole document, then for its scenes.
package struct DocumentAnswers {
  /// The way in which the answers for scenes are made.
  package enum Answers {
    /// At once; nil where a scene has no answer.
    case atOnce((SceneOutline) throws -> (any SceneAnswer)?)
    /// On any core that is free.
    case onAllCores(([SceneOutline]) -> [@Sendable () -> any SceneAnswer])
  }

  /// Gives the document's controllers and segues, whose findings are reported before the first answer is
  /// written; nil where the command does not follow segues.
  package let segues: () -> SegueGraph?
  /// The answer for the document, before the requested scenes; nil where there is none.
  package let whole: (([SceneOutline]) -> any DocumentPart)?
  /// The answers for its scenes.
  package let answers: Answers

  /// Answers that are made at once.
  package init(
    segues: @autoclosure @escaping () -> SegueGraph? = nil,
    whole: (([SceneOutline]) -> any DocumentPart)? = nil,
    _ answer: @escaping (SceneOutline) throws -> (any SceneAnswer)?
  ) {
    self.segues = segues
    self.whole = whole
    answers = .atOnce(answer)
  }

  /// Answers that are made on all cores.
  package init(
    segues: @autoclosure @escaping () -> SegueGraph?,
    onAllCores answers: @escaping (SceneOutline) -> [@Sendable () -> any SceneAnswer]
  ) {
    self.init(segues: segues(), onAllCoresTogether: { $0.flatMap(answers) })
  }

  /// Answers for all requested scenes together, which are made on all cores.
  package init(
    segues: @autoclosure @escaping () -> SegueGraph?,
    onAllCoresTogether answers: @escaping ([SceneOutline]) -> [@Sendable () -> any SceneAnswer]
  ) {
    self.segues = segues
    whole = nil
    self.answers = .onAllCores(answers)
  }
}

/// The answer for a document, before those for its scenes.
package protocol DocumentPart {
  /// The lines for people.
  var lines: [String] { get }

  /// Writes members of the document's object.
  func write(to json: inout JSONWriter)
}
