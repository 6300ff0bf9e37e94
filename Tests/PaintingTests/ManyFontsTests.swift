import Foundation
@testable import Painting
@testable import Pictures
import SceneModel
import Testing
import TextMetrics

/// Pictures with more fonts than Cairo keeps open, on several threads.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct ManyFontsTests {
  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// A drawing of a letter in each font, beginning with another one.
  private static func drawing(_ start: Int) -> Drawing {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(start % 26)))
    let fonts = weights.flatMap { weight in
      [false, true].map { Font(family: .system, weight: weight, isItalic: $0, pointSize: 12) }
    }
    let commands = fonts.indices.map { index in
      Painted.text(letter, fonts[(index + start) % fonts.count], width: 10)
    }
    return Drawing(size: Size(40, 30), title: "t", commands: commands)
  }

  @Test func `pictures of many fonts are painted on all threads at once`() throws {
    let painters = try (0..<4).map { _ in try CairoPainter() }
    let pictures = (0..<8).map(Self.drawing)
    let expected = try pictures.map { try CairoPainter().png(of: $0, scale: 1) }
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let picture = index % pictures.count
      let png = try? painters[index % painters.count].png(of: pictures[picture], scale: 1)
      #expect(png == expected[picture])
      #expect((try? painters[index % painters.count].pdf(of: pictures[picture])) != nil)
    }
  }
}
