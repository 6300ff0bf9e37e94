package import Ninefold

/// The palette of a picture, of at most 256 colours, and the colour of each pixel.
package struct SixelColors {
  /// The red, green and blue components of each colour.
  package private(set) var palette: [[UInt8]] = []
  /// The palette index of each pixel; nil of a transparent one.
  private var indices: [Int?] = []

  /// A palette of the most frequent colours, each of which replaces its near ones.
  package init(_ bitmap: Bitmap) {
    let pixels = (0..<bitmap.width * bitmap.height).map { Self.color(of: bitmap, at: $0) }
    var sums: [Int: (count: Int, red: Int, green: Int, blue: Int)] = [:]
    for case let color? in pixels {
      var sum = sums[Self.bin(color)] ?? (0, 0, 0, 0)
      sum.count += 1
      sum.red += Int(color[0])
      sum.green += Int(color[1])
      sum.blue += Int(color[2])
      sums[Self.bin(color)] = sum
    }
    let bins = sums.sorted { a, b in
      a.value.count == b.value.count ? a.key < b.key : a.value.count > b.value.count
    }
    palette = bins.prefix(Self.mostColors).map { _, sum in
      [sum.red, sum.green, sum.blue].map { UInt8($0 / sum.count) }
    }
    var nearest: [Int: Int] = [:]
    for (index, bin) in bins.enumerated() {
      let color = [bin.value.red, bin.value.green, bin.value.blue].map { $0 / bin.value.count }
      nearest[bin.key] = index < Self.mostColors ? index : self.nearest(to: color)
    }
    indices = pixels.map { $0.flatMap { nearest[Self.bin($0)] } }
  }

  /// The number of colours that terminals have for a picture.
  private static let mostColors = 256

  /// The palette index of a pixel; nil of a transparent one.
  package func index(at pixel: Int) -> Int? { indices[pixel] }

  /// The colour of a pixel on white; nil of one that is less than half opaque.
  private static func color(of bitmap: Bitmap, at pixel: Int) -> [UInt8]? {
    let alpha = bitmap.bytes[4 * pixel + 3]
    guard alpha >= 128 else { return nil }
    return bitmap.bytes[4 * pixel..<4 * pixel + 3].map { UInt8(min(Int($0) + 255 - Int(alpha), 255)) }
  }

  /// The upper five bits of each component.
  private static func bin(_ color: [UInt8]) -> Int {
    Int(color[0] >> 3) << 10 | Int(color[1] >> 3) << 5 | Int(color[2] >> 3)
  }

  private func nearest(to color: [Int]) -> Int {
    func distance(_ index: Int) -> Int {
      zip(palette[index], color).reduce(0) { $0 + (Int($1.0) - $1.1) * (Int($1.0) - $1.1) }
    }
    return palette.indices.min { distance($0) < distance($1) } ?? 0
  }
}
