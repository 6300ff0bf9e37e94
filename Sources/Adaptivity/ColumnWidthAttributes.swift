/// The names of the attributes of a split view controller that hold the width of one column.
struct ColumnWidthAttributes {
  let minimum: String
  let maximum: String
  let preferred: String
  /// The name of the attribute of the preferred share of the whole width.
  let preferredFraction: String

  static let primary = ColumnWidthAttributes(
    minimum: "minimumPrimaryColumnWidth", maximum: "maximumPrimaryColumnWidth",
    preferred: "preferredPrimaryColumnWidth", preferredFraction: "preferredPrimaryColumnWidthFraction")

  static let supplementary = ColumnWidthAttributes(
    minimum: "minimumSupplementaryColumnWidth", maximum: "maximumSupplementaryColumnWidth",
    preferred: "preferredSupplementaryColumnWidth",
    preferredFraction: "preferredSupplementaryColumnWidthFraction")
}
