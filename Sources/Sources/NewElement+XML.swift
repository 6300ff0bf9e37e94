import InterfaceBuilder
package import SceneModel

extension NewElement {
  /// Reads an element as a document spells it, such as `<color key="textColor" systemColor="labelColor"/>`.
  ///
  /// - Throws: ``ReadError`` where the text is not one well-formed element.
  package init?(xml: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      \(xml)
      </document>

      """
    let tree = try DocumentReader().read(Array(text.utf8), path: "element").tree
    guard let root = tree.root else { return nil }
    let elements = tree.elements(of: root).map { $0 }
    guard let first = elements.first, elements.count == 1 else { return nil }
    self.init(copying: first, of: tree)
  }
}
