/// A snapshot that no scene has.
package struct StaleSnapshot: Sendable {
  package let name: String
  /// Whether its scene is there and has another one.
  let hasOther: Bool

  /// Why no scene has it, for people.
  package var reason: String { hasOther ? "its scene has another snapshot" : "its scene is gone" }
}

/// A picture whose snapshot is gone, or whose environment is no longer recorded.
package struct StalePicture: Sendable {
  package let name: String
  /// The name of its snapshot.
  package let snapshot: String
}
