import CommandLine
package import JSONText
package import Ninefold

/// An edit that was made, and its size class.
package struct MadeEdit: Rendering {
  package let document: String
  package let outcome: EditOutcome
  package let sizeClass: SizeClass
  /// The edit's number in the journal; nil where it is not in one.
  package let number: Int?
  /// Whether anything was changed.
  package let isChange: Bool

  /// An edit of a stored document.
  package init(_ result: ProjectEditing.Result, in sizeClass: SizeClass) {
    document = result.document
    outcome = result.outcome
    number = result.number
    isChange = result.number != nil
    self.sizeClass = sizeClass
  }

  /// An edit of a file.
  package init(_ edit: PreparedEdit, in sizeClass: SizeClass) {
    document = edit.document
    outcome = edit.outcome
    number = nil
    isChange = edit.isChange
    self.sizeClass = sizeClass
  }

  /// The ids of the objects that the edit added, removed or uninstalled.
  private var lists: [(name: String, ids: [ObjectID])] {
    [("added", outcome.added), ("removed", outcome.removed), ("uninstalled", outcome.uninstalled)]
  }

  package var lines: [String] {
    let word = isChange ? number.map { "edit \($0)" } ?? "edited" : "unchanged"
    return ["\(word): \(document): \(outcome.summary)"]
      + lists.filter { !$0.ids.isEmpty }.map { name, ids in
        "\(name): \(ids.map(\.text).joined(separator: ", "))"
      }
  }

  package func write(to json: inout JSONWriter) { json.object(writeMembers) }

  func writeMembers(to json: inout JSONWriter) {
    json.member(edit: number)
    json.member("changed", isChange)
    json.members(ofEdit: outcome.summary, of: document, in: sizeClass)
    for (name, ids) in lists { json.member(name, ids.map(\.text)) }
  }
}

/// The changes that an edit would make: for people a unified difference alone, which `patch` and
/// `git apply` take.
struct DryRun: Rendering {
  package let edit: PreparedEdit
  package let sizeClass: SizeClass

  package var lines: [String] { DifferenceLines.lines(of: edit.difference) }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      MadeEdit(edit, in: sizeClass).writeMembers(to: &json)
      json.member("difference", edit.difference)
    }
  }
}

/// The note on every edit in another size class than any-any: the devices that it affects.
package struct SizeClassNotice: CustomStringConvertible {
  package let description: String

  package init(_ sizeClass: SizeClass) {
    let devices = sizeClass.devices.map(\.name)
    let shown = devices.prefix(3).joined(separator: ", ") + (devices.count > 3 ? ", …" : "")
    description =
      "ninefold: note: editing in \(sizeClass), not in any-any; affects "
      + (devices.isEmpty ? "no device" : "\(devices.count) devices (\(shown))")
  }
}
