import JSONText
import Ninefold

/// An edit that was made, and the size class in which.
struct MadeEdit: Rendering {
  let result: ProjectEditing.Result
  let sizeClass: SizeClass

  /// The ids that the edit was about, by what became of them.
  private var lists: [(name: String, ids: [ObjectID])] {
    [
      ("added", result.outcome.added), ("removed", result.outcome.removed),
      ("uninstalled", result.outcome.uninstalled),
    ]
  }

  var lines: [String] {
    let number = result.number.map { "edit \($0)" } ?? "unchanged"
    return ["\(number): \(result.document): \(result.outcome.summary)"]
      + lists.filter { !$0.ids.isEmpty }.map { name, ids in
        "\(name): \(ids.map(\.text).joined(separator: ", "))"
      }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member(edit: result.number)
    json.members(ofEdit: result.outcome.summary, of: result.document, in: sizeClass)
    for (name, ids) in lists { json.member(name, ids.map(\.text)) }
    json.end()
  }
}

/// What is told whenever another class than any-any is edited: whom it affects.
struct SizeClassNotice: CustomStringConvertible {
  let description: String

  init(_ sizeClass: SizeClass) {
    let devices = Orientation.allCases.compactMap { orientation -> String? in
      let names = Device.all.filter { sizeClass.covers($0.sizeClass(in: orientation)) }.map(\.name)
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      return "\(names.count) devices in \(orientation.rawValue) (\(shown))"
    }
    description =
      "ninefold: note: editing in \(sizeClass), not in any-any; affects "
      + (devices.isEmpty ? "no device on the whole screen" : devices.joined(separator: ", "))
  }
}
