import Foundation
@testable import Painting
import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// Drawings as pixels.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct CairoPainterTests {
  private static let red = DrawingColor(0xFF0000)
  private static let square = DrawingPath.rect(Rect(x: 10, y: 10, width: 10, height: 10))

  /// A step of each kind, with the element that SVG has for it.
  private static func step(_ kind: String) throws -> [DrawingCommand] {
    switch kind {
    case "rect": return [.fill(square, red)]
    case "rx=": return [.fill(.rounded(Rect(x: 10, y: 10, width: 12, height: 10), radius: 4), red)]
    case "ellipse": return [.fill(.ellipse(Rect(x: 10, y: 10, width: 12, height: 10)), red)]
    case "path":
      let points = [DrawingPoint(10, 10), DrawingPoint(22, 10), DrawingPoint(16, 20)]
      return [.fill(.lines(points, isClosed: true), red)]
    case "stroke=": return [.stroke(square, red, DrawingLine(3))]
    case "stroke-dasharray": return [.stroke(square, red, DrawingLine(3, dash: 2))]
    case "text": return [Painted.text("HHH", width: 20)]
    case "image":
      return [
        try Painted.image(Painted.png(red, width: 2, height: 2), Rect(x: 10, y: 10, width: 9, height: 9))
      ]
    case "feFlood":
      let rect = Rect(x: 10, y: 10, width: 9, height: 9)
      return [try Painted.image(Painted.png(.black, width: 2, height: 2), rect, tint: red)]
    case "filter":
      var group = DrawingGroup()
      group.shadow = DrawingShadow(.black, y: 4, deviation: 2)
      return [.begin(group), .fill(square, red), .end]
    case "clip-path":
      var group = DrawingGroup()
      group.clip = .rect(Rect(x: 0, y: 0, width: 15, height: 30))
      return [.begin(group), .fill(square, red), .end]
    case "opacity":
      var group = DrawingGroup()
      group.opacity = 0.5
      return [.begin(group), .fill(square, red), .fill(square, red), .end]
    default:
      var group = DrawingGroup()
      (group.offset, group.scale) = (DrawingPoint(3, 4), 1.5)
      return [.begin(group), .fill(square, red), .end]
    }
  }

  @Test(arguments: [
    "rect", "rx=", "ellipse", "path", "stroke=", "stroke-dasharray", "text", "image", "feFlood", "filter",
    "clip-path", "opacity", "transform",
  ])
  func `both painters paint every step, each in its own way`(kind: String) throws {
    let step = try Self.step(kind)
    let drawing = Drawing(size: Size(40, 30), title: "t", commands: step)
    #expect(String(decoding: SVGPainter.bytes(of: drawing), as: UTF8.self).contains(kind))
    let bitmap = try Painted.bitmap(step)
    #expect(bitmap.ink != nil)
    if kind != "rect" { #expect(try bitmap != Painted.bitmap(Self.step("rect"))) }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a picture has as many pixels for a point as are asked for`(scale: Double) throws {
    let bitmap = try Painted.bitmap([.fill(Self.square, Self.red)], scale: scale)
    #expect(bitmap.width == Int(40 * scale) && bitmap.height == Int(30 * scale))
    let ink = try #require(bitmap.ink)
    #expect(ink == (Int(10 * scale), Int(10 * scale), Int(20 * scale) - 1, Int(20 * scale) - 1))
    #expect(bitmap.color(Int(15 * scale), Int(15 * scale)) == [255, 0, 0])
  }

  @Test func `pixels without anything are clear, and colours are as strong as they are seen`() throws {
    let pale = Drawing(
      size: Size(2, 1), title: "t",
      commands: [
        .fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), DrawingColor(0xFF0000, alpha: 0.5))
      ])
    let bitmap = try CairoPainter().bitmap(of: pale, scale: 1)
    #expect(bitmap.bytes.map(Int.init).isNear([128, 0, 0, 128, 0, 0, 0, 0], within: 1))
  }

  @Test func `groups move, grow and cut what is in them, as far as they go`() throws {
    var outer = DrawingGroup()
    (outer.offset, outer.scale) = (DrawingPoint(5, 2), 2)
    var inner = DrawingGroup.clipping(.rect(Rect(x: 0, y: 0, width: 4, height: 4)))
    inner.offset = DrawingPoint(1, 1)
    let all = DrawingPath.rect(Rect(x: -50, y: -50, width: 100, height: 100))
    let bitmap = try Painted.bitmap([.begin(outer), .begin(inner), .fill(all, .black), .end, .end])
    #expect(try #require(bitmap.ink) == (7, 4, 14, 11))
    let after = try Painted.bitmap([.begin(outer), .end, .fill(Self.square, .black)])
    #expect(try #require(after.ink) == (10, 10, 19, 19))
  }

  @Test func `what lies over another in a pale group is not seen through it`() throws {
    var group = DrawingGroup()
    group.opacity = 0.5
    let over = try Painted.bitmap([
      .begin(group), .fill(Self.square, .black), .fill(Self.square, Self.red), .end,
    ])
    #expect(over.color(15, 15).isNear([255, 128, 128]))
    let alone = try Painted.bitmap([.begin(group), .fill(Self.square, Self.red), .end])
    #expect(alone.color(15, 15).isNear([255, 128, 128]))
    group.opacity = 0
    #expect(try Painted.bitmap([.begin(group), .fill(Self.square, .black), .end]).ink == nil)
  }

  @Test func `a shadow lies where it is said, softer the wider it is, behind what casts it`() throws {
    var group = DrawingGroup()
    group.shadow = DrawingShadow(.black, x: 8, y: 6, deviation: 0)
    let sharp = try Painted.bitmap([.begin(group), .fill(Self.square, Self.red), .end])
    #expect(sharp.color(15, 15) == [255, 0, 0])
    #expect(sharp.color(25, 20) == [0, 0, 0] && sharp.color(29, 23) == [255, 255, 255])
    group.shadow = DrawingShadow(.black, x: 0, y: 0, deviation: 3)
    let soft = try Painted.bitmap([.begin(group), .fill(Self.square, Self.red), .end])
    let falling = (20..<30).map { soft.color($0, 15)[0] }
    #expect(falling == falling.sorted() && falling[0] > 100 && falling[9] > 250)
    // Half of a straight edge's shadow lies beyond it.
    #expect((falling[0] + 255 - soft.color(19, 15)[0]) > 0)
  }

  @Test(arguments: [60.0, 100, 150])
  func `a text is as wide as it was measured`(width: Double) throws {
    let bitmap = try Painted.bitmap(
      [Painted.text("HMMMMMMH", .system(ofSize: 14), width: width)], size: Size(200, 30))
    let ink = try #require(bitmap.ink)
    #expect(abs(Double(ink.left) - 5) <= 2 && abs(Double(ink.right) - (5 + width)) <= 3)
    #expect(ink.bottom <= 20 && ink.top >= 5)
  }

  @Test func `a text is painted where a picture begins and ends within it`() throws {
    let font = Font.system(ofSize: 40)
    let bitmap = try Painted.bitmap([Painted.text("MMM", font, at: -20, 20, width: 100)])
    #expect(try #require(bitmap.ink).left == 0 && bitmap.color(39, 15) == bitmap.color(39, 15))
  }

  @Test func `a project's own font is taken from its file`() throws {
    let path = TestFonts.folder.appending(path: "Ninefold.ttf").path(percentEncoded: false)
    func face(_ file: FontFace.File?) -> FontFace {
      FontFace(
        names: FontNames(postScript: "Ninefold-Regular", family: "Inter", style: "Regular"),
        unitsPerEm: 1000, lineUnits: .init(ascender: 900, descender: 300, lineGap: 40),
        advances: [0x41: 600], kerning: [:], file: file)
    }
    func ink(_ file: FontFace.File?) throws -> Bool {
      let font = Font(family: .project(face(file)), pointSize: 14)
      return try Painted.bitmap([Painted.text("AAA", font, width: 25)]).ink != nil
    }
    // Its letters have no outlines.
    #expect(try !ink(FontFace.File(path: path, face: 0)))
    #expect(try ink(nil))
    #expect(try ink(FontFace.File(path: path + ".none", face: 0)), "another stands in for a missing file")
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e9,
  ])
  func `no number is too much`(number: Double) throws {
    let rect = Rect(x: number, y: 3, width: number, height: number)
    var group = DrawingGroup()
    group.opacity = 0.5
    group.offset = DrawingPoint(number, 1)
    group.shadow = DrawingShadow(.black, x: number, y: number, deviation: number)
    var scaled = DrawingGroup()
    scaled.scale = number
    let line = DrawingLine(number, isRound: true, dash: number)
    let font = Font.system(ofSize: number)
    let image = try Painted.image(Painted.png(.black, width: 2, height: 2), rect)
    let steps: [DrawingCommand] = [
      .fill(.rounded(rect, radius: number), .black), .fill(.ellipse(rect), .black), image,
      .stroke(.lines([DrawingPoint(number, 0), DrawingPoint(4, number)], isClosed: true), .black, line),
      .stroke(.rect(rect), .black, DrawingLine(1, dash: 0.001)), Painted.text("ab", width: number),
      Painted.text("ab", font, at: number, number, width: 20),
    ]
    let bitmap = try Painted.bitmap(
      [.begin(group)] + steps + [.end, .begin(scaled)] + steps + [.end] + [.fill(Self.square, Self.red)])
    #expect(bitmap.width == 40 && bitmap.height == 30)
    #expect(bitmap.color(15, 15) == [255, 0, 0])
  }

  @Test func `groups that are open at the end are closed, ends without a group say nothing`() throws {
    var pale = DrawingGroup()
    pale.opacity = 0.5
    let steps: [DrawingCommand] = [
      .end, .begin(pale), .fill(Self.square, .black), .fill(Self.square, .black),
    ]
    #expect(try Painted.bitmap(steps).color(15, 15).isNear([128, 128, 128]))
  }
}

extension DrawingGroup {
  static func clipping(_ path: DrawingPath) -> DrawingGroup {
    var group = DrawingGroup()
    group.clip = path
    return group
  }
}
