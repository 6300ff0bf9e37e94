import SceneModel

extension RowBatch {
  /// Appends the column `attributes` of an element.
  mutating func appendAttributes(of element: NodeID, in tree: ElementTree) {
    append { batch in
      var separator = UInt8(ascii: "{")
      for attribute in tree.attributes(of: element) {
        batch.write(separator)
        separator = UInt8(ascii: ",")
        batch.write(attribute.name, in: tree)
        batch.writeJSON(attribute.isSpelled ? attribute.value : attribute.storage)
      }
      if separator == UInt8(ascii: "{") { batch.write(separator) }
      batch.write(UInt8(ascii: "}"))
    }
  }

  /// The known names in JSON, each with its colon, by their numbers.
  private static let keys = KnownName.allCases.map { "\"\($0.text)\":" }

  /// Writes an attribute's name and the colon after it.
  private mutating func write(_ name: Name, in tree: ElementTree) {
    let index = Int(name.index)
    guard index >= Self.keys.count else { return write(Self.keys[index]) }
    writeJSON(tree.names.text(name))
    write(UInt8(ascii: ":"))
  }

  /// Appends the column `spelling` of an element.
  mutating func appendSpelling(of element: NodeID, in tree: ElementTree) {
    let tag = tree.tagSpelling(of: element)
    guard tag != nil || tree.attributes(of: element).contains(where: \.isSpelled) else {
      return append(nil as String?)
    }
    append { batch in
      batch.write("{\"attributes\":")
      var separator = "{"
      for attribute in tree.attributes(of: element) where attribute.isSpelled {
        batch.write(separator)
        separator = ","
        batch.writeJSON(tree.names.text(attribute.name))
        batch.write(":")
        batch.writeJSON(attribute.storage)
      }
      batch.write(separator == "{" ? "{}" : "}")
      if let tag { batch.write(tag) }
      batch.write("}")
    }
  }

  private mutating func write(_ tag: TagSpelling) {
    write(",\"gaps\":[")
    for (index, gap) in tag.gaps.enumerated() {
      if index > 0 { write(",") }
      writeJSON(gap)
    }
    write("],\"closing\":")
    writeJSON(tag.closing)
    write(",\"endTag\":")
    writeJSON(tag.endTag)
  }
}
