import Controls
import AutoLayout
import Foundation
import Resolver
import SceneModel
import TextMetrics

/// The agreement of the views that `compare --misplaced` names with those that Interface Builder marked
/// as misplaced.
struct MarkAgreement {
  /// The counts of views that the command names.
  private var named = Count()
  /// The counts of views that it would name without reading the marks.
  private var unread = Count()

  fileprivate struct Count {
    var marked = 0
    var unmarked = 0
  }

  private var marks = 0

  /// Adds a document's views that constraints decide and that are not ambiguous.
  mutating func add(_ document: Document, _ fonts: ProjectFonts) {
    var request = LayoutRequest(ignoresSavedFrames: false)
    request.fonts = fonts
    let engine = LayoutEngine(document, request)
    for scene in document.scenes {
      marks += engine.compareWithMisplaced(engine.layout(scene)).count(where: \.isMarkedMisplaced)
      for difference in engine.differences(in: scene, countsMarked: true).differences {
        let isMarked = difference.comparison.isMarkedMisplaced
        if difference.isMisplaced { named.add(isMarked) }
        if difference.breaksConstraint, difference.comparison.difference > 1 { unread.add(isMarked) }
      }
    }
  }

  var summary: String {
    "misplaced: \(named.text(of: marks)); without reading marks: \(unread.text(of: marks))"
  }
}

extension MarkAgreement.Count {
  fileprivate mutating func add(_ isMarked: Bool) {
    if isMarked { marked += 1 } else { unmarked += 1 }
  }

  fileprivate func text(of marks: Int) -> String {
    func percent(_ part: Int, _ whole: Int) -> String {
      (100 * Double(part) / Double(max(whole, 1))).formatted(.number.precision(.fractionLength(1)))
    }
    return "\(marked) of \(marks) marked, recall \(percent(marked, marks)); \(marked + unmarked) named, "
      + "precision \(percent(marked, marked + unmarked))"
  }
}
