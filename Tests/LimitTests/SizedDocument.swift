import InterfaceBuilder
import SceneModel

/// A limit of documents: where it stands, and a document that has so much of what it limits.
struct DocumentLimit: Sendable {
  let what: String
  let limit: @Sendable (inout ReadLimits, Int) -> Void
  var scaled: Int?
  /// Adds so much to a document whose root is open.
  let fill: @Sendable (inout ElementTree.Builder, Int) -> Void

  static let all: [DocumentLimit] = [
    DocumentLimit(what: "elements in each other") {
      $0.depth = $1
    } fill: { builder, count in
      for _ in 1..<count { builder.openElement(builder.intern("a")) }
    },
    DocumentLimit(
      what: "elements, texts and comments of a document", limit: { $0.nodes = $1 }, scaled: 2000
    ) { builder, count in
      for index in 1..<count {
        if index % 3 == 0 {
          builder.addLeaf(.comment, "c")
        } else {
          builder.openElement(builder.intern("a"))
          builder.closeElement()
        }
      }
    },
    DocumentLimit(
      what: "different names of elements and attributes", limit: { $0.names = $1 }, scaled: 700
    ) { builder, count in
      for index in 1..<count {
        builder.openElement(builder.intern("a\(index)"))
        builder.closeElement()
      }
    },
    DocumentLimit(what: "bytes of a name", limit: { $0.nameBytes = $1 }, scaled: 300) { builder, count in
      builder.openElement(
        builder.intern(String(repeating: "é", count: count / 2) + (count % 2 == 0 ? "" : "a")))
    },
    DocumentLimit(what: "attributes of one element") {
      $0.attributes = $1
    } fill: { builder, count in
      for index in 0..<count { builder.addAttribute(Attribute(builder.intern("a\(index)"), "")) }
    },
    DocumentLimit(what: "namespaces that a document declares") {
      $0.namespaces = $1
    } fill: { builder, count in
      for index in 0..<count { builder.addAttribute(Attribute(builder.intern("xmlns:a\(index)"), "u")) }
    },
    DocumentLimit(what: "bytes of a document's file", limit: { $0.bytes = $1 }, scaled: 3000) {
      builder, count in
      // Beside the text there are the declaration, the tags and two line ends.
      let rest = FileForm().declaration.utf8.count + "<document></document>".utf8.count + 2
      // Interface Builder's form of a text of such signs is larger than a scene project's.
      let signs = (count - rest) / 5
      builder.addLeaf(
        .text, String(repeating: "&", count: signs) + String(repeating: "x", count: (count - rest) % 5))
    },
  ]

  init(
    what: String, limit: @escaping @Sendable (inout ReadLimits, Int) -> Void, scaled: Int? = nil,
    fill: @escaping @Sendable (inout ElementTree.Builder, Int) -> Void
  ) {
    self.what = what
    self.limit = limit
    self.scaled = scaled
    self.fill = fill
  }

  /// A document that has so much of what is limited.
  func document(_ count: Int) -> Document {
    var builder = ElementTree.Builder()
    builder.openElement(builder.intern("document"))
    fill(&builder, count)
    return Document(path: "a.xib", tree: builder.finish())
  }

  /// The limits of which this one is another.
  func limits(_ count: Int) -> ReadLimits {
    var limits = ReadLimits()
    limit(&limits, count)
    return limits
  }
}
