import Ninefold

/// The edits that can be undone, the newest first.
struct EditHistory: Rendering {
  let entries: [JournalEntry]

  var lines: [String] {
    var table = TextTable([
      ("EDIT", .right), ("TIME", .left), ("DOCUMENT", .left), ("SIZE CLASS", .left), ("WHAT", .left),
    ])
    for entry in entries {
      table.add([
        "\(entry.number)", Clock.text(entry.note.made), entry.document, entry.note.sizeClass.description,
        entry.note.summary.shown(upTo: 100),
      ])
    }
    return table.lines
  }

  func write(to json: inout JSONWriter) throws(Output.Failure) {
    try json.beginObject()
    try json.name("edits")
    try json.beginArray(.lines)
    for entry in entries {
      try json.beginObject()
      try json.member("edit", Double(entry.number))
      try json.member("time", Clock.text(entry.note.made))
      try json.member("document", entry.document)
      try json.member("sizeClass", entry.note.sizeClass.description)
      try json.member("summary", entry.note.summary)
      try json.end()
    }
    try json.end()
    try json.end()
  }
}
