import Controls
import AutoLayout
import Foundation
import InterfaceBuilder
import SceneModel

/// Prints how many of the frames that documents hold are computed within a point, without reading them.
///
///     frame-score DIRECTORY [--misses FILE] [--documents FILE] [--saved] [--causes] [--misplaced] [--variations]
///
/// `--misses` lists every miss with its document, object, saved and computed frame and cause; `--documents` lists the
/// documents with how many of how many frames match; `--saved` lets saved sizes
/// stand in for content that cannot be measured; `--causes` counts the misses by what they come from; `--misplaced` says
/// how often the computed frames agree with the marks of Interface Builder; `--variations` scores the frames that older
/// documents hold for one size class.
@main
struct FrameScore {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let directory = arguments.first else {
      return print(
        "usage: frame-score DIRECTORY [--misses FILE] [--documents FILE] [--saved] [--causes] [--misplaced]"
          + " [--variations]")
    }
    let request = LayoutRequest(ignoresSavedFrames: !arguments.contains("--saved"))
    func file(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { flag in
        flag + 1 < arguments.count ? arguments[flag + 1] : nil
      }
    }
    let misses = file("--misses")
    var shares = ""
    var score = Score()
    var list = MissList()
    var agreement = MarkAgreement()
    var variations = VariationScore()
    let clock = ContinuousClock()
    var duration = Duration.zero
    for path in documents(below: directory) {
      guard let data = FileManager.default.contents(atPath: directory + "/" + path),
        let document = try? DocumentReader().read(Array(data), path: path), isScored(document)
      else { continue }
      var comparisons: [FrameComparison] = []
      duration += clock.measure {
        let engine = LayoutEngine(document, request)
        for scene in document.scenes { comparisons += engine.compare(engine.layout(scene)) }
      }
      score.add(comparisons)
      if !comparisons.isEmpty {
        shares += "\(path)\t\(comparisons.count { $0.difference <= 1 })\t\(comparisons.count)\n"
      }
      if misses != nil || arguments.contains("--causes") {
        list.add(LayoutEngine(document, request), comparisons)
      }
      if arguments.contains("--misplaced") { agreement.add(LayoutEngine(document, request)) }
      if arguments.contains("--variations") { variations.add(document) }
    }
    if let misses { try list.text.write(toFile: misses, atomically: true, encoding: .utf8) }
    if let documents = file("--documents") {
      try shares.write(toFile: documents, atomically: true, encoding: .utf8)
    }
    print(score.summary, "layout", duration)
    if arguments.contains("--causes") { print(list.summary) }
    if arguments.contains("--misplaced") { print(agreement.summary) }
    if arguments.contains("--variations") { print(variations.summary) }
  }

  private static func documents(below directory: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }

  /// Whether a document is for iOS and uses Auto Layout.
  private static func isScored(_ document: Document) -> Bool {
    guard let root = document.tree.root else { return false }
    let type = document.tree[root, .type] ?? ""
    let runtime = document.tree[root, .targetRuntime] ?? "iOS.CocoaTouch"
    return type.contains("CocoaTouch") && document.tree.flag(root, .useAutolayout) == true
      && runtime == "iOS.CocoaTouch"
  }
}
