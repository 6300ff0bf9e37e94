import AutoLayout
import Foundation
import InterfaceBuilder
import SceneModel

/// Prints how many of the frames that documents hold are computed within a point, without reading them.
///
///     frame-score DIRECTORY [--misses FILE] [--saved]
///
/// `--misses` lists every miss with its document, object, saved and computed frame; `--saved` lets saved sizes stand in
/// for content that cannot be measured.
@main
struct FrameScore {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let directory = arguments.first else {
      return print("usage: frame-score DIRECTORY [--misses FILE] [--saved]")
    }
    var score = Score()
    var misses = ""
    let clock = ContinuousClock()
    var duration = Duration.zero
    for path in documents(below: directory) {
      guard let data = FileManager.default.contents(atPath: directory + "/" + path),
        let document = try? DocumentReader().read(Array(data), path: path), isScored(document)
      else { continue }
      var comparisons: [FrameComparison] = []
      duration += clock.measure {
        let engine = LayoutEngine(
          document, LayoutRequest(ignoresSavedFrames: !arguments.contains("--saved")))
        for scene in document.scenes { comparisons += engine.compare(engine.layout(scene)) }
      }
      score.add(comparisons)
      for miss in comparisons where miss.difference > 1 {
        misses +=
          [path, miss.id.text, miss.type, text(miss.saved), text(miss.computed)].joined(separator: "\t")
          + "\n"
      }
    }
    if let flag = arguments.firstIndex(of: "--misses"), flag + 1 < arguments.count {
      try misses.write(toFile: arguments[flag + 1], atomically: true, encoding: .utf8)
    }
    print(score.summary, "layout", duration)
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
    return type.contains("CocoaTouch") && document.tree[root, .useAutolayout] == "YES"
      && runtime == "iOS.CocoaTouch"
  }

  private static func text(_ frame: Rect) -> String { "\(frame.x) \(frame.y) \(frame.width) \(frame.height)" }
}

/// Counts of frames within a point.
struct Score {
  private var frames = 0
  private var matched = 0
  private var widths = 0
  private var heights = 0
  private var shares: [Double] = []

  mutating func add(_ comparisons: [FrameComparison]) {
    guard !comparisons.isEmpty else { return }
    let good = comparisons.count { $0.difference <= 1 }
    frames += comparisons.count
    matched += good
    widths += comparisons.count { abs($0.saved.width - $0.computed.width) <= 1 }
    heights += comparisons.count { abs($0.saved.height - $0.computed.height) <= 1 }
    shares.append(Double(good) / Double(comparisons.count))
  }

  var summary: String {
    func percent(_ part: Int) -> String {
      (100 * Double(part) / Double(max(frames, 1))).formatted(.number.precision(.fractionLength(2)))
    }
    let mean = 100 * shares.reduce(0, +) / Double(max(shares.count, 1))
    return
      "\(shares.count) documents, \(frames) frames: width \(percent(widths)) height \(percent(heights)) frame "
      + "\(percent(matched)), mean over documents \(mean.formatted(.number.precision(.fractionLength(2))))"
  }
}
