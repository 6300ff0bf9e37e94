import Editing
import InterfaceBuilder
import SceneModel

extension LimitCase {
  /// Documents as an edit leaves them.
  static let edits: [LimitCase] = [
    LimitCase("elements in each other", "edits") { size, limit in
      // Beside the views and their containers there are the root, the last view, and the three levels that a
      // new one brings.
      let levels = size - 5
      let wrapper = levels % 2 == 0 ? "" : "<x>"
      let count = levels / 2
      let views = (0..<count).map { "<view id=\"v\($0)\"><subviews>" }.joined()
      let source =
        "<document>\(wrapper)\(views)<view id=\"last\"/>"
        + String(repeating: "</subviews></view>", count: count) + (wrapper.isEmpty ? "" : "</x>")
        + "</document>"
      return try refusal(source, .addView(NewView("view", to: ObjectID("last")))) { $0.depth = limit }
    },
    LimitCase("elements, texts and comments of a document", "edits", scaled: 1000) { size, limit in
      let edit = Edit.addView(NewView("view", to: ObjectID("v")))
      func source(_ others: Int) -> String {
        // In lines as Interface Builder writes them: white space of another sort would be nodes.
        "<document>\n    <view id=\"v\"/>" + String(repeating: "\n    <a/>", count: others)
          + "\n</document>\n"
      }
      var small = try DocumentReader().read(Array(source(0).utf8), path: "a.xib")
      try small.apply(edit, seed: 1)
      // The document itself is counted by the tree, and by no limit.
      return try refusal(source(size - (small.tree.count - 1)), edit) { $0.nodes = limit }
    },
    LimitCase("different names of elements and attributes", "edits", scaled: 300) { size, limit in
      // The document has as many names as elements, and two more.
      let names = (0..<size - 4).map { "<a\($0)/>" }.joined()
      return try refusal("<document><view id=\"v\"/>\(names)</document>", set("more")) { $0.names = limit }
    },
    LimitCase("bytes of a name", "edits", scaled: 200) { size, limit in
      try refusal("<document><view id=\"v\"/></document>", set(String(repeating: "n", count: size))) {
        $0.nameBytes = limit
      }
    },
    LimitCase("attributes of one element", "edits") { size, limit in
      let attributes = (0..<size - 2).map { "a\($0)=\"\"" }.joined(separator: " ")
      return try refusal("<document><view id=\"v\" \(attributes)/></document>", set("more")) {
        $0.attributes = limit
      }
    },
    LimitCase("namespaces that a document declares", "edits") { size, limit in
      let attributes = (0..<size - 1).map { "xmlns:a\($0)=\"u\"" }.joined(separator: " ")
      return try refusal("<document \(attributes)><view id=\"v\"/></document>", set("xmlnsx")) {
        $0.namespaces = limit
      }
    },
    LimitCase("bytes of a document's file", "edits", scaled: 500) { size, limit in
      let source = "<document><view id=\"v\"/></document>"
      let value = String(repeating: "x", count: size - source.utf8.count - " more=\"\"".utf8.count)
      return try refusal(source, set("more", to: value)) { $0.bytes = limit }
    },
  ]

  private static func set(_ name: String, to value: String = "") -> Edit {
    .set(ObjectID("v"), attribute: ValuePath(name), to: value)
  }

  /// The error where a document without limits is edited within some.
  private static func refusal(
    _ source: String, _ edit: Edit, _ limit: (inout ReadLimits) -> Void
  ) throws -> String? {
    var document = try DocumentReader().read(Array(source.utf8), path: "a.xib")
    var limits = ReadLimits()
    limit(&limits)
    var ids = ObjectIDGenerator(seed: 1)
    let result = describing { try document.apply(edit, ids: &ids, force: true, limits: limits) }
    if result == nil {
      // The reader agrees.
      _ = try DocumentReader(limits: limits).read(DocumentWriter().write(document), path: "a.xib")
    }
    return result
  }
}
