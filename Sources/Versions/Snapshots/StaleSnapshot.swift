/// A snapshot that no scene has.
package struct StaleSnapshot: Sendable {
  package let name: String
  /// Whether its scene is there and has another one.
  let hasOther: Bool
  /// Whether it stands where it was recorded, and is no copy that a user made under another name.
  package let isInPlace: Bool

  /// Why no scene has it, for people.
  package var reason: String { hasOther ? "its scene has another snapshot" : "its scene is gone" }

  /// The reason why it is not removed, for people.
  package static var reasonToStay: String { "stays, since it was not recorded under this name" }
}

/// A picture whose snapshot is gone, or whose environment is no longer recorded.
package struct StalePicture: Sendable {
  package let name: String
  /// The name of its snapshot.
  package let snapshot: String
}
