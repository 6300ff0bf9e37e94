/// What a screen reader says of something that is drawn (Looks.md#descriptions).
package struct DrawnDescription: Hashable, Sendable {
  /// What it is called; nil of what has no name.
  package var label: String?
  /// What it is, such as `button`.
  package var role: String
  /// What it holds, such as `on` or `40 %`; nil of what holds nothing.
  package var value: String?
  /// What else is said of its state, such as `selected`.
  package var states: [String] = []
  /// What happens to whoever uses it; nil where nothing is said.
  package var hint: String?

  /// The role of what holds others that are described by themselves.
  static let group = "group"

  /// Whether it holds others that are described by themselves.
  package var isGroup: Bool { role == Self.group }

  /// The name, and without one what it is.
  package var title: String { label ?? role }

  /// All but the name, in one line.
  package var details: String {
    let facts = ([label == nil || isGroup ? nil : role, value].compactMap(\.self) + states).joined(
      separator: ", ")
    return [facts, hint ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
