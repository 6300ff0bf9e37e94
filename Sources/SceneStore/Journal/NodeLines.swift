import SceneModel

/// A document's nodes as a sequence that can be compared: each with its depth and what it says.
struct NodeLines {
  /// One node: what two documents have in common where it is equal.
  struct Line: Hashable {
    let depth: Int
    let texts: [UInt8]
  }

  /// The lines in document order; the first is of the node at position 1.
  private(set) var lines: [Line] = []

  init(_ tree: ElementTree) {
    var depths = [-1]
    lines.reserveCapacity(tree.count)
    for position in 1..<max(1, tree.count) {
      let node = NodeID(position)
      let depth = depths[Int(tree.parent(of: node)?.index ?? 0)] + 1
      depths.append(depth)
      lines.append(Line(depth: depth, texts: Self.texts(of: node, tree)))
    }
  }

  /// All that a node says but for its place. No character of XML is the byte 0, which parts the texts.
  private static func texts(of node: NodeID, _ tree: ElementTree) -> [UInt8] {
    var texts = [tree.kind(of: node).rawValue]
    func add(_ text: String) {
      texts += text.utf8
      texts.append(0)
    }
    guard tree.kind(of: node) == .element else {
      add(tree.storedText(of: node))
      return texts
    }
    add(tree.tag(of: node))
    for attribute in tree.attributes(of: node) {
      texts.append(attribute.isSpelled ? 1 : 2)
      add(tree.names.text(attribute.name))
      add(attribute.storage)
    }
    if let spelling = tree.tagSpelling(of: node) {
      texts.append(3)
      for text in spelling.gaps + [spelling.closing, spelling.endTag] { add(text) }
    }
    return texts
  }

  /// A checksum of all the lines (FNV-1a, 64 bits).
  var checksum: Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in lines {
      hash = (hash ^ UInt64(line.depth)) &* 0x100_0000_01B3
      for byte in line.texts { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return Int(Int64(bitPattern: hash))
  }
}

extension NodeLines {
  /// The positions, counted from 1, of the nodes that an edit took away and of those that it brought.
  struct Change {
    var removed: [Int] = []
    var brought: [Int] = []
  }

  /// What changed from older lines to these.
  ///
  /// Lines that occur once in each are taken for the same, as far as their order allows; between them what is equal at the
  /// start and at the end is unchanged, the rest changed.
  ///
  /// - Complexity: O(*n* log *n*) in the lines.
  func change(from old: NodeLines) -> Change {
    var result = Change()
    var start = (old: 0, new: 0)
    for anchor in anchors(old) + [(old.lines.count, lines.count)] {
      compare(old, (start.old, anchor.0), (start.new, anchor.1), &result)
      start = (anchor.0 + 1, anchor.1 + 1)
    }
    return result
  }

  /// Compares what lies between two anchors.
  private func compare(
    _ old: NodeLines, _ older: (Int, Int), _ newer: (Int, Int), _ result: inout Change
  ) {
    var (a, aEnd) = older
    var (b, bEnd) = newer
    while a < aEnd, b < bEnd, old.lines[a] == lines[b] { (a, b) = (a + 1, b + 1) }
    while a < aEnd, b < bEnd, old.lines[aEnd - 1] == lines[bEnd - 1] { (aEnd, bEnd) = (aEnd - 1, bEnd - 1) }
    result.removed += (a..<aEnd).map { $0 + 1 }
    result.brought += (b..<bEnd).map { $0 + 1 }
  }

  /// The longest rising chain of lines that occur once in each.
  private func anchors(_ old: NodeLines) -> [(Int, Int)] {
    var places: [Line: (old: Int, new: Int, count: Int)] = [:]
    for (index, line) in old.lines.enumerated() {
      places[line] = places[line].map { ($0.old, -1, $0.count + 1) } ?? (index, -1, 1)
    }
    for (index, line) in lines.enumerated() {
      guard let place = places[line] else { continue }
      places[line] = (place.old, index, place.new < 0 ? place.count : place.count + 1)
    }
    let pairs = places.values.filter { $0.count == 1 && $0.new >= 0 }.map { ($0.old, $0.new) }
    return Self.risingChain(pairs.sorted { $0.0 < $1.0 })
  }

  private static func risingChain(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // Patience sorting: `tops` are the pairs that end the best chain of each length.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var chain: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }
}
