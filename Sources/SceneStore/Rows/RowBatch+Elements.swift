import SceneModel

extension RowBatch {
  /// Appends the column `name` of an element.
  mutating func appendName(of element: NodeID, in tree: ElementTree) {
    let name = tree.name(of: element)
    append { batch in
      if !KnownKeys.all.write(name, to: &batch, isKey: false) { batch.write(tree.names.text(name)) }
    }
  }

  /// Appends the column `attributes` of an element.
  ///
  /// - Returns: Whether the file spells one of them in another way than Interface Builder.
  mutating func appendAttributes(of element: NodeID, in tree: ElementTree) -> Bool {
    let keys = KnownKeys.all
    let attributes = tree.attributes(of: element)
    // Read one by one: copies of attributes take a tenth of the instructions.
    let span = attributes.span
    var isAnySpelled = false
    append { batch in
      batch.write(UInt8(ascii: "{"))
      for index in span.indices {
        if index > 0 { batch.write(UInt8(ascii: ",")) }
        let name = span[index].name
        if !keys.write(name, to: &batch, isKey: true) {
          batch.writeJSON(tree.names.text(name))
          batch.write(UInt8(ascii: ":"))
        }
        if span[index].isSpelled {
          isAnySpelled = true
          batch.writeJSON(span[index].value)
        } else {
          batch.writeJSON(span[index].storage)
        }
      }
      batch.write(UInt8(ascii: "}"))
    }
    return isAnySpelled
  }

  /// Appends the column `spelling` of an element.
  ///
  /// - Parameter hasSpelled: Whether the file spells an attribute in another way than Interface Builder.
  mutating func appendSpelling(of element: NodeID, in tree: ElementTree, hasSpelled: Bool) {
    let tag = tree.tagSpelling(of: element)
    guard tag != nil || hasSpelled else { return appendNull() }
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

/// The known names in JSON, each with its colon, in one piece of memory.
private struct KnownKeys: Sendable {
  private var bytes: [UInt8] = []
  /// Where the keys start, by the numbers of the names, and where the last one ends.
  private var starts: [Int32] = [0]

  static let all = KnownKeys()

  private init() {
    for name in KnownName.allCases {
      bytes += "\"\(name.text)\":".utf8
      starts.append(Int32(bytes.count))
    }
  }

  /// Writes a name, in quotes and with its colon where it is a key; false of one that is not known.
  @inline(__always)
  func write(_ name: Name, to batch: inout RowBatch, isKey: Bool) -> Bool {
    let index = Int(name.index)
    guard index + 1 < starts.count else { return false }
    let range = Int(starts[index])..<Int(starts[index + 1])
    unsafe bytes.withUnsafeBytes { bytes in
      let range = isKey ? range : range.lowerBound + 1..<range.upperBound - 2
      unsafe batch.write(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    return true
  }
}
