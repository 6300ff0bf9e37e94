/// Draws the branches of a tree before its rows.
enum TreeText {
  /// The branches before each row, from the rows' depths in document order.
  static func branches(depths: [Int]) -> [String] {
    var result = [String](repeating: "", count: depths.count)
    // Of each depth, whether a later row at that depth belongs to the same parent.
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
