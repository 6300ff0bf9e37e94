import Checks
import SceneModel
import Sources

extension OpenSource {
  /// The fixing of a document.
  ///
  /// The document is laid out for the environments of the plan, then for the default ones, and for the canvas
  /// as it was saved.
  ///
  /// - Parameter path: The path relative to the configuration.
  func fixing(
    of document: Document, _ plan: CheckPlan, _ configuration: CheckConfiguration,
    baseline: Baseline? = nil, path: String, report: (any CustomStringConvertible) -> Void
  ) throws -> DocumentFixing {
    let names = Set(plan.environments.map(\.name))
    let additional = CheckEnvironment.usual + [.savedCanvas]
    let environments = plan.environments + additional.filter { !names.contains($0.name) }
    let screens = FixedScreens(
      try screens(of: document, environments, report: report),
      isTranslated: environments.map { $0.language != nil }, planCount: plan.environments.count)
    return DocumentFixing(
      plan: plan, screens: screens, strings: try strings.strings(of: document, report: report),
      configuration: configuration, baseline: baseline, path: path)
  }
}
