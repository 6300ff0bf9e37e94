import InterfaceBuilder
import SceneModel
import SceneProject
import SceneStore
import TestSupport

extension LimitCase {
  /// Documents in files, in scene projects and in databases.
  static let documents: [LimitCase] =
    DocumentLimit.all.flatMap { limit in
      [
        LimitCase(limit.what, "files", scaled: limit.scaled) { size, bound in
          let bytes = DocumentWriter().write(limit.document(size))
          return describing { try DocumentReader(limits: limit.limits(bound)).read(bytes, path: "a.xib") }
        },
        LimitCase(limit.what, "scene projects", scaled: limit.scaled) { size, bound in
          try sceneProject(limit.document(size), limit.limits(bound))
        },
        LimitCase(limit.what, "databases", scaled: limit.scaled) { size, bound in
          let store = try SceneStore()
          try store.importDocument(limit.document(size), project: "p")
          store.limits = limit.limits(bound)
          return describing { try store.document(1) }
        },
      ]
    } + [
      LimitCase("bytes of a document's file", "standard input") { size, _ in
        let folder = try TemporaryDirectory()
        // An input that is too long is refused before it is read as a document; one that is not
        // is no document.
        let file = try folder.write([UInt8](repeating: 0x20, count: size), to: "input")
        let outcome = try Program("ninefold").run(["scenes", "-"], in: folder.url, input: file)
        return outcome.errors.contains("the file is empty") ? nil : outcome.errors
      }
    ]

  /// Writes a document as a scene project, without limits, and reads it within some.
  private static func sceneProject(_ document: Document, _ limits: ReadLimits) throws -> String? {
    var wide = ReadLimits()
    wide.depth = .max
    var writer = SceneProjectWriter(name: "p", limits: wide)
    let files = try writer.files(for: document) + [writer.head()]
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    var reader = SceneProjectReader { (path) throws(ProjectError) in bytes[path] }
    let entry = try reader.head().documents[0]
    reader.limits = limits
    return describing { try reader.document(entry) }
  }

  /// The description of the error that a function throws, or nil.
  static func describing(_ body: () throws -> some Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
