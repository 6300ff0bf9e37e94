/// Draws the branches of a tree before its rows.
package enum TreeText {
  /// The branches before each row, from the rows' parents in document order; a parent that is no row is none.
  package static func branches<ID: Hashable>(_ rows: [(id: ID, parent: ID?)]) -> [String] {
    var depths: [ID: Int] = [:]
    return branches(
      depths: rows.map { id, parent in
        let depth = parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        depths[id] = depth
        return depth
      })
  }

  /// The branches before each row, from the rows' depths in document order.
  package static func branches(depths: [Int]) -> [String] {
    var result = [String](repeating: "", count: depths.count)
    // For each depth, whether a later row at that depth has the same parent.
    var continues: [Bool] = []
    for index in depths.indices.reversed() {
      let depth = depths[index]
      while continues.count <= depth { continues.append(false) }
      if depth > 0 {
        var branch = ""
        for level in 1..<max(depth, 1) { branch += continues[level] ? "│  " : "   " }
        result[index] = branch + (continues[depth] ? "├─ " : "└─ ")
      }
      continues.removeSubrange((depth + 1)...)
      continues[depth] = true
    }
    return result
  }
}
