import Foundation
@testable import Painting
@testable import Pictures
import SceneModel
import Testing
import TextMetrics

/// Small drawings, and the pixels of them.
enum Painted {
  /// Whether there is what pictures are painted with.
  static let isPossible = (try? CairoPainter()) != nil
  static let reason: Comment =
    "Cairo or Fontconfig is not installed: apt-get install libcairo2 libfontconfig1"

  /// The pixels of steps on white.
  static func bitmap(
    _ commands: [DrawingCommand], size: Size = Size(40, 30), scale: Double = 1
  ) throws -> Bitmap {
    let white = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), .white)
    let drawing = Drawing(size: size, title: "t", commands: [white] + commands)
    return try CairoPainter().bitmap(of: drawing, scale: scale)
  }

  static func text(
    _ text: String, _ font: Font = .system(ofSize: 12), at x: Double = 5, _ y: Double = 20, width: Double
  ) -> DrawingCommand {
    .text(DrawnText(text: text, font: font, color: .black, origin: DrawingPoint(x, y), width: width))
  }

  /// A PNG file of pixels of one colour, which Cairo wrote.
  static func png(_ color: DrawingColor, width: Int, height: Int) throws -> [UInt8] {
    let size = Size(Double(width), Double(height))
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let drawing = Drawing(size: size, title: "t", commands: [.fill(.rect(rect), color)])
    return try CairoPainter().png(of: drawing, scale: 1)
  }

  static func image(
    _ bytes: [UInt8], _ rect: Rect, tint: DrawingColor? = nil
  ) throws -> DrawingCommand {
    let file = try #require(PictureFile(bytes, isTemplate: nil))
    return .image(DrawnImage(name: "Boat", file: file, rect: rect, tint: tint))
  }
}

extension Bitmap {
  /// Red, green, blue of a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * width + x)
    return bytes[start..<start + 3].map(Int.init)
  }

  /// The columns and rows of the first and the last pixel that is not nearly white; nil of a white picture.
  var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where color(x, y).reduce(0, +) < 3 * 215 {
        let old = found ?? (x, y, x, y)
        found = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return found
  }
}

extension [Int] {
  /// Whether each number is near to another's.
  func isNear(_ other: [Int], within distance: Int = 2) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= distance }
  }
}
