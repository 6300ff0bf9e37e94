import SceneModel

/// The things that a name may mean in the documents that were read: ids come before all other names.
struct NameSearch<Found> {
  private struct Matches {
    var candidates: [NameError.Candidate] = []
    /// The first thing found; the others need not stay in memory.
    var first: Found?
  }

  private var byID = Matches()
  private var byName = Matches()
  private var paths: Set<ExactText> = []

  var isEmpty: Bool { byID.candidates.isEmpty && byName.candidates.isEmpty }

  /// Notes that a document is looked through; false where it was before.
  mutating func begin(_ path: String) -> Bool { paths.insert(ExactText(path)).inserted }

  /// Notes something that the name may mean.
  mutating func add(_ found: Found, isID: Bool, _ candidate: NameError.Candidate) {
    func add(to matches: inout Matches) {
      matches.candidates.append(candidate)
      if matches.first == nil { matches.first = found }
    }
    if isID { add(to: &byID) } else { add(to: &byName) }
  }

  /// The one thing that the name means.
  ///
  /// - Parameter nearest: Gives the name of something that is near, where the name means nothing.
  /// - Throws: ``NameError`` where it means nothing, or several things, and what the function throws.
  func only(
    _ name: String, _ subject: NameError.Subject, in source: String, nearest: () throws -> String?
  ) throws -> Found {
    try only(name, subject, in: source, nearest: isEmpty ? try nearest() : nil)
  }

  /// The one thing that the name means.
  ///
  /// - Parameter nearest: The name of something that is near.
  /// - Throws: ``NameError`` where it means nothing, or several things.
  func only(
    _ name: String, _ subject: NameError.Subject, in source: String, nearest: String?
  ) throws(NameError) -> Found {
    let matches = byID.candidates.isEmpty ? byName : byID
    if let first = matches.first, matches.candidates.count == 1 { return first }
    throw NameError(name, subject, in: source, candidates: matches.candidates, nearest: nearest)
  }
}
