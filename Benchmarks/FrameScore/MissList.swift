import Controls
import AutoLayout
import Resolver
import SceneModel

/// The missed frames and their causes.
struct MissList {
  /// The numbers of misses of one cause: of the view itself, or of another view that moves it.
  private struct Count {
    var own = 0
    var moved = 0
    var documents: Set<String> = []
  }

  private(set) var text = ""
  private var counts: [FrameDifference.Cause: Count] = [:]
  private var unexplained = 0

  /// Adds the misses among a document's comparisons.
  mutating func add(_ engine: LayoutEngine, _ comparisons: [FrameComparison]) {
    let missed = Set(comparisons.filter { $0.difference > 1 }.map(\.node))
    guard !missed.isEmpty else { return }
    let document = engine.resolution.document
    for scene in document.scenes {
      for difference in engine.differences(in: scene).differences
      where missed.contains(difference.comparison.node) {
        add(difference, document.path)
      }
    }
  }

  private mutating func add(_ difference: FrameDifference, _ path: String) {
    let frames = difference.comparison
    let reason = difference.reason
    text +=
      [
        path, frames.id.text, frames.type, Self.text(frames.saved), Self.text(frames.computed),
        reason?.cause.rawValue ?? "-", (reason?.view ?? reason?.constraint)?.text ?? "-",
      ].joined(separator: "\t") + "\n"
    guard let reason, reason.cause != .rounding else {
      unexplained += 1
      return
    }
    let isOwn = reason.view == nil || reason.view == frames.id
    if isOwn {
      counts[reason.cause, default: Count()].own += 1
    } else {
      counts[reason.cause, default: Count()].moved += 1
    }
    counts[reason.cause, default: Count()].documents.insert(path)
  }

  /// A table of the causes, the most frequent first.
  var summary: String {
    let rows = FrameDifference.Cause.allCases.compactMap { cause in counts[cause].map { (cause, $0) } }
      .sorted { $0.1.own + $0.1.moved > $1.1.own + $1.1.moved }
    var lines = ["cause\tmisses\town\tof another view\tdocuments"]
    for (cause, count) in rows {
      lines.append(
        "\(cause.rawValue)\t\(count.own + count.moved)\t\(count.own)\t\(count.moved)\t\(count.documents.count)"
      )
    }
    lines.append("unexplained\t\(unexplained)")
    return lines.joined(separator: "\n")
  }

  /// The number of misses that no rule can mend: most of their difference comes from a required constraint
  /// that the saved frames do not satisfy.
  var stale: Int { counts[.constraint]?.own ?? 0 }

  private static func text(_ frame: Rect) -> String {
    "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
  }
}
