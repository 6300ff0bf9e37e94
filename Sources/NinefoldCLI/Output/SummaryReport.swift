import Ninefold

/// What a source holds.
struct SummaryReport: Rendering {
  private let summary: SourceSummary

  init(_ summary: SourceSummary) { self.summary = summary }

  private var counts: [(name: String, count: Int)] {
    [
      ("documents", summary.documents), ("scenes", summary.scenes), ("objects", summary.objects),
      ("constraints", summary.constraints), ("connections", summary.connections),
      ("variations", summary.variations),
    ]
  }

  var lines: [String] {
    var numbers = TextTable([("", .right), ("", .left)])
    for (name, count) in counts { numbers.add([String(count), name]) }
    var versions = TextTable([("TOOLS VERSION", .left), ("DOCUMENTS", .right)])
    for (version, documents) in summary.toolsVersions {
      versions.add([version.written ?? "none", String(documents)])
    }
    var runtimes = TextTable([("TARGET RUNTIME", .left), ("DOCUMENTS", .right)])
    for share in summary.targetRuntimes {
      runtimes.add([share.name.isEmpty ? "none" : share.name, String(share.documents)])
    }
    return numbers.lines + [""] + versions.lines + [""] + runtimes.lines
  }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
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
      if let number = version.written.flatMap({ Int64($0) }) {
        try json.integer(number)
      } else {
        try json.null()
      }
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
  }
}
