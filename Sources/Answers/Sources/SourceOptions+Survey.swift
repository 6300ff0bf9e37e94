package import CommandLine
package import Ninefold

extension SourceOptions {
  /// A report of the resources that a source has and its documents name. Those that cannot be read are
  /// reported, and all others are listed.
  ///
  /// - Parameters:
  ///   - begin: Gives the survey of a source before documents are added, and reports the files of the source
  ///     that cannot be read.
  ///   - add: Adds a document.
  ///   - list: Gives the list of a survey.
  package func survey<Survey>(
    _ begin: (OpenSource, _ report: (any CustomStringConvertible) -> Void) throws -> Survey,
    add: (inout Survey, Document) -> Void, list: (Survey) -> any Rendering
  ) throws -> ValueReport {
    var counts = Counts()
    let opened = try OpenSource(try source())
    var refused = 0
    var survey = try begin(opened) {
      refused += 1
      Diagnostics.report("\($0)")
    }
    try opened.forEachDocument(SceneChoice(document: document), { counts.count($0) }) { document, _ in
      add(&survey, document)
    }
    if counts.exitCode == .failed { return ValueReport(nil, .failed) }
    return ValueReport(list(survey), refused == 0 ? counts.exitCode : .findings)
  }
}
