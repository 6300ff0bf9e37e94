import InterfaceBuilder
import SceneModel
import SceneProject
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct SampleProjectTests {
  private static let sample = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let folder = "/\(sample)/SampleProjects/TideTable"
  private static let project = ProjectFolder("\(folder)/TideTable.sceneproject")

  private func documents() throws -> [(document: Document, bytes: [UInt8])] {
    try DocumentFiles(at: [Self.folder]).files.map { file in
      let bytes = try file.bytes()
      return (try DocumentReader().read(bytes, path: file.path), bytes)
    }
  }

  /// Rewrites the sample's project with `RECORD_GOLDENS=1`.
  @Test
  func `the sample project is the same in both forms`() throws {
    let documents = try documents()
    #expect(documents.count == 2)
    if unsafe getenv("RECORD_GOLDENS") != nil {
      var rest = documents.map(\.document)[...]
      try Self.project.write(name: "TideTable", refused: { Issue.record("\($0)") }) { rest.popFirst() }
      Issue.record("recorded")
    }
    let reader = Self.project.reader
    let head = try reader.head()
    #expect(head.name == "TideTable")
    #expect(head.documents.map(\.path) == documents.map(\.document.path))
    for (entry, original) in zip(head.documents, documents) {
      let back = try reader.document(entry)
      #expect(difference(original.document, back) == nil)
      #expect(DocumentWriter().write(back) == original.bytes)
    }
    // The other way: the files on disk are those that are written.
    let files = try SceneProjectWriter.files(for: documents.map(\.document), name: "TideTable")
    for file in files {
      let bytes = try DocumentFiles(at: ["\(Self.project.path)/\(file.path)"]).files.first?.bytes()
      #expect(bytes == file.bytes, "\(file.path)")
    }
  }
}
