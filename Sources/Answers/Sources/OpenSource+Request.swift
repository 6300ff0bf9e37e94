import CommandLine
package import Ninefold

extension OpenSource {
  /// A request with the fonts that the source has for a document; a font that cannot be read is reported as
  /// a warning.
  package func request(_ request: LayoutRequest, for document: Document) throws -> LayoutRequest {
    try self.request(request, for: document) { Diagnostics.report("\($0)") }
  }
}
