import Ninefold

/// What a source holds, printed.
struct SummaryReport {
  private let summary: SourceSummary

  init(_ summary: SourceSummary) { self.summary = summary }

  func write(as format: Format) throws(Output.Failure) {
    switch format {
    case .json: try writeJSON()
    case .text: try writeText()
    }
  }

  private var counts: [(name: String, count: Int)] {
    [
      ("documents", summary.documents), ("scenes", summary.scenes), ("objects", summary.objects),
      ("constraints", summary.constraints), ("connections", summary.connections),
      ("variations", summary.variations),
    ]
  }

  private func writeText() throws(Output.Failure) {
    var output = Output(descriptor: 1)
    var table = TextTable([("", .right), ("", .left)])
    for (name, count) in counts { table.add([String(count), name]) }
    for line in table.lines { try output.writeLine(line) }
    try output.writeLine()
    table = TextTable([("TOOLS VERSION", .left), ("DOCUMENTS", .right)])
    for (version, documents) in summary.toolsVersions {
      table.add([version.written == 0 ? "none" : String(version.written), String(documents)])
    }
    for line in table.lines { try output.writeLine(line) }
    try output.writeLine()
    table = TextTable([("TARGET RUNTIME", .left), ("DOCUMENTS", .right)])
    for share in summary.targetRuntimes {
      table.add([share.name.isEmpty ? "none" : share.name, String(share.documents)])
    }
    for line in table.lines { try output.writeLine(line) }
    try output.flush()
  }

  private func writeJSON() throws(Output.Failure) {
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginObject()
    for (name, count) in counts {
      try json.name(name)
      try json.integer(Int64(count))
    }
    try json.name("toolsVersions")
    try json.beginArray(.lines)
    for (version, documents) in summary.toolsVersions {
      try json.beginObject()
      try json.name("version")
      if version.written == 0 { try json.null() } else { try json.integer(Int64(version.written)) }
      try json.name("documents")
      try json.integer(Int64(documents))
      try json.end()
    }
    try json.end()
    try json.name("targetRuntimes")
    try json.beginArray(.lines)
    for share in summary.targetRuntimes {
      try json.beginObject()
      try json.member("name", share.name.isEmpty ? nil : share.name)
      try json.name("documents")
      try json.integer(Int64(share.documents))
      try json.end()
    }
    try json.end()
    try json.end()
    try json.flush()
  }
}
