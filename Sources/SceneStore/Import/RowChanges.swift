/// How the rows of a document in a table change, by their keys.
struct RowChanges<Row: TableRow> {
  /// Rows that were not there, or were others of the same key, in the order of their keys.
  var brought: [Row] = []
  /// These others, as they were.
  var replaced: [Row] = []
  /// Rows of keys that go.
  var removed: [Row] = []

  /// No change.
  init() {}
}

extension RowChanges {
  /// The change from rows to others, both in the order of their keys.
  init(from old: [Row], to new: [Row], _ isSame: (Row, Row) -> Bool) {
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if b == new.count || a < old.count && old[a].rowKey < new[b].rowKey {
        removed.append(old[a])
        a += 1
      } else if a == old.count || new[b].rowKey < old[a].rowKey {
        brought.append(new[b])
        b += 1
      } else {
        if !isSame(old[a], new[b]) {
          replaced.append(old[a])
          brought.append(new[b])
        }
        (a, b) = (a + 1, b + 1)
      }
    }
  }

  /// The change to rows from nothing.
  init(all rows: [Row]) { brought = rows }
}
