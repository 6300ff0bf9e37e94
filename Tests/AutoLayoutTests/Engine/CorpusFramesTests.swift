import AutoLayout
import Controls
import FontFiles
import Foundation
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

/// Other people's documents: `NINEFOLD_CORPUS` names a folder of them.
private let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

@Suite(.enabled(if: corpus != nil, "NINEFOLD_CORPUS is not set"))
struct CorpusFramesTests {
  /// How many frames are computed within a point, without reading them, to the last one.
  @Test func `computes the frames of the corpus that it has computed before`() throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Goldens/corpus-frames")
    var documents = 0
    var frames: [FrameComparison] = []
    var fonts = FontsByProject(in: corpus ?? "")
    for file in DocumentFiles(at: [corpus ?? ""]).files {
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path),
        Self.isForIOS(document)
      else { continue }
      var request = LayoutRequest(ignoresSavedFrames: true)
      request.fonts = fonts.fonts(of: document) { Issue.record("\($0)") }
      let engine = LayoutEngine(document, request)
      let compared = document.scenes.flatMap { engine.compare(engine.layout($0)) }
      if !compared.isEmpty { documents += 1 }
      frames += compared
    }
    let widths = frames.count { abs($0.saved.width - $0.computed.width) <= 1 }
    let heights = frames.count { abs($0.saved.height - $0.computed.height) <= 1 }
    let good = frames.count { $0.difference <= 1 }
    try expectGolden(
      "\(documents) documents, \(frames.count) frames: \(widths) widths, \(heights) heights, \(good) frames\n",
      at: golden.standardized)
  }

  /// Whether a document is for iOS and uses Auto Layout.
  private static func isForIOS(_ document: Document) -> Bool {
    let tree = document.tree
    guard let root = tree.root, tree[root, .type]?.contains("CocoaTouch") == true else { return false }
    return tree.flag(root, .useAutolayout) == true && tree.platform == .iOS
  }
}
