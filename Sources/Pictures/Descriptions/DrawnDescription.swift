/// The description that a screen reader reads for a drawn object (Looks.md#descriptions).
package struct DrawnDescription: Hashable, Sendable {
  /// The name; nil where it has none.
  package var label: String?
  /// The kind of object, such as `button`.
  package var role: String
  /// The value, such as `on` or `40 %`; nil where it has none.
  package var value: String?
  /// The other states, such as `selected`.
  package var states: [String] = []
  /// The effect of using it; nil without a hint.
  package var hint: String?

  /// The role of a container whose content has descriptions of its own.
  static let group = "group"

  /// Whether it is a container whose content has descriptions of its own.
  package var isGroup: Bool { role == Self.group }

  /// The name, else the role.
  package var title: String { label ?? role }

  /// All but the name, in one line.
  package var details: String {
    let facts = ([label == nil || isGroup ? nil : role, value].compactMap(\.self) + states).joined(
      separator: ", ")
    return [facts, hint ?? ""].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
