/// A line of characters that shows how views are chained along an axis, such as `H: │─16─[Title 200
/// ✗]─16─│ 320`.
///
/// The lines at the ends are the edges of the superview, whose length follows; no constraint bridges a gap
/// without a number.
package struct ChainLine {
  /// A view of the chain.
  package struct Box {
    package let name: String
    /// The entries of the constraints on its size.
    package let sizes: [String]

    package init(name: String, sizes: [String]) {
      self.name = name
      self.sizes = sizes
    }
  }

  private let axis: Axis
  private let boxes: [Box]
  private let gaps: [String?]
  private let length: String?

  /// A chain of at least one view.
  ///
  /// - Parameters:
  ///   - gaps: The entries of the constraints on the gaps between the views, and in a superview also of those
  ///     before the first and after the last. Nil of a gap without one.
  ///   - length: The superview's; nil without one.
  package init(_ axis: Axis, _ boxes: [Box], gaps: [String?], around length: String?) {
    self.axis = axis
    self.boxes = boxes
    self.gaps = gaps
    self.length = length
  }

  /// The line; nil where no constraint sets a gap or a size.
  package var text: String? {
    guard gaps.contains(where: { $0 != nil }) || boxes.contains(where: { !$0.sizes.isEmpty }) else {
      return nil
    }
    var rest = gaps[...]
    func gap() -> String { rest.popFirst().flatMap(\.self).map { "─\($0)─" } ?? "   " }
    var line = length == nil ? "" : "│" + gap()
    for (index, box) in boxes.enumerated() {
      if index > 0 { line += gap() }
      line += "[\(([box.name] + box.sizes).joined(separator: " "))]"
    }
    if let length { line += gap() + (length.isEmpty ? "│" : "│ " + length) }
    return (axis == .horizontal ? "H: " : "V: ") + line.onOneLine
  }

  /// The entry of a constraint on a size or a gap: relation, number, priority, and a cross where it
  /// is broken.
  ///
  /// - Parameter comparison: Below zero of at most, above zero of at least.
  package static func entry(
    _ comparison: Int, _ number: String, priority: String?, isBroken: Bool
  ) -> String {
    let relation = comparison == 0 ? "" : comparison < 0 ? "≤" : "≥"
    return relation + number + (priority.map { "@" + $0 } ?? "") + (isBroken ? " ✗" : "")
  }
}
