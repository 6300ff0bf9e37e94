import Checks
package import SceneModel
package import SceneStore
package import Sources

/// Checks documents one by one, each by itself: the findings are those that a check of a database keeps.
package struct DocumentChecks {
  private let source: OpenSource
  private let scope: CheckScope

  /// Checks by a configuration, with the fonts, images and texts of a source.
  ///
  /// - Throws: ``StoreError`` of the source's database.
  package init(_ source: OpenSource, _ configuration: CheckConfiguration) throws {
    let environments = try configuration.environments(source)
    self.source = source
    scope = CheckScope(
      plan: CheckPlan(environments, entries: configuration.entries(environments)),
      orientations: configuration.devices == nil ? .supported : .chosen, extent: .document)
  }

  /// The result for a document, whose platform is laid out.
  ///
  /// - Parameter report: Takes, once each, why a font, an image or a text cannot be read.
  package func check(
    of document: Document, report: (any CustomStringConvertible) -> Void
  ) throws -> StoredCheck {
    let (findings, facts) = try source.check(of: document, scope) { report($0) }.run()
    return StoredCheck(findings, facts)
  }
}
