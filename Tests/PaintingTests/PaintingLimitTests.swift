@testable import Painting
import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// The limits of pictures.
struct PaintingLimitTests {
  @Test(arguments: [
    (Size(375, 667), 3.0, 3.0), (Size(4096, 4096), 2, 1), (Size(0, 0), 2, 2), (Size(60_000, 1), 1, 0.5),
    (Size(100_000, 100_000), 3, 0.04096),
  ])
  func `a picture of too many pixels is painted smaller`(size: Size, asked: Double, expected: Double) {
    #expect(abs(CairoPainter.scale(of: size, asked: asked) - expected) < 1e-9)
  }

  @Test(.enabled(if: Painted.isPossible, Painted.reason))
  func `the largest picture is painted`() throws {
    let rect = Rect(x: 0, y: 0, width: 100_000, height: 100_000)
    let drawing = Drawing(
      size: rect.size, title: "t",
      commands: [.fill(.rect(rect), .black), .stroke(.rect(rect), .white, .init(9))])
    let bitmap = try CairoPainter().bitmap(of: drawing, scale: 3)
    #expect(bitmap.width == 4096 && bitmap.height == 4096 && bitmap.color(9, 9) == [0, 0, 0])
  }

  @Test(.enabled(if: Painted.isPossible, Painted.reason))
  func `a picture that takes more than its work ends by name`() throws {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    func paint(_ count: Int) throws {
      let drawing = Drawing(
        size: rect.size, title: "t", commands: Array(repeating: .fill(.rect(rect), .black), count: count))
      _ = try CairoPainter(mostPaintedPixels: 1000).bitmap(of: drawing, scale: 1)
    }
    try paint(10)
    let error = #expect(throws: PaintingError.self) { try paint(11) }
    #expect(error == .tooMuch(limit: 1000))
    #expect("\(PaintingError.tooMuch(limit: 1000))".contains("more than 1000 pixels of work"))
  }

  @Test(.enabled(if: Painted.isPossible, Painted.reason))
  func `of very many pale groups in each other each thing is pale by itself`() throws {
    let rect = Rect(x: 0, y: 0, width: 2048, height: 1024)
    let fill = DrawingCommand.fill(.rect(rect), .black)
    /// How dark two things are, one over the other, in a group of half of its strength in others
    /// that change nothing.
    func darkness(_ others: Int) throws -> Int {
      var (weak, half) = (DrawingGroup(), DrawingGroup())
      (weak.opacity, half.opacity) = (0.9999, 0.5)
      let groups = Array(repeating: DrawingCommand.begin(weak), count: others) + [.begin(half)]
      return 255 - (try Painted.bitmap(groups + [fill, fill], size: rect.size).color(9, 9)[0])
    }
    let most = PaintingLimits.mostGroupPixels / (2048 * 1024)
    #expect(abs(try darkness(most - 1) - 128) <= 2)
    #expect(abs(try darkness(most) - 192) <= 2)
  }

  @Test(.enabled(if: Painted.isPossible, Painted.reason))
  func `of a text without end the first characters are painted`() throws {
    let fonts = FontSelection(
      StandInFont(.system(ofSize: 12)), face: nil, try FontSources(OpenFontFiles()))
    let limit = PaintingLimits.longestText
    #expect(SetText(String(repeating: "a", count: limit), fonts).characters.count == limit)
    #expect(SetText(String(repeating: "a", count: limit), fonts).share == 1)
    #expect(SetText(String(repeating: "a", count: 2 * limit), fonts).share == 0.5)
    #expect(SetText(String(repeating: "a", count: limit + 1), fonts).characters.count == limit)
  }

  @Test(.enabled(if: Painted.isPossible, Painted.reason))
  func `a line of too many dashes has no gaps`() throws {
    let path = DrawingPath.rect(Rect(x: 5, y: 5, width: 20, height: 5))
    func painted(_ dash: Double) throws -> Bitmap {
      try Painted.bitmap([.stroke(path, .black, DrawingLine(1, dash: dash))])
    }
    #expect(try painted(50 / 10_001) == painted(0))
    #expect(try painted(50 / 9_999) != painted(0))
  }

  @Test func `a library that is missing is named, with the package that has it`() throws {
    let error = #expect(throws: PaintingError.self) { try Cairo(anyOf: ["libninefold-none.so.1"]) }
    #expect(error == .noLibrary("libcairo.so.2", package: "libcairo2", missing: nil))
    let text = try #require(error).description
    #expect(text.contains("libcairo.so.2") && text.contains("Debian's package libcairo2"))
    // Another library has none of its functions.
    let other = #expect(throws: PaintingError.self) { try Cairo(anyOf: ["libz.so.1"]) }
    #expect(other == .noLibrary("libcairo.so.2", package: "libcairo2", missing: "cairo_append_path"))
  }
}
