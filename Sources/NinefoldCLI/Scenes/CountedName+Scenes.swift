import CommandLine

// The kinds that reports of scenes count.

extension CountedName {
  static let documents = CountedName("document", "documents")
  static let scenes = CountedName("scene", "scenes")
  static let views = CountedName("view", "views")
  static let conflicts = CountedName("conflict", "conflicts")
  static let ambiguous = CountedName("ambiguous", "ambiguous")
  static let compared = CountedName("frame compared", "frames compared")
  static let differing = CountedName("differs", "differ")
  static let misplaced = CountedName("misplaced", "misplaced")
  static let recorded = CountedName("recorded", "recorded")
  static let same = CountedName("same", "same")
  static let missing = CountedName("missing", "missing")
  static let pictures = CountedName("picture", "pictures")
}
