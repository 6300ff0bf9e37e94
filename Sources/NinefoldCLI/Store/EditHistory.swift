import CommandLine
import JSONText
import Ninefold

/// The edits that can be undone, the newest first.
struct EditHistory: Rendering {
  let entries: [JournalEntry]

  var lines: [String] {
    var table = TextTable([
      ("EDIT", .right), ("TIME", .left), ("DOCUMENT", .name), ("SIZE CLASS", .left), ("WHAT", .name),
    ])
    for entry in entries {
      table.add([
        "\(entry.number)", Clock.text(entry.note.made), entry.document, entry.note.sizeClass.description,
        entry.note.summary.shown(upTo: 100),
      ])
    }
    return table.lines
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("edits", entries) { json, entry in
        json.member(edit: entry.number)
        json.member("time", Clock.text(entry.note.made))
        json.members(ofEdit: entry.note.summary, of: entry.document, in: entry.note.sizeClass)
      }
    }
  }
}
