import Comparison
package import InterfaceBuilder
package import SceneModel

/// A document as text that is compared by lines: an object a line, its values below it, without values
/// that nobody chose.
package struct ObjectListing {
  /// The text.
  package let text: String

  /// The output of git's textconv for a file: the listing of its document, or the bytes as they are where it
  /// is no document.
  ///
  /// Git ends where a textconv fails: a commit with conflict markers in a document would hide all before it.
  ///
  /// - Throws: ``ReadError`` where the file itself cannot be read.
  package static func conversion(of path: String) throws(ReadError) -> [UInt8] {
    let bytes = try DocumentFile(location: path, path: path).bytes(limit: GitFolder.limit)
    do throws(ReadError) {
      return Array(Self(try DocumentReader().read(bytes, path: path)).text.utf8)
    } catch {
      return bytes
    }
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
