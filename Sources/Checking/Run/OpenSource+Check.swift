import Checks
import Devices
import SceneModel
import Sources

/// The check of one document, with the screens that it is laid out for.
struct PlannedCheck: Sendable {
  fileprivate let document: Document
  fileprivate let plan: CheckPlan
  fileprivate let strings: [LocalizedStrings]
  fileprivate let app: DocumentApp
  fileprivate let screens: [DocumentCheck.Screen?]

  /// The findings in the document, and the facts that others must agree with.
  func run() -> (findings: [CheckFinding], facts: DocumentFacts) {
    let check = DocumentCheck(document, plan, strings: strings, app: app)
    return (check.findings(screens), check.facts)
  }
}

extension OpenSource {
  /// The check of a document of the source, which may be another version of it.
  func check(
    of document: Document, _ scope: CheckScope, _ report: (CheckEvent) -> Void
  ) throws -> PlannedCheck {
    let app = apps?.app(of: document) { report(.incomplete($0)) } ?? DocumentApp()
    let screens = try screens(
      of: document, scope.plan.environments, scope.orientations == .supported ? app : nil
    ) { report(.incomplete($0)) }
    let strings = try strings.strings(of: document) { report(.incomplete($0)) }
    return PlannedCheck(document: document, plan: scope.plan, strings: strings, app: app, screens: screens)
  }
}
