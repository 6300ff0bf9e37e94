import JSONText
import Ninefold

/// What a command says of a document: of it as a whole, then of its scenes.
struct DocumentAnswers {
  /// What is said of a scene.
  enum Answers {
    /// At once; nil where there is nothing to say.
    case atOnce((SceneOutline) throws -> (any SceneAnswer)?)
    /// By whatever core has time for it.
    case onAllCores(([SceneOutline]) -> [@Sendable () -> any SceneAnswer])
  }

  /// Gives the document's controllers and segues, whose findings are told before the first answer is written; nil where
  /// the command does not follow segues.
  let segues: () -> SegueGraph?
  /// What is said before the scenes that are asked for; nil where nothing is.
  let whole: (([SceneOutline]) -> any DocumentPart)?
  /// What is said of its scenes.
  let answers: Answers

  /// Answers that are made at once.
  init(
    segues: @autoclosure @escaping () -> SegueGraph? = nil,
    whole: (([SceneOutline]) -> any DocumentPart)? = nil,
    _ answer: @escaping (SceneOutline) throws -> (any SceneAnswer)?
  ) {
    self.segues = segues
    self.whole = whole
    answers = .atOnce(answer)
  }

  /// Answers that are made on all cores.
  init(
    segues: @autoclosure @escaping () -> SegueGraph?,
    onAllCores answers: @escaping (SceneOutline) -> [@Sendable () -> any SceneAnswer]
  ) {
    self.init(segues: segues(), onAllCoresTogether: { $0.flatMap(answers) })
  }

  /// Answers to all scenes that are asked for, which are made on all cores.
  init(
    segues: @autoclosure @escaping () -> SegueGraph?,
    onAllCoresTogether answers: @escaping ([SceneOutline]) -> [@Sendable () -> any SceneAnswer]
  ) {
    self.segues = segues
    whole = nil
    self.answers = .onAllCores(answers)
  }
}

/// What is said of a document before its scenes.
protocol DocumentPart {
  /// For people.
  var lines: [String] { get }

  /// Writes members of the document's object.
  func write(to json: inout JSONWriter)
}
