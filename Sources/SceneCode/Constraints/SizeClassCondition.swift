import SceneModel

/// When something holds, as a condition on the size classes of a trait collection.
///
/// An unspecified class is any, so that all nine classes are told apart.
struct SizeClassCondition {
  /// A name such as `compactWidth`; nil of a set that has no short one.
  let name: String?
  /// The condition, on constants `width` and `height`, such as `width == .compact`.
  let expression: String

  /// The condition of a set that is neither empty nor all nine.
  init(_ set: SizeClassSet) {
    let rows = Self.rows(set)
    if rows.count == 1, let row = rows.first {
      name = Self.name(row)
      expression = Self.expression(row)
      return
    }
    let complement = Self.rows(SizeClassSet.all.subtracting(set))
    if complement.count == 1, let row = complement.first {
      name = "not" + SwiftName.uppercasedStart(Self.name(row))
      expression = "!(\(Self.expression(row)))"
      return
    }
    name = nil
    expression = rows.map { row in
      let text = Self.expression(row)
      return text.contains("&&") ? "(\(text))" : text
    }.joined(separator: " || ")
  }

  /// The widths that have the same heights, together.
  private struct Row {
    var widths: [SizeClass.Extent]
    let heights: [SizeClass.Extent]
  }

  private static func rows(_ set: SizeClassSet) -> [Row] {
    var rows: [Row] = []
    for width in SizeClass.Extent.allCases {
      let heights = SizeClass.Extent.allCases.filter { set.contains(SizeClass(width: width, height: $0)) }
      guard !heights.isEmpty else { continue }
      if let index = rows.firstIndex(where: { $0.heights == heights }) {
        rows[index].widths.append(width)
      } else {
        rows.append(Row(widths: [width], heights: heights))
      }
    }
    return rows
  }

  private static func name(_ row: Row) -> String {
    let parts = [name(row.widths, "Width"), name(row.heights, "Height")].compactMap(\.self)
    return SwiftName.lowercasedStart(parts.map(SwiftName.uppercasedStart).joined())
  }

  private static func name(_ extents: [SizeClass.Extent], _ axis: String) -> String? {
    switch extents {
    case [.compact]: "compact\(axis)"
    case [.regular]: "regular\(axis)"
    case [.any]: "unspecified\(axis)"
    case [.any, .compact]: "nonregular\(axis)"
    case [.any, .regular]: "noncompact\(axis)"
    case [.compact, .regular]: "specified\(axis)"
    default: nil
    }
  }

  private static func expression(_ row: Row) -> String {
    [expression(row.widths, "width"), expression(row.heights, "height")].compactMap(\.self)
      .joined(separator: " && ")
  }

  private static func expression(_ extents: [SizeClass.Extent], _ axis: String) -> String? {
    func word(_ extent: SizeClass.Extent) -> String { extent == .any ? "unspecified" : extent.rawValue }
    if extents.count == 1 { return "\(axis) == .\(word(extents[0]))" }
    guard extents.count == 2, let other = SizeClass.Extent.allCases.first(where: { !extents.contains($0) })
    else { return nil }
    return "\(axis) != .\(word(other))"
  }
}
