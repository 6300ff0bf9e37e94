import CommandLine
package import JSONText
package import Ninefold

/// The occurrences of a text in a document: for people a table.
package struct OccurrenceList: Rendering {
  package let path: String
  package let occurrences: [Occurrence]

  package init(path: String, occurrences: [Occurrence]) {
    self.path = path
    self.occurrences = occurrences
  }

  package var lines: [String] { [path.onOneLine] + table.lines.map { "  " + $0 } }

  private var table: TextTable {
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

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      json.objects("found", occurrences) { json, occurrence in
        json.member("scene", occurrence.outline.id.text)
        json.members(ofObject: occurrence.id?.text ?? "", type: occurrence.type)
        json.member("class", occurrence.className)
        json.member("in", occurrence.kind.rawValue)
        json.member("value", occurrence.value)
      }
    }
  }
}
