/// An edition of the looks: two pictures of a scene with the same frames differ where their editions do.
package struct LooksEdition: Sendable {
  /// 1 of the first.
  package let number: Int
  /// The names of what it draws otherwise than the edition before.
  package let changes: [String]

  /// All editions, from the first.
  package static let all = [
    LooksEdition(number: 1, changes: []),
    LooksEdition(
      number: 2,
      changes: [
        "screens of devices with their status bar, cut at their edges", "scenes in containers",
        "bars of sheets",
        "clear bars at the edge of what scrolls", "colours of the system that runs", "backgrounds of roots",
        "corners of inset groups", "titles of sections", "names in boxes of images",
        "what follows a hidden view with subviews",
      ]),
  ]

  /// The number of the edition that is drawn.
  package static let current = all.count

  /// The names of what changed since an edition.
  package static func changes(since number: Int) -> [String] {
    all.filter { $0.number > number }.flatMap(\.changes)
  }
}
