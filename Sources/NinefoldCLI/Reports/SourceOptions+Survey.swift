import Ninefold

extension SourceOptions {
  /// A report of what a source has and its documents name. What cannot be read is told, and all else is listed.
  ///
  /// - Parameters:
  ///   - begin: Gives the survey of a source before documents are added, and says why parts of the source cannot be read.
  ///   - add: Adds a document.
  ///   - list: Gives the list of a survey.
  func survey<Survey>(
    _ begin: (OpenSource, _ report: (any CustomStringConvertible) -> Void) throws -> Survey,
    add: (inout Survey, Document) -> Void, list: (Survey) -> any Rendering
  ) throws -> ValueReport {
    var tally = DocumentTally()
    let opened = try OpenSource(try source())
    var refused = 0
    var survey = try begin(opened) {
      refused += 1
      Diagnostics.report("\($0)")
    }
    try opened.forEachDocument(SceneChoice(document: document), { tally.count($0) }) { document, _ in
      add(&survey, document)
    }
    if tally.exitCode == .failed { return ValueReport(nil, .failed) }
    return ValueReport(list(survey), refused == 0 ? tally.exitCode : .findings)
  }
}
