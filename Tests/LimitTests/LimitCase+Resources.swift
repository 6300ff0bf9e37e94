import ProjectResources
import InterfaceBuilder
import SceneModel
import SceneProject
import SceneStore
import TestSupport

extension LimitCase {
  /// Asset catalogues and strings files.
  static let resources: [LimitCase] = [
    LimitCase("bytes of the description of an asset", "asset catalogues") { size, _ in
      let start = Array(#"{"images":[]"#.utf8)
      let spaces = [UInt8](repeating: 0x20, count: size - start.count - 1)
      return try catalogDefect(["a.imageset/Contents.json": start + spaces + Array("}".utf8)])
    },
    LimitCase("objects and arrays in each other in such a description", "asset catalogues") { size, _ in
      let text =
        #"{"x":"# + String(repeating: "[", count: size - 1) + String(repeating: "]", count: size - 1) + "}"
      return try catalogDefect(["a.imageset/Contents.json": Array(text.utf8)])
    },
    LimitCase("bytes of a picture that are looked through for its size", "asset catalogues") { size, _ in
      let start = Array("%PDF-".utf8)
      let end = Array("/MediaBox [0 0 1 1]".utf8)
      let spaces = [UInt8](repeating: 0x20, count: size - start.count - end.count)
      return try catalogDefect([
        "a.imageset/Contents.json": Array(#"{"images":[{"filename":"a.pdf","idiom":"universal"}]}"#.utf8),
        "a.imageset/a.pdf": start + spaces + end,
      ])
    },
    LimitCase("bytes of an app's property list", "property lists") { size, _ in
      let spaces = [UInt8](repeating: 0x20, count: size - "<plist/>".utf8.count)
      return describing { try AppFontReader().files(Array("<plist/>".utf8) + spaces, path: "Info.plist") }
    },
    LimitCase("bytes of a strings file", "strings files", scaled: 1000) { size, limit in
      var reader = StringsReader()
      reader.limit = limit
      return describing {
        try reader.read([UInt8](repeating: 0x20, count: size), path: "a.strings")
      }
    },
  ]

  /// The error of a catalogue of some files.
  private static func catalogDefect(_ files: [String: [UInt8]]) throws -> String? {
    let folder = try TemporaryDirectory()
    for (path, bytes) in files { try folder.write(bytes, to: "A.xcassets/\(path)") }
    let catalog = DocumentFile(location: folder.path + "/A.xcassets", path: "A.xcassets")
    let errors = AssetCatalogReader().read(catalog).errors
    return errors.isEmpty ? nil : errors.map(\.description).joined(separator: "\n")
  }

  /// Scene projects' own files.
  static let projects: [LimitCase] = [
    LimitCase("bytes of a path in a scene project", "scene projects") { size, _ in
      let part = String(repeating: "p", count: 199)
      let path = String(repeating: part + "/", count: size / 200) + String(repeating: "q", count: size % 200)
      return projectDefect(path)
    },
    LimitCase("bytes of a name in such a path", "scene projects") { size, _ in
      // The last letter takes two bytes, wherever the limit cuts.
      projectDefect("folder/" + String(repeating: "n", count: size - 2) + "é")
    },
  ]

  private static func projectDefect(_ path: String) -> String? {
    var builder = ElementTree.Builder()
    builder.openElement(builder.intern("document"))
    let document = Document(path: path, tree: builder.finish())
    return describing { try SceneProjectWriter.files(for: [document], name: "p") }
  }
}
