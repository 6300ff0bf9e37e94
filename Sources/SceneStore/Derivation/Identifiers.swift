/// The positions of the objects and constraints of a document by their ids.
///
/// Ids are unique in what Interface Builder writes; documents merged by hand have some twice.
struct Identifiers {
  private struct Key: Hashable {
    var id: String
    var isConstraint: Bool
  }

  private var first: [Key: Int] = [:]
  private var others: [Key: [Int]] = [:]

  /// Notes the position of an id.
  mutating func add(_ id: String, at position: Int, isConstraint: Bool) {
    let key = Key(id: id, isConstraint: isConstraint)
    if first[key] == nil { first[key] = position } else { others[key, default: []].append(position) }
  }

  /// The position of an id: of several the first in the nearest of some ranges, given from the nearest on.
  func position(of id: String, isConstraint: Bool = false, preferring ranges: [ClosedRange<Int>]) -> Int? {
    let key = Key(id: id, isConstraint: isConstraint)
    guard let position = first[key] else { return nil }
    guard let others = others[key] else { return position }
    let all = [position] + others
    for range in ranges {
      if let near = all.first(where: range.contains) { return near }
    }
    return position
  }
}
