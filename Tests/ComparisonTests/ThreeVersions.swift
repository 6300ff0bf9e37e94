import Comparison
import InterfaceBuilder
import SceneModel

/// Small documents in three versions, merged.
struct ThreeVersions {
  let merge: DocumentMerge

  /// Merges versions of what is in a document, each a text of XML.
  init(_ base: String, _ ours: String, _ theirs: String, favored: MergeSide? = nil) throws {
    try self.init(
      documents: [base, ours, theirs].map { "<document toolsVersion=\"100\">\($0)</document>" },
      favored: favored)
  }

  /// Merges whole documents.
  init(documents: [String], favored: MergeSide? = nil) throws {
    let read = try documents.map { text throws in
      text.isEmpty
        ? Document(path: "none", tree: ElementTree()) : try DocumentReader().read(Array(text.utf8), path: "a")
    }
    merge = DocumentMerge(base: read[0], ours: read[1], theirs: read[2], favored: favored)
  }

  /// The merged document as it is written.
  var text: String { String(decoding: DocumentWriter().write(merge.document), as: UTF8.self) }

  /// The content of the merged document's root element.
  var content: String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    guard let start = lines.firstRange(of: "<document") else { return lines }
    let inner = lines[start.lowerBound...].drop { $0 != ">" }.dropFirst()
    return inner.hasSuffix("</document>") ? String(inner.dropLast("</document>".count)) : String(inner)
  }

  /// The changes that deletions beat: the element, its object, and the side that took it away.
  var overruled: [String] {
    merge.overruled.map { [$0.element, $0.object, "\($0.side)"].compactMap(\.self).joined(separator: " ") }
  }

  /// The conflicts: what kind, in which object, of which attribute.
  var conflicts: [String] {
    merge.conflicts.map {
      [$0.kind.rawValue, $0.object, $0.attribute].compactMap(\.self).joined(separator: " ")
    }
  }
}
