package import AutoLayout
import Controls
package import Devices
import InterfaceBuilder
import OperatingSystem
package import SceneModel

/// Checks one document: has its scenes laid out for the environments of a plan, and runs the rules.
package struct DocumentCheck: Sendable {
  /// An environment made ready for a document: the document with the texts of a language, and a request with
  /// fonts and images.
  package struct Screen: Sendable {
    package let document: Document
    package let request: LayoutRequest

    package init(_ document: Document, _ request: LayoutRequest) {
      self.document = document
      self.request = request
    }
  }

  private let plan: CheckPlan
  private let document: CheckedDocument

  /// A check by a plan of a document and its texts in other languages, of an app.
  package init(
    _ document: Document, _ plan: CheckPlan, strings: [LocalizedStrings] = [],
    app: DocumentApp = DocumentApp()
  ) {
    self.document = CheckedDocument(document, strings: strings, app: app)
    self.plan = plan
  }

  /// The facts of the document that others must agree with.
  package var facts: DocumentFacts { document.facts }

  /// The findings of the rules in the document, in the order of the file; not all of cancelled work.
  ///
  /// - Parameter screens: The plan's environments made ready for this document, in their order; nil for one
  ///   that the document is not laid out for.
  package func findings(_ screens: [Screen?]) -> [CheckFinding] {
    placer.place(found(screens))
  }

  /// The findings of the rules that fix some, in the same order, with the fix of each.
  package func findingsWithFixes(_ screens: [Screen?]) -> [FindingWithFix] {
    placer.placeWithFixes(found(screens)).compactMap { finding, fix in
      fix.map { FindingWithFix(finding: finding, fix: $0) }
    }
  }

  private var placer: FindingPlacer {
    FindingPlacer(document.document.path, plan) { [document] in document.sites[$0] }
  }

  private func found(_ screens: [Screen?]) -> [RuleFinding] {
    var findings = RuleFindings(plan)
    look(at: document, &findings)
    let engines = engines(screens)
    for outline in document.scenes {
      var layouts: [(environment: Int, layout: CheckedLayout)] = []
      var canvases = AlikeCanvases()
      let isSizedByCode = document.isSizedByCode(outline)
      for (index, engine) in engines.enumerated() {
        guard !Cancellation.isAsked else { return findings.found }
        guard let engine, !isSizedByCode || plan.environments[index].device == nil else { continue }
        let layout = canvases.layout(plan.environments[index], engine) {
          CheckedLayout(document, plan.environments[index], engine, outline)
        }
        // Of what is not on screen there is nothing to find.
        guard layout.layout.isShown else { continue }
        look(at: layout, index, &findings)
        layouts.append((index, layout))
      }
      let scene = CheckedScene(
        document: document, outline: outline, environments: plan.environments, layouts: layouts)
      look(at: scene, &findings)
    }
    return findings.found
  }

  /// The engines of the screens, in their order. Those of one language share what resolving reads.
  private func engines(_ screens: [Screen?]) -> [LayoutEngine?] {
    var translated: [TextLanguage: CheckedDocument] = [:]
    return zip(plan.environments, screens).map { environment, screen in
      guard let screen else { return nil }
      guard let language = environment.language else {
        return LayoutEngine(document.resolver, screen.request)
      }
      let known = translated[language] ?? CheckedDocument(screen.document)
      translated[language] = known
      return LayoutEngine(known.resolver, screen.request)
    }
  }

  private func look(at document: CheckedDocument, _ findings: inout RuleFindings) {
    for (index, entry) in plan.entries.enumerated() {
      guard case .document(let look) = entry.rule.look else { continue }
      findings.begin(rule: index, environment: nil)
      look(document, &findings)
    }
  }

  private func look(at layout: CheckedLayout, _ environment: Int, _ findings: inout RuleFindings) {
    let contradictions = plan.entries.firstIndex { $0.rule.id == CheckRule.unsatisfiable.id }
    var doubts = layout.doubts
    if contradictions == nil { doubts.broken = [] }
    for (index, entry) in plan.entries.enumerated() {
      guard case .layout(_, let look) = entry.rule.look, entry.looks(at: environment, layout.environment)
      else { continue }
      findings.begin(rule: index, environment: environment, entry.rule.readsFrames ? doubts : nil)
      look(layout, &findings)
    }
    findings.endLayout(contradictionsFoundBy: contradictions)
  }

  private func look(at scene: CheckedScene, _ findings: inout RuleFindings) {
    for (index, entry) in plan.entries.enumerated() {
      guard case .scene(let look) = entry.rule.look else { continue }
      findings.begin(rule: index, environment: nil)
      look(scene, &findings)
    }
  }
}
