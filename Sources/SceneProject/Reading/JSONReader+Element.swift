import JSONText
import SceneModel

extension InputElement {
  /// Adds the attributes that a short text stands for; gives the text back where it is the element's own.
  mutating func add(_ text: String, at textOffset: Int) throws(JSONDefect) -> String? {
    guard let notation = Notation.of(header.name) else { return text }
    guard let values = notation.attributes(from: text) else {
      throw JSONDefect(expected: notation.expectation, found: "“\(text)”", offset: textOffset)
    }
    attributes = values.map { InputAttribute(name: $0.name, value: $0.value, offset: textOffset) }
    return nil
  }

  /// Adds the attributes that the header says, where Interface Builder has them.
  mutating func complete() {
    if let id = header.id {
      let index = NodeHeader.indexOfID(among: attributes.map(\.name))
      attributes.insert(InputAttribute(name: "id", value: id, offset: offset), at: index)
    }
    if let key = header.key {
      attributes.insert(InputAttribute(name: "key", value: key, offset: offset), at: 0)
    }
  }
}

extension JSONReader {
  /// Reads an object of attributes.
  mutating func readAttributes(of element: inout InputElement) throws(JSONDefect) {
    try beginObject("attributes, a text or children")
    while let name = try nextName() {
      var attribute = InputAttribute(name: name, value: "", offset: lastOffset)
      if try kind("the value of “\(name)”") == .object {
        try beginObject()
        guard try nextName() == "spelled" else {
          throw JSONDefect(expected: "“spelled”", found: "another member", offset: lastOffset)
        }
        attribute.value = try string("the value of “\(name)” as it is spelled")
        attribute.isSpelled = true
        guard try nextName() == nil else {
          throw JSONDefect(expected: "the end of the value", found: "another member", offset: lastOffset)
        }
      } else {
        attribute.value = try string("the value of “\(name)”, a string")
      }
      element.attributes.append(attribute)
    }
  }

  /// Reads the white space of a tag.
  mutating func readTag() throws(JSONDefect) -> TagSpelling {
    try beginObject("the white space of the tag")
    let start = lastOffset
    var tag = TagSpelling(gaps: [], closing: "")
    while let name = try nextName() {
      switch name {
      case "gaps":
        try beginArray()
        while try nextElement() { tag.gaps.append(try string()) }
      case "closing": tag.closing = try string()
      case "endTag": tag.endTag = try string()
      default:
        throw JSONDefect(
          expected: "“gaps”, “closing” or “endTag”", found: "“\(name)”", offset: lastOffset)
      }
    }
    guard XMLExamination.isTag(tag, attributes: tag.gaps.count), XMLText.isWhiteSpace(tag.endTag) else {
      throw JSONDefect(expected: "white space as in a tag", found: "other characters", offset: start)
    }
    return tag
  }

  /// Reads the form of a document's file.
  mutating func readForm() throws(JSONDefect) -> FileForm {
    try beginObject("the form of the file")
    let start = lastOffset
    var form = FileForm()
    while let name = try nextName() {
      switch name {
      case "byteOrderMark": form.hasByteOrderMark = try boolean()
      case "declaration": form.declaration = try string()
      case "lineEnd": form.lineEnd = try string()
      case "indentation": form.indentation = try string()
      case "emptyElementGap": form.emptyElementGap = try string()
      default:
        throw JSONDefect(expected: "a property of the file's form", found: "“\(name)”", offset: lastOffset)
      }
    }
    do throws(TreeDefect) {
      try TreeExamination.examine(form)
    } catch {
      throw JSONDefect(error, at: start)
    }
    return form
  }
}
