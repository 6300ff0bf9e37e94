import JSONText
package import Ninefold

extension Size {
  /// The size as `375x667`.
  package var text: String { numbers.map(\.roundedToThousandth.shortest).joined(separator: "x") }

  /// The width and the height.
  package var numbers: [Double] { [width, height] }
}

extension Rect {
  /// The origin and the size.
  package var numbers: [Double] { [x, y, width, height] }

  /// The frame as `x y width height`, with at most two decimals.
  package var text: String { numbers.map(\.roundedForReading).joined(separator: " ") }
}

extension EdgeInsets {
  /// The distances by the names of the edges.
  var sides: [(name: String, distance: Double)] {
    [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
  }

  /// The distances from the edges that are not 0, such as `top 20`.
  package var text: String {
    let parts = sides.map { ($0.name, $0.distance.roundedToThousandth) }.filter { $0.1 != 0 }
      .map { "\($0) \($1.shortest)" }
    return parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }
}

extension ScrollContent {
  /// The size of the content and how it scrolls, such as `content 375x1200, scrolls vertically`; empty of
  /// content that does not scroll and has no known size.
  package var text: String {
    let scrolls = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }
    let words = [
      size.map { "content " + $0.text },
      scrolls.isEmpty ? nil : "scrolls " + scrolls.joined(separator: " and "),
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
