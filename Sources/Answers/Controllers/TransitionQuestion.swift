import CommandLine
package import Ninefold
import OperatingSystem

/// The question what changes as scenes go from one environment to another.
package struct TransitionQuestion: SceneQuestion {
  package let language: TextLanguage?
  private let before: LayoutRequest
  private let after: LayoutRequest
  private let change: ChangeOptions
  private let naming: NamingOptions
  private let named: NamedControllers

  /// - Parameter change: The options of the change; none is given between two size classes.
  package init(
    from before: LayoutRequest, to after: LayoutRequest, _ change: ChangeOptions, language: TextLanguage?,
    _ naming: NamingOptions
  ) {
    self.before = before
    self.after = after
    self.change = change
    self.language = language
    self.naming = naming
    named = NamedControllers(after.settings)
  }

  package var problems: [String] { named.problems }

  package func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let engine = TransitionEngine(
      document, from: try source.request(before, for: document),
      to: try source.request(after, for: document))
    named.find(in: engine.segues)
    let plain = MadeOnce { Resolver(document).resolve(TraitCollection()) }
    let answer = { (outline: SceneOutline) in
      TransitionAnswer(
        transition: engine.transition(outline), tree: document.tree,
        naming: naming.naming(outline) { plain.value })
    }
    if change.given.isEmpty { return DocumentAnswers(segues: engine.segues, answer) }
    let changes = engine.controllerChanges
    let causes = causes(changes)
    return DocumentAnswers(
      segues: engine.segues, whole: { ControllerCalls(causes, changes, document, in: $0) }, answer)
  }

  /// The causes of the change, in the order of ``TransitionCause``.
  private func causes(_ changes: [ControllerChange]) -> [TransitionCause] {
    var causes = change.causes(changes)
    if before.mac != after.mac { causes.insert(.windowSize, at: 0) }
    if before.screen.keyboard != after.screen.keyboard { causes.insert(.keyboard, at: 0) }
    if case .device(_, let old, let oldShare) = before.canvas,
      case .device(_, let new, let newShare) = after.canvas
    {
      if before.freeWindow != after.freeWindow {
        causes.insert(.windowSize, at: 0)
      } else if oldShare != newShare {
        causes.insert(.window, at: 0)
      }
      if old != new { causes.insert(.rotation, at: 0) }
    }
    return causes
  }
}
