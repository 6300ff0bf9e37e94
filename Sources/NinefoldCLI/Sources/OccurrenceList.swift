import CommandLine
import JSONText
import Ninefold

/// The occurrences of a text: for people a table for each document.
struct OccurrenceList: Rendering {
  let documents: [(path: String, occurrences: [Occurrence])]

  var lines: [String] {
    let blocks = documents.map { path, occurrences in
      [path.onOneLine] + table(occurrences).lines.map { "  " + $0 }
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func table(_ occurrences: [Occurrence]) -> TextTable {
    var table = TextTable([
      ("SCENE", .name), ("OBJECT", .left), ("ID", .left), ("CLASS", .name), ("FOUND IN", .left), ("", .name),
    ])
    for occurrence in occurrences {
      table.add([
        occurrence.outline.label, occurrence.type, occurrence.id?.text ?? "", occurrence.className ?? "",
        occurrence.kind.rawValue, occurrence.value.shown(upTo: 60),
      ])
    }
    return table
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("documents", documents) { json, document in
        json.member("path", document.path)
        json.objects("found", document.occurrences) { json, occurrence in
          json.member("scene", occurrence.outline.id.text)
          json.members(ofObject: occurrence.id?.text ?? "", type: occurrence.type)
          json.member("class", occurrence.className)
          json.member("in", occurrence.kind.rawValue)
          json.member("value", occurrence.value)
        }
      }
    }
  }
}
