package import SceneModel

/// The description that an edit gives of itself.
package struct EditNote: Hashable, Sendable {
  /// The change in one line.
  package var summary: String
  /// The size class that was current.
  package var sizeClass: SizeClass
  /// When, in seconds since the start of 1970, UTC.
  package var made: Int

  /// A note of an edit.
  package init(summary: String, sizeClass: SizeClass, made: Int) {
    self.summary = summary
    self.sizeClass = sizeClass
    self.made = made
  }
}

/// An edit that can be undone.
///
/// ```swift
/// let project = ProjectEditing(database: "scenes.db", project: "TideTable")
/// for entry in try project.history() { print(entry.number, entry.document) }
/// ```
public struct JournalEntry: Hashable, Sendable {
  /// The edit's number: a later edit has a higher one.
  public let number: Int
  /// The project's name.
  public let project: String
  /// The document's path in the project.
  public let document: String
  /// The document's number.
  package let documentID: Int
  /// The edit's description of itself.
  package let note: EditNote
}
