import CommandLine
import Ninefold

/// The nine size classes as a grid: widths from left to right, heights from top to bottom.
struct GridText {
  /// The cell of each size class, in the order of `SizeClass.all`.
  package let cells: [String]

  package var lines: [String] {
    var table = TextTable(
      [("height \\ width", .left)] + SizeClass.Extent.allCases.map { ($0.rawValue, .left) })
    for height in SizeClass.Extent.allCases {
      table.add(
        [height.rawValue]
          + SizeClass.Extent.allCases.map { width in cells[SizeClass(width: width, height: height).number] })
    }
    return table.lines
  }
}
