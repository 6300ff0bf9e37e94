import AutoLayout
import Foundation
import SceneModel

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

  private func percent(_ part: Int) -> String {
    (100 * Double(part) / Double(max(frames, 1))).formatted(.number.precision(.fractionLength(2)))
  }

  /// The share of frames that can match where some are stale.
  func ceiling(stale: Int) -> String { "stale \(stale), ceiling \(percent(frames - stale))" }

  var summary: String {
    let mean = 100 * shares.reduce(0, +) / Double(max(shares.count, 1))
    return
      "\(shares.count) documents, \(frames) frames: width \(percent(widths)) height \(percent(heights)) frame "
      + "\(percent(matched)), mean over documents \(mean.formatted(.number.precision(.fractionLength(2))))"
  }
}
