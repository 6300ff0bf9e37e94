import InterfaceBuilder
import SceneModel
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
  @Test
  func `every document of the corpus comes out as it went in`() throws {
    let found = DocumentFiles(at: [try #require(corpus)])
    #expect(found.errors.isEmpty)
    #expect(!found.files.isEmpty)
    var refused: [ReadError] = []
    var different: [String] = []
    for file in found.files {
      let bytes = try file.bytes()
      do {
        let document = try DocumentReader().read(bytes, path: file.path)
        if DocumentWriter().write(document) != bytes { different.append(file.path) }
      } catch {
        refused.append(error)
      }
    }
    #expect(different.isEmpty)
    #expect(refused.isEmpty)
  }

  /// A measurement in a release build; `NINEFOLD_CORPUS_SECONDS` makes a limit of it.
  @Test
  func `the corpus is read within its time`() throws {
    let files = DocumentFiles(at: [try #require(corpus)]).files
    let clock = ContinuousClock()
    var nodes = 0
    var bytes = 0
    var findings = 0
    let time = try clock.measure {
      for file in files {
        let source = try file.bytes()
        let (document, found) = try DocumentReader().readWithFindings(source, path: file.path)
        nodes += document.tree.count
        bytes += source.count
        findings += found.count
      }
    }
    let limit = unsafe getenv("NINEFOLD_CORPUS_SECONDS").flatMap { unsafe Double(String(cString: $0)) }
    if let limit { #expect(time < .seconds(limit)) }
    #expect(nodes > files.count)
    print("\(files.count) documents, \(bytes) bytes, \(nodes) nodes, \(findings) findings: \(time)")
  }
}
