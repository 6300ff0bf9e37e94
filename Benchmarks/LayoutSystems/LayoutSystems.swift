import AutoLayout
import Controls
import Foundation
import InterfaceBuilder
import SceneModel

/// Prints the linear systems that the layouts of a folder's documents solve, as `SolverBenchmark` reads them:
/// one for each root that constraints lay out, on its canvas, without saved frames.
///
///     layout-systems FOLDER [--repeat COUNT]
///
/// With `--repeat` the documents are read, and laid out that often, for a count of instructions; nothing is
/// printed but how many roots there are.
@main
struct LayoutSystems {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first, !folder.hasPrefix("-") else {
      return print("usage: layout-systems FOLDER [--repeat COUNT]")
    }
    let documents = try read(folder)
    if arguments.count == 3, arguments[1] == "--repeat" {
      var count = 0
      for _ in 0..<(Int(arguments[2]) ?? 1) { for document in documents { count += layOut(document) } }
      return print("\(documents.count) documents, \(count) roots")
    }
    var number = 0
    for document in documents {
      let engine = LayoutEngine(document, request)
      for scene in document.scenes {
        for system in engine.layoutToDraw(scene).systems {
          guard let text = SystemText(system, number, label: "\(document.path)#\(scene.id.text)") else {
            continue
          }
          print(text.lines, terminator: "")
          number += 1
        }
      }
    }
  }

  private static let request = LayoutRequest(ignoresSavedFrames: true)

  /// Lays out all scenes of a document, and gives how many roots these have.
  private static func layOut(_ document: Document) -> Int {
    let engine = LayoutEngine(document, request)
    return document.scenes.reduce(0) { $0 + engine.layout($1).views.count { $0.parent == nil } }
  }

  /// The documents below a folder that are for iOS.
  private static func read(_ folder: String) throws -> [Document] {
    DocumentFiles(at: [folder]).files.compactMap { file in
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path),
        document.tree.platform == .iOS
      else { return nil }
      return document
    }
  }
}
