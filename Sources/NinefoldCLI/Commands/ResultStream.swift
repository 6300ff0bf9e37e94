import Ninefold

/// Goes through a source's scenes and counts what was answered and what was refused.
///
/// What a scene gives goes out before the next one is made, so that memory does not grow with the source.
struct ResultStream {
  private let source: Source
  private let scene: ObjectID?
  private var documents = 0
  private var scenes = 0
  private var refused = 0

  init(_ arguments: Arguments) throws(UsageError) {
    source = try Source(arguments)
    scene = arguments.value(.scene).map { ObjectID($0) }
  }

  /// Calls a function for every document that has scenes to answer for.
  mutating func forEachDocument(_ answer: (Document, [SceneOutline]) throws -> Void) throws -> ExitCode {
    try source.forEachDocument(having: scene) { result in
      switch result {
      case .failure(let error):
        refused += 1
        Diagnostics.report(error)
      case .success(let document):
        documents += 1
        let chosen = document.scenes.filter { scene == nil || $0.id == scene }
        scenes += chosen.count
        if scene == nil || !chosen.isEmpty { try answer(document, chosen) }
      }
    }
    if let scene, scenes == 0, documents > 0 || refused == 0 {
      Diagnostics.report(error: "no scene '\(scene)' in \(source), expected the id of one")
      return .failed
    }
    if refused == 0 { return .done }
    return documents == 0 ? .failed : .findings
  }
}
