import CommandLine
package import JSONText
package import Ninefold

/// The elements and attributes of documents that are kept but not understood.
package struct CoverageReport: Rendering {
  private let coverage: Coverage

  package init(_ coverage: Coverage) { self.coverage = coverage }

  package var lines: [String] {
    let totals = coverage.totals
    let kept = coverage.kept
    let heading =
      "\(coverage.documentCount) documents, \(totals.occurrences) elements and attributes: "
      + "\(totals.understood) understood, \(totals.occurrences - totals.understood) kept without being understood"
    guard !kept.isEmpty else { return [heading] }
    var table = TextTable([
      ("COUNT", .right), ("ELEMENT", .name), ("ATTRIBUTE", .name), ("FIRST OBJECT", .left),
      ("FIRST DOCUMENT", .name),
    ])
    for entry in kept {
      table.add([
        String(entry.count), entry.element, entry.attribute ?? "", entry.firstObject?.text ?? "",
        entry.firstPath,
      ])
    }
    return [heading + ", of \(kept.count) names", ""] + table.lines
  }

  package func write(to json: inout JSONWriter) {
    let totals = coverage.totals
    json.object { json in
      json.member("documentCount", coverage.documentCount)
      json.member("occurrences", totals.occurrences)
      json.member("understood", totals.understood)
      json.member("kept", totals.occurrences - totals.understood)
      json.objects("names", coverage.kept) { json, entry in
        json.member("element", entry.element)
        json.member("attribute", entry.attribute)
        json.member("count", entry.count)
        json.member("firstDocument", entry.firstPath)
        json.member("firstObject", entry.firstObject?.text)
      }
    }
  }
}
