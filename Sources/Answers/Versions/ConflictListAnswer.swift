import CommandLine
package import JSONText
package import Ninefold

/// The numbered conflicts of a document.
package struct ConflictListAnswer: Rendering {
  package let listing: ConflictListing

  package init(listing: ConflictListing) {
    self.listing = listing
  }

  /// Whether nobody chose a side in some conflict.
  package var isOpen: Bool { listing.entries.contains { !$0.conflict.isChosen } }

  package var lines: [String] {
    if listing.entries.isEmpty { return ["\(listing.path): no conflicts"] }
    return listing.entries.map { entry in
      let scene = entry.scene.map { ", scene \($0)" } ?? ""
      let choice = entry.conflict.isChosen ? " (\(entry.conflict.inForce) is taken)" : ""
      return "\(entry.number). \(entry.title)\(scene): \(entry.sentence)\(choice)".onOneLine
    }
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("document", listing.path)
      json.objects("listed", listing.entries) { json, entry in
        json.member("number", entry.number)
        json.member("kind", entry.conflict.kind.rawValue)
        json.member("object", entry.conflict.object)
        json.member("title", entry.title)
        json.member("scene", entry.scene)
        json.member("sentence", entry.sentence)
        json.member("element", entry.conflict.element)
        json.member("attribute", entry.conflict.attribute)
        json.member("base", entry.conflict.base)
        json.member("ours", entry.conflict.ours)
        json.member("theirs", entry.conflict.theirs)
        json.member("in_force", "\(entry.conflict.inForce)")
        json.member("chosen", entry.conflict.isChosen)
      }
    }
  }
}
