import SceneModel

/// The values of the column `name` for nodes that are no elements, after the names that DOM gives them.
enum NodeName {
  static let text = "#text"
  static let characterData = "#cdata"
  static let comment = "#comment"
  static let instruction = "#instruction"
  static let documentType = "#doctype"

  /// The name of a kind, or nil of elements and of the document.
  static func of(_ kind: NodeKind) -> String? {
    switch kind {
    case .text, .spelledText: text
    case .characterData: characterData
    case .comment: comment
    case .instruction: instruction
    case .documentType: documentType
    case .element, .document: nil
    }
  }

  /// The kind that a name stands for.
  static func kind(_ name: UnsafeRawBufferPointer, isSpelled: Bool) -> NodeKind? {
    func isName(_ text: String) -> Bool {
      var text = text
      return text.withUTF8 { text in unsafe hasSameBytes(name, UnsafeRawBufferPointer(text)) }
    }
    if isName(text) { return isSpelled ? .spelledText : .text }
    if isName(characterData) { return .characterData }
    if isName(comment) { return .comment }
    if isName(instruction) { return .instruction }
    return isName(documentType) ? .documentType : nil
  }
}
