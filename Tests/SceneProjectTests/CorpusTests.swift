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

/// Documents of the outside world: `NINEFOLD_CORPUS` names a folder of them.
private let corpus: String? = unsafe getenv("NINEFOLD_CORPUS").map { unsafe String(cString: $0) }

@Suite(.enabled(if: corpus != nil, "NINEFOLD_CORPUS names no folder of documents"))
struct CorpusTests {
  /// Debug builds take every sixteenth document.
  private static var step: Int {
    #if DEBUG
      16
    #else
      1
    #endif
  }

  @Test
  func `every document of the corpus comes back byte for byte`() throws {
    let found = DocumentFiles(at: [try #require(corpus)]).files
    #expect(!found.isEmpty)
    var writer = SceneProjectWriter(name: "Corpus")
    var different: [String] = []
    var folders: Set<String> = []
    var bytes = 0
    var count = 0
    var writing = Duration.zero
    var reading = Duration.zero
    let clock = ContinuousClock()
    for index in stride(from: 0, to: found.count, by: Self.step) {
      let source = try found[index].bytes()
      let document = try DocumentReader().read(source, path: "\(index).\(found[index].path.suffix(40))")
      var files: [ProjectFile] = []
      writing += try clock.measure { files = try writer.files(for: document) }
      let byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
      #expect(byPath.count == files.count)
      for file in files {
        #expect(file.bytes.last == 0x0A)
        #expect(folders.insert(file.path.lowercased()).inserted)
        bytes += file.bytes.count
      }
      let folder = try #require(files.first).path.split(separator: "/").dropLast().joined(separator: "/")
      let reader = SceneProjectReader { (path) throws(ProjectError) in byPath[path] }
      var back = document
      reading += try clock.measure {
        back = try reader.document(ProjectHead.Entry(path: document.path, folder: folder))
      }
      if let found = difference(document, back) { different.append("\(document.path): \(found)") }
      if DocumentWriter().write(back) != source { different.append(document.path) }
      count += 1
    }
    #expect(different.isEmpty)
    print("\(count) documents, \(bytes) bytes of project: \(writing) to write, \(reading) to read")
  }
}
