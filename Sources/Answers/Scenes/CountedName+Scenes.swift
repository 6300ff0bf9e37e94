package import CommandLine

// The kinds that reports of scenes count.

extension CountedName {
  package static let documents = CountedName("document", "documents")
  package static let scenes = CountedName("scene", "scenes")
  package static let views = CountedName("view", "views")
  package static let conflicts = CountedName("conflict", "conflicts")
  package static let ambiguous = CountedName("ambiguous", "ambiguous")
  package static let compared = CountedName("frame compared", "frames compared")
  package static let differing = CountedName("differs", "differ")
  package static let misplaced = CountedName("misplaced", "misplaced")
  static let recorded = CountedName("recorded", "recorded")
  package static let same = CountedName("same", "same")
  package static let missing = CountedName("missing", "missing")
  package static let pictures = CountedName("picture", "pictures")
  package static let reused = CountedName("reused", "reused")
}
