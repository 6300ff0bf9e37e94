import Foundation
@testable import Painting
import Pictures
import SceneModel
import Testing

/// Images of the project in pictures of pixels.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct PaintedImageTests {
  private static let rect = Rect(x: 10, y: 5, width: 24, height: 12)

  @Test func `an image fills its rectangle up to the edges`() throws {
    let png = try Painted.png(DrawingColor(0x0000FF), width: 3, height: 5)
    let bitmap = try Painted.bitmap([Painted.image(png, Self.rect)])
    #expect(try #require(bitmap.ink) == (10, 5, 33, 16))
    #expect(bitmap.color(10, 5) == [0, 0, 255] && bitmap.color(33, 16) == [0, 0, 255])
  }

  @Test func `of a template the alpha alone is painted, in the tint`() throws {
    let png = try Painted.png(DrawingColor(0x0000FF, alpha: 0.5), width: 4, height: 4)
    let tint = DrawingColor(0xFF0000)
    let bitmap = try Painted.bitmap([Painted.image(png, Self.rect, tint: tint)])
    #expect(bitmap.color(20, 10).isNear([255, 127, 127]))
  }

  @Test func `a large image is painted small without losing what is in it`() throws {
    var steps: [DrawingCommand] = []
    for column in stride(from: 0.0, to: 600, by: 2) {
      steps.append(.fill(.rect(Rect(x: column, y: 0, width: 1, height: 300)), .black))
    }
    let size = Size(600, 300)
    let white = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 600, height: 300)), .white)
    let drawing = Drawing(size: size, title: "t", commands: [white] + steps)
    let png = try CairoPainter().png(of: drawing, scale: 1)
    let bitmap = try Painted.bitmap([Painted.image(png, Self.rect)])
    #expect(bitmap.color(20, 10).isNear([128, 128, 128], within: 8))
  }

  /// Larger forms of an image than one that was painted are not kept.
  @Test func `an image is the same in any size, whatever size it was painted in before`() throws {
    var steps: [DrawingCommand] = []
    for step in 0..<40 {
      let edge = Double(step) * 5
      steps.append(
        .fill(
          .rect(Rect(x: edge, y: edge, width: 400 - 2 * edge, height: 5)), DrawingColor(UInt32(step * 5000))))
    }
    let drawing = Drawing(size: Size(400, 400), title: "t", commands: steps)
    let png = try CairoPainter().png(of: drawing, scale: 1)
    let sides = [30.0, 390, 12, 100, 60, 390]
    let pictures = try sides.map { side in
      Drawing(
        size: Size(400, 400), title: "t",
        commands: [try Painted.image(png, Rect(x: 0, y: 0, width: side, height: side))])
    }
    let painter = try CairoPainter()
    for (side, picture) in zip(sides, pictures) {
      let alone = try CairoPainter().bitmap(of: picture, scale: 1)
      #expect(try painter.bitmap(of: picture, scale: 1) == alone, "\(side)")
    }
  }

  @Test(arguments: ["cut", "huge", "JPEG"])
  func `a box with its name stands for an image that cannot be painted`(kind: String) throws {
    var bytes = try Painted.png(.black, width: 30, height: 30)
    switch kind {
    case "cut": bytes.removeLast(30)
    case "huge": bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    default: bytes = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    }
    let image = try Painted.image(bytes, Self.rect)
    guard case .image(let drawn) = image else { return }
    #expect(
      drawn.placeholder.contains { if case .text(let text) = $0 { text.text == "Boat" } else { false } })
    #expect(try Painted.bitmap([image]) == Painted.bitmap(drawn.placeholder))
  }

  @Test func `an image of more pixels than the limit has a box with its name`() throws {
    func isPainted(_ side: Int) throws -> Bool {
      var bytes = try Painted.png(.black, width: 1, height: 1)
      bytes.replaceSubrange(16..<24, with: [0, 0, UInt8(side >> 8), UInt8(side & 255), 0, 0, 16, 0])
      let file = try #require(PictureFile(bytes, isTemplate: nil))
      return ImageStore.size(of: file) != nil
    }
    #expect(PaintingLimits.mostImagePixels == 4096 * 4096)
    #expect(try isPainted(4096))
    #expect(try !isPainted(4097))
  }

  @Test(.enabled(if: TurboJPEG.loaded != nil, "TurboJPEG is not installed: apt-get install libturbojpeg0"))
  func `a JPEG is painted in its colours`() throws {
    let bitmap = try Painted.bitmap([Painted.image(Self.jpeg, Self.rect)])
    #expect(bitmap.color(20, 10).isNear([200, 40, 40], within: 6))
  }

  /// 8 by 8 pixels of one red.
  private static let jpeg = Array(
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU \
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU \
        FBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF \
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW \
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi \
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC \
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm \
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq \
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDxSiiivzc/tU//2Q==
        """, options: .ignoreUnknownCharacters) ?? Data())
}
