import Foundation
@testable import Painting
@testable import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// Pictures as they looked when somebody looked at them.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct GoldenPictureTests {
  /// Other versions of Cairo weigh the edges of shapes otherwise, by a few steps of 255, and other versions
  /// of a font have other edges: a picture may differ by so much in the mean of all components, and by more
  /// than a quarter in so many of them. A shape that is moved by a pixel, or a letter that is missing, is
  /// beyond both.
  private static let meanDifference = 1.0
  private static let shareFarOff = 0.004

  private static let hasInter =
    (try? FontSelection(
      StandInFont(.system(ofSize: 12)), face: nil, FontSources(OpenFontFiles())
    ).familyOfFirst) == "Inter"

  @Test func `shapes, lines, shadows and groups look as they did`() throws {
    try expectGolden(Self.shapes, "shapes")
  }

  @Test(.enabled(if: hasInter, "the font Inter is not installed: apt-get install fonts-inter"))
  func `texts look as they did`() throws { try expectGolden(Self.texts, "texts") }

  @Test func `a picture that is a pixel off is not taken for the golden`() throws {
    var group = DrawingGroup()
    group.offset = DrawingPoint(0.5, 0)
    let moved = try Painted.bitmap([.begin(group)] + Self.shapes + [.end], size: Self.size, scale: 2)
    let differences = try difference(moved, try Painted.bitmap(Self.shapes, size: Self.size, scale: 2))
    #expect(differences.mean > Self.meanDifference || differences.farOff > Self.shareFarOff)
  }

  private static let size = Size(90, 60)

  private static var shapes: [DrawingCommand] {
    var list = DrawingList()
    let knob = Rect(x: 8, y: 8, width: 20, height: 20)
    list.fill(.capsule(Rect(x: 4, y: 6, width: 44, height: 24)), DrawingColor(0x34C759))
    list.fill(.ellipse(knob), .white, shadows: DrawingShadow.ofKnob(.adaptive))
    list.stroke(.line(56, 10, 84, 24), DrawingColor(0x007AFF), DrawingLine(3, isRound: true))
    list.border(Rect(x: 54, y: 6, width: 32, height: 22), radius: 6, DrawingColor(0xFF3B30), width: 1)
    list.stroke(.rect(Rect(x: 4.5, y: 36.5, width: 36, height: 18)), .black, DrawingLine(1, dash: 4))
    var pale = DrawingGroup()
    pale.opacity = 0.5
    pale.clip = .rounded(Rect(x: 50, y: 34, width: 36, height: 22), radius: 8)
    list.group(pale) { list in
      list.fill(.rect(Rect(x: 46, y: 30, width: 24, height: 40)), .black)
      list.fill(.rect(Rect(x: 60, y: 40, width: 40, height: 30)), DrawingColor(0xFFCC00))
    }
    return list.commands
  }

  private static var texts: [DrawingCommand] {
    [
      Painted.text("Ebb and flood", .system(ofSize: 12), at: 4, 16, width: 78),
      Painted.text("Tide", .system(ofSize: 20, weight: .bold), at: 4, 38, width: 42),
      Painted.text("12:30", .system(ofSize: 10, weight: .light), at: 52, 38, width: 30),
      Painted.text("narrow", .system(ofSize: 12), at: 4, 54, width: 30),
    ]
  }

  private func expectGolden(_ commands: [DrawingCommand], _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).png")
    let white = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 90, height: 60)), .white)
    let drawing = Drawing(size: Self.size, title: name, commands: [white] + commands)
    let png = try CairoPainter().png(of: drawing, scale: 2)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(png).write(to: file)
      Issue.record("recorded \(name).png")
    }
    let differences = try difference(Self.bitmap(png), Self.bitmap(Array(Data(contentsOf: file))))
    #expect(differences.mean <= Self.meanDifference && differences.farOff <= Self.shareFarOff, "\(name)")
  }

  private static func bitmap(_ png: [UInt8]) throws -> Bitmap {
    Bitmap(try #require(Cairo.loaded.get().surface(ofPNG: png)))
  }

  /// How far the components of two pictures are from each other, and the share of those that are far off.
  private func difference(_ a: Bitmap, _ b: Bitmap) throws -> (mean: Double, farOff: Double) {
    try #require(a.width == b.width && a.height == b.height)
    let differences = zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }
    let count = Double(differences.count)
    return (Double(differences.reduce(0, +)) / count, Double(differences.count { $0 > 64 }) / count)
  }
}
