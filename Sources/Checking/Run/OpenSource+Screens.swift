import Checks
import Devices
import SceneModel
import Sources

extension OpenSource {
  /// The screens that the scenes of a document are laid out for, in the order of the environments; nil for
  /// environments that the document is not for.
  ///
  /// - Parameter app: The app that says how devices are held; nil: as the environments say.
  func screens(
    of document: Document, _ environments: [CheckEnvironment], _ app: DocumentApp? = nil,
    report: (any CustomStringConvertible) -> Void
  ) throws -> [DocumentCheck.Screen?] {
    var fonts: DocumentFonts?
    return try environments.map { environment -> DocumentCheck.Screen? in
      guard environment.fits(document), app?.shows(document, in: environment) ?? true else { return nil }
      let shown = try environment.language.map { language in
        try self.document(document, in: language, report: report)
      }
      let known = try fonts ?? self.fonts(for: document, report: report)
      fonts = known
      let request = try request(environment.request, for: document, in: known, report: report)
      return DocumentCheck.Screen(shown ?? document, request)
    }
  }
}
