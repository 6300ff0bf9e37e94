import Checks
import SceneModel
import Sources

extension OpenSource {
  /// The fixing of a document.
  ///
  /// The document is laid out for the environments of the plan, then for those in which nothing may change.
  ///
  /// - Parameter path: The path relative to the configuration.
  func fixing(
    of document: Document, _ plan: CheckPlan, _ configuration: CheckConfiguration,
    baseline: Baseline? = nil, path: String, report: (any CustomStringConvertible) -> Void
  ) throws -> DocumentFixing {
    let names = Set(plan.environments.map(\.name))
    let environments = plan.environments + FixProof.environments.filter { !names.contains($0.name) }
    let shown = try screens(of: document, environments, report: report)
    let screens = FixedScreens(
      zip(shown, environments).map { (screen: $0, isTranslated: $1.language != nil) },
      planCount: plan.environments.count)
    return DocumentFixing(
      plan: plan, screens: screens, strings: try strings.strings(of: document, report: report),
      configuration: configuration, baseline: baseline, path: path)
  }
}
