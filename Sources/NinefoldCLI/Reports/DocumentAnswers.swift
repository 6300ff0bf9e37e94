import JSONText
import Ninefold

/// What a command says of a document: of it as a whole, then of its scenes.
struct DocumentAnswers {
  /// The document's controllers and segues, whose findings are told; nil where the command does not follow segues.
  var segues: SegueGraph?
  /// What is said before the scenes that are asked for; nil where nothing is.
  var whole: (([SceneOutline]) -> any DocumentPart)?
  /// What is said of a scene; nil where there is nothing to say.
  let answer: (SceneOutline) throws -> (any SceneAnswer)?

  init(
    segues: SegueGraph? = nil, whole: (([SceneOutline]) -> any DocumentPart)? = nil,
    _ answer: @escaping (SceneOutline) throws -> (any SceneAnswer)?
  ) {
    self.segues = segues
    self.whole = whole
    self.answer = answer
  }
}

/// What is said of a document before its scenes.
protocol DocumentPart {
  /// For people.
  var lines: [String] { get }

  /// Writes members of the document's object.
  func write(to json: inout JSONWriter)
}
