import Checks
import Devices
import SceneModel
import Sources

extension OpenSource {
  /// The screens that the scenes of a document are laid out for, in the order of the environments; nil for
  /// environments that the document is not for.
  ///
  /// - Parameter orientations: The orientations in which devices may be held; nil: those of the environments.
  func screens(
    of document: Document, _ environments: [CheckEnvironment], _ orientations: OrientationSupport? = nil,
    report: (any CustomStringConvertible) -> Void
  ) throws -> [DocumentCheck.Screen?] {
    try environments.map { environment -> DocumentCheck.Screen? in
      guard environment.fits(document), orientations?.allows(environment) ?? true else { return nil }
      let shown = try environment.language.map { language in
        try self.document(document, in: language, report: report)
      }
      let request = try request(environment.request, for: document, report: report)
      return DocumentCheck.Screen(shown ?? document, request)
    }
  }
}
