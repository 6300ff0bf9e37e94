import AutoLayout
import Controls
import Foundation
import FoundationXML
import InterfaceBuilder
import Pictures
import SceneModel
import Testing

private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

/// Pictures of other people's documents: `NINEFOLD_CORPUS` names a folder of them.
@Suite(.enabled(if: corpus != nil, "NINEFOLD_CORPUS names no folder of documents"))
struct CorpusPictureTests {
  /// Every seventh document of the folder; of a small one every document.
  private static var documents: [DocumentFile] {
    let all = DocumentFiles(at: [corpus ?? ""]).files
    return all.count < 200 ? all : stride(from: 0, to: all.count, by: 7).map { all[$0] }
  }

  @Test func `each picture is XML without control characters, and has rows of one width`() throws {
    let documents = Self.documents
    #expect(!documents.isEmpty)
    for file in documents {
      guard let bytes = try? Data(contentsOf: URL(filePath: file.location)),
        let document = try? DocumentReader().read(Array(bytes), path: file.path)
      else { continue }
      let engine = LayoutEngine(document, LayoutRequest())
      for outline in document.scenes {
        let drawing = ScenePicture(engine, outline).drawing(title: outline.name)
        let svg = SVGPainter.bytes(of: drawing)
        #expect(svg.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }, "\(file.path) \(outline.id)")
        #expect(XMLParser(data: Data(svg)).parse(), "\(file.path) \(outline.id)")
        let rows = CharacterPainter.picture(of: drawing, columns: 80).rows
        let widths = Set(rows.map { $0.reduce(0) { $0 + $1.text.columns } })
        #expect(widths.count == 1, "\(file.path) \(outline.id): \(widths)")
      }
    }
  }
}
