/// A text that equals another only where both have the same characters.
///
/// `String` treats a composed and a decomposed letter as equal; XML, disks and SQLite as different.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// A text that is compared character by character.
  package init(_ text: String) { self.text = text }

  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.hasSameBytes(as: b.text) }

  // Texts of the same characters are equal as strings, so that the string's hash can be used.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
