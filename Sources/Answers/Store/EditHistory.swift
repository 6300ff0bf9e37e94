package import CommandLine
package import JSONText
package import Ninefold

/// The edits that can be undone, the newest first.
package struct EditHistory: Rendering {
  package let entries: [JournalEntry]

  package init(entries: [JournalEntry]) {
    self.entries = entries
  }

  package var lines: [String] {
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

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("edits", entries) { json, entry in json.members(of: entry) }
    }
  }
}

extension LineReport {
  /// The report of an edit that was undone or redone.
  package init(_ verb: String, _ entry: JournalEntry, _ exitCode: ExitCode) {
    self.init("\(verb): edit \(entry.number): \(entry.document): \(entry.note.summary)", exitCode) { json in
      json.member("project", entry.project)
      json.members(of: entry)
    }
  }
}

extension JSONWriter {
  /// Writes the members of an edit of the journal.
  fileprivate mutating func members(of entry: JournalEntry) {
    member(edit: entry.number)
    member("time", Clock.text(entry.note.made))
    members(ofEdit: entry.note.summary, of: entry.document, in: entry.note.sizeClass)
  }
}
