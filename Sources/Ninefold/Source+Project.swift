import InterfaceBuilder
import SceneModel

extension Source {
  static func forEachDocument(
    in database: String, project: String?, _ body: (Result<Document, ReadError>) throws -> Void
  ) throws {
  }
}
