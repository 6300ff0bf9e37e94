import Checks
import Editing
import SceneModel

/// The screens that a document is laid out for while it is fixed.
struct FixedScreens: Sendable {
  /// In the order of the environments of the plan, then of those in which nothing may change. A screen is nil
  /// where the document is not laid out for it, and translated where it shows the document in a language.
  let all: [(screen: DocumentCheck.Screen?, isTranslated: Bool)]
  /// The number of screens that are the plan's.
  private let planCount: Int

  init(_ all: [(screen: DocumentCheck.Screen?, isTranslated: Bool)], planCount: Int) {
    self.all = all
    self.planCount = planCount
  }

  /// The screens of the plan's environments.
  var ofPlan: [DocumentCheck.Screen?] { all[..<planCount].map(\.screen) }

  /// The screens of an edited document; nil where a translation of it cannot be edited alike.
  func edited(to edited: Document, _ changes: [NodeChange]) -> FixedScreens? {
    var result: [(screen: DocumentCheck.Screen?, isTranslated: Bool)] = []
    for (screen, isTranslated) in all {
      guard let screen else {
        result.append((nil, isTranslated))
        continue
      }
      guard let shown = isTranslated ? screen.document.changed(changes) : edited else { return nil }
      result.append((DocumentCheck.Screen(shown, screen.request), isTranslated))
    }
    return FixedScreens(result, planCount: planCount)
  }
}
