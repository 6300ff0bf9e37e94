import CommandLine
import JSONText
import Ninefold
import Rows

/// The rows of documents, made one document after another as they are written.
struct RowReport: Report {
  private let views: [RowView]
  /// The documents; nil where the schemas of the rows are asked for.
  private let documents: Documents?
  private(set) var exitCode = ExitCode.done

  private struct Documents {
    let source: OpenSource
    /// The name of the source's project; nil where the documents come in a stream.
    let project: String?
    let environments: [SolvingEnvironment]
    let language: TextLanguage?
    let configuration: CheckConfiguration
    let isArrow: Bool
  }

  /// The schemas of the rows of views.
  init(schemas views: [RowView]) {
    self.views = views
    documents = nil
  }

  /// The rows of the documents of a source, or of the standard input where that has no project.
  init(
    views: [RowView], source: OpenSource, project: String?, environments: [SolvingEnvironment],
    language: TextLanguage?, configuration: CheckConfiguration, isArrow: Bool
  ) {
    self.views = views
    documents = Documents(
      source: source, project: project, environments: environments, language: language,
      configuration: configuration, isArrow: isArrow)
  }

  mutating func write(to output: inout Output) throws {
    guard let documents else {
      for view in views {
        var json = JSONWriter()
        view.writeSchema(to: &json)
        try output.take(from: &json)
      }
      return
    }
    let isStream = documents.project == nil
    let write: ([UInt8]) throws -> Void = { bytes in
      var output = Output(descriptor: 1)
      try output.write(bytes)
      try output.flush()
    }
    let rows: any RowOutput
    if documents.isArrow {
      let batches = RowBatches(of: views[0], endsDocuments: isStream, write: write)
      // A program that answers to the schema need not send a document first.
      try batches.begin()
      rows = batches
    } else {
      rows = RowLines(endsDocuments: isStream, write: write)
    }
    let maker = try RowMaker(
      views, documents.source, documents.environments, language: documents.language,
      documents.configuration, to: rows
    ) { Diagnostics.report($0) }
    if let project = documents.project {
      try maker.addDocuments(project: project)
    } else {
      var reader = FrameReader(descriptor: 0, mostBytes: ReadLimits().bytes)
      while let frame = try reader.next() { try maker.add(frame) }
    }
    try rows.finish()
    exitCode = maker.refused == 0 ? .done : maker.documents == 0 ? .failed : .findings
  }
}
