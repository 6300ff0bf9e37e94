/// How strongly a constraint holds, or a view holds on to the size of its content: above 0, up to 1000, which
/// is required.
///
/// UIKit refuses any other with an exception (InterfaceBuilder.md#constraint-validity). Fractions are levels
/// of their own.
package struct LayoutPriority: Hashable, Sendable {
  /// The number, as UIKit has it.
  package let value: Double

  private init(valid value: Double) { self.value = value }

  /// The priority of what must hold, and of a constraint whose element has none.
  package static var required: LayoutPriority { LayoutPriority(valid: 1000) }

  /// The numbers that are priorities, in words.
  package static var range: String { "above 0, up to 1000" }
}

extension LayoutPriority {
  /// The priority of a number; nil of one outside the range.
  package init?(_ value: Double) {
    guard value > 0, value <= Self.required.value else { return nil }
    self.init(valid: value)
  }

  /// Reads a priority from an attribute's text; nil where it cannot be read or lies outside the range.
  package init?(attribute text: String) {
    guard let value = Double(attribute: text) else { return nil }
    self.init(value)
  }

  /// The priority that counts for a number: itself, required for one that is larger, and 1 for one that is
  /// not above 0, as the least number above 0 is none.
  package static func nearest(to value: Double) -> LayoutPriority {
    LayoutPriority(value) ?? (value > required.value ? required : LayoutPriority(valid: 1))
  }
}
