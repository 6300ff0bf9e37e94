import Ninefold

/// What of documents is kept but not understood.
struct CoverageReport: Rendering {
  private let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  var lines: [String] {
    let totals = coverage.totals
    let kept = coverage.kept
    let heading =
      "\(coverage.documentCount) documents, \(totals.occurrences) elements and attributes: "
      + "\(totals.understood) understood, \(totals.occurrences - totals.understood) kept without being understood"
    guard !kept.isEmpty else { return [heading] }
    var table = TextTable([
      ("COUNT", .right), ("ELEMENT", .left), ("ATTRIBUTE", .left), ("FIRST OBJECT", .left),
      ("FIRST DOCUMENT", .left),
    ])
    for entry in kept {
      table.add([
        String(entry.count), entry.element, entry.attribute ?? "", entry.firstObject?.text ?? "",
        entry.firstPath,
      ])
    }
    return [heading + ", of \(kept.count) names", ""] + table.lines
  }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
    let totals = coverage.totals
    try json.object { (json) throws(Output.Failure) in
      try json.member("documents", coverage.documentCount)
      try json.member("occurrences", totals.occurrences)
      try json.member("understood", totals.understood)
      try json.member("kept", totals.occurrences - totals.understood)
      try json.objects("names", coverage.kept) { (json, entry) throws(Output.Failure) in
        try json.member("element", entry.element)
        try json.member("attribute", entry.attribute)
        try json.member("count", entry.count)
        try json.member("firstDocument", entry.firstPath)
        try json.member("firstObject", entry.firstObject?.text)
      }
    }
  }
}
