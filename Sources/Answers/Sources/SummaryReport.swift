import CommandLine
package import JSONText
package import Ninefold

/// The contents of a source.
package struct SummaryReport: Rendering {
  private let summary: SourceSummary

  package init(_ summary: SourceSummary) { self.summary = summary }

  private var counts: [(name: String, count: Int)] {
    [
      ("documents", summary.documents), ("scenes", summary.scenes), ("objects", summary.objects),
      ("constraints", summary.constraints), ("connections", summary.connections),
      ("variations", summary.variations),
    ]
  }

  package var lines: [String] {
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

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("documentCount", summary.documents)
      for (name, count) in counts.dropFirst() { json.member(name, count) }
      json.objects("toolsVersions", summary.toolsVersions) { json, share in
        json.member("version", share.version.written.flatMap { Int($0) })
        json.member("documentCount", share.documents)
      }
      json.objects("targetRuntimes", summary.targetRuntimes) { json, share in
        json.member("name", share.name.isEmpty ? nil : share.name)
        json.member("documentCount", share.documents)
      }
    }
  }
}
