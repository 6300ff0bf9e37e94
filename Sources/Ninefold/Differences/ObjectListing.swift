import Comparison
import InterfaceBuilder
import SceneModel

/// A document as text that is compared by lines: an object a line, its values below it, without what nobody chose.
package struct ObjectListing {
  /// The text.
  package let text: String

  /// Reads the document of a file.
  ///
  /// - Throws: ``ReadError``.
  package init(at path: String) throws(ReadError) {
    self.init(try DocumentReader().read(DocumentFile(location: path, path: path).bytes(), path: path))
  }

  /// The listing of a document.
  package init(_ document: Document) {
    let words = ObjectWords(document)
    var text = ""
    for object in document.listedObjects {
      let gap = String(repeating: "  ", count: object.depth)
      text += gap + words.subject(of: object.node, object.part).onOneLine + "\n"
      for value in object.values {
        let place = value.override.map { " " + $0.phrase } ?? ""
        text += "\(gap)    \(value.path)\(place): \(value.new ?? "")".onOneLine + "\n"
      }
    }
    self.text = text
  }
}
