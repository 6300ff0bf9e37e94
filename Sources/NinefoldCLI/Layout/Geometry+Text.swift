import JSONText
import Ninefold

extension Size {
  /// The size as `375x667`.
  var text: String { "\(width.shortest)x\(height.shortest)" }

  /// The width and the height.
  var numbers: [Double] { [width, height] }
}

extension Rect {
  /// The origin and the size.
  var numbers: [Double] { [x, y, width, height] }

  /// The frame as `x y width height`, with at most two decimals.
  var text: String { numbers.map(\.roundedForReading).joined(separator: " ") }
}

extension EdgeInsets {
  /// The distances by the names of the edges.
  var sides: [(name: String, distance: Double)] {
    [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
  }

  /// The distances from the edges that are not 0, such as `top 20`.
  var text: String {
    let parts = sides.filter { $0.distance != 0 }.map { "\($0.name) \($0.distance.shortest)" }
    return parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }
}
