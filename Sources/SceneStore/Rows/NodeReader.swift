import SceneModel

/// Builds a tree from the rows of `node` in document order.
struct NodeReader {
  private var builder = ElementTree.Builder()
  /// The positions of the open elements, the document's 0 first.
  private var open = [0]
  private var position = 0

  /// Adds the next node.
  ///
  /// - Returns: False where the row contradicts those before it or its own columns.
  mutating func add(_ row: Statement) -> Bool {
    let parent = row.int(1)
    position += 1
    guard row.int(0) == position, parent < position else { return false }
    while let last = open.last, last != parent {
      open.removeLast()
      if last == 0 { return false }
      builder.closeElement()
    }
    guard let name = row.text(2) else { return false }
    if name.first == "#" { return addLeaf(name, row) }
    open.append(position)
    return addElement(name, row)
  }

  /// The tree of all that was added.
  consuming func finish() -> ElementTree { builder.finish() }

  private mutating func addLeaf(_ name: String, _ row: Statement) -> Bool {
    let spelling = row.text(5)
    guard let kind = NodeName.kind(name, isSpelled: spelling != nil), let text = spelling ?? row.text(4)
    else {
      return false
    }
    builder.addLeaf(kind, text)
    return true
  }

  private mutating func addElement(_ name: String, _ row: Statement) -> Bool {
    var spelled: [String: String] = [:]
    var tag: TagSpelling?
    if !row.isNull(5) {
      guard let spelling = unsafe row.withBytes(5, { unsafe Self.spelling(RowNotationReader($0)) }) ?? nil
      else {
        return false
      }
      (spelled, tag) = spelling
    }
    let node = builder.openElement(builder.intern(name))
    builder.setTagSpelling(tag, of: node)
    return unsafe row.withBytes(3) { bytes in
      unsafe addAttributes(RowNotationReader(bytes), spelled: spelled)
    } ?? false
  }

  private mutating func addAttributes(_ reader: RowNotationReader, spelled: [String: String]) -> Bool {
    var reader = reader
    guard reader.skip("{") else { return false }
    if reader.skip("}") { return reader.isAtEnd }
    repeat {
      guard let name = reader.text(), reader.skip(":"), let value = reader.text() else { return false }
      let interned = builder.intern(name)
      if let spelling = spelled[name] {
        builder.addAttribute(Attribute(interned, spelled: spelling))
      } else {
        builder.addAttribute(Attribute(interned, value))
      }
    } while reader.skip(",")
    return reader.skip("}") && reader.isAtEnd
  }

  private static func spelling(_ reader: RowNotationReader) -> (
    attributes: [String: String], tag: TagSpelling?
  )? {
    var reader = reader
    guard reader.skip("{"), reader.text() == "attributes", reader.skip(":"), reader.skip("{") else {
      return nil
    }
    var attributes: [String: String] = [:]
    if !reader.skip("}") {
      repeat {
        guard let name = reader.text(), reader.skip(":"), let value = reader.text() else { return nil }
        attributes[name] = value
      } while reader.skip(",")
      guard reader.skip("}") else { return nil }
    }
    if reader.skip("}") { return reader.isAtEnd ? (attributes, nil) : nil }
    guard reader.skip(","), reader.text() == "gaps", reader.skip(":"), let gaps = reader.texts(),
      reader.skip(","),
      reader.text() == "closing", reader.skip(":"), let closing = reader.text(), reader.skip(","),
      reader.text() == "endTag", reader.skip(":"), let endTag = reader.text(), reader.skip("}"),
      reader.isAtEnd
    else { return nil }
    return (attributes, TagSpelling(gaps: gaps, closing: closing, endTag: endTag))
  }
}
