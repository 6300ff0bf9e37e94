import Foundation
@testable import Painting
import Pictures
import SceneModel
import TestSupport
import Testing
import TextMetrics

/// Font files of projects that are damaged, or become so after they were measured.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct DamagedFontTests {
  /// Fonts without outlines that belong to the tests, and the smallest one of the system, which has some.
  private static let fonts: [[UInt8]] = {
    let own = ["Ninefold.ttf", "Ninefold-Kern.otf", "Ninefold.ttc"].compactMap { try? TestFonts.bytes($0) }
    let files = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
    let outlined = files.sorted().filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
      .compactMap { FileManager.default.contents(atPath: "/usr/share/fonts/" + $0) }
      .filter { (40_000...400_000).contains($0.count) }.min { $0.count < $1.count }
    return own + [outlined].compactMap { $0.map { [UInt8]($0) } }
  }()

  /// Whether a text in a font of a file is seen, whatever the file is.
  private func paint(_ path: String) throws -> Bool {
    let letters: [UInt32: Int] = Dictionary(
      uniqueKeysWithValues: "AVA fiهت".unicodeScalars.reduce(into: Set()) { $0.insert($1.value) }.map {
        ($0, 600)
      })
    let face = FontFace(
      names: FontNames(postScript: "Ninefold-Regular", family: "Inter", style: "Regular"), unitsPerEm: 1000,
      lineUnits: .init(ascender: 900, descender: 300, lineGap: 40), advances: letters, kerning: [:],
      file: FontFace.File(path: path, face: 0))
    let font = Font(family: .project(face), pointSize: 14)
    let text = Painted.text("AVA fi هت", font, width: 35)
    _ = try CairoPainter().pdf(of: Drawing(size: Size(40, 30), title: "t", commands: [text]))
    return try Painted.bitmap([text]).ink != nil
  }

  @Test func `a font with bytes that are others is painted in somehow`() throws {
    let directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: 17)
    var seen = 0
    for (index, font) in Self.fonts.enumerated() {
      for round in 0..<60 {
        var damaged = font
        // Tables begin with what they hold; most is found there.
        let end = round.isMultiple(of: 2) ? min(damaged.count, 1024) : damaged.count
        for _ in 0...(round % 12) {
          damaged[Int.random(in: 0..<end, using: &random)] = .random(in: 0...255, using: &random)
        }
        if round % 5 == 4 { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
        let file = directory.url.appending(path: "\(index)-\(round).ttf")
        try Data(damaged).write(to: file)
        let isSeen = try paint(file.path)
        if index + 1 == Self.fonts.count { seen += isSeen ? 1 : 0 }
      }
    }
    #expect(seen > 30)
  }

  @Test func `where there is no font a text is painted in another`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "empty.ttf")
    try directory.write("a text", to: "text.ttf")
    try directory.write("", to: "folder.ttf/file")
    for name in ["empty.ttf", "text.ttf", "folder.ttf", "none.ttf"] {
      #expect(try paint(directory.path + "/" + name))
    }
  }
}
