import Foundation
import Ninefold
import Testing

@testable import CommandLine
@testable import Answers

/// The sequences by which terminals show pictures.
struct TerminalImageTests {
  @Test func `kitty gets a file in pieces of 4,096 digits, of which the last says so`() throws {
    let png = (0..<7000).map { UInt8(truncatingIfNeeded: $0) }
    let text = TerminalImage.kitty(png, columns: 40)
    let pieces = text.split(separator: "\u{1B}\\").map(String.init)
    #expect(pieces.count == 3)
    #expect(pieces[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=40,m=1;"))
    #expect(pieces[1].hasPrefix("\u{1B}_Gm=1;") && pieces[2].hasPrefix("\u{1B}_Gm=0;"))
    let digits = try pieces.map { try #require($0.split(separator: ";").last) }
    #expect(digits.dropLast().allSatisfy { $0.count == 4096 })
    #expect(Data(base64Encoded: digits.joined()) == Data(png))
    #expect(TerminalImage.kitty([1], columns: 2) == "\u{1B}_Ga=T,f=100,q=2,c=2,m=0;AQ==\u{1B}\\")
  }

  @Test func `iTerm2 gets a file with its size and width`() {
    #expect(
      TerminalImage.iterm([1, 2, 3], columns: 40)
        == "\u{1B}]1337;File=inline=1;size=3;width=40;preserveAspectRatio=1:AQID\u{7}")
  }

  private func bitmap(_ rows: [[[UInt8]]]) -> Bitmap {
    Bitmap(width: rows[0].count, height: rows.count, bytes: rows.joined().joined().map(\.self))
  }

  @Test func `sixels are bands of six rows, a colour after the other, equal columns counted`() {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let none: [UInt8] = [0, 0, 0, 0]
    let row = Array(repeating: red, count: 5) + [blue]
    let text = TerminalImage.sixel(
      bitmap([row, row, row, row, row, row, [none, blue, none, none, none, none]]))
    #expect(
      text == "\u{1B}P0;1;0q\"1;1;6;7#0;2;100;0;0#1;2;0;0;100#0!5~$#1!5?~-#1?@\u{1B}\\")
  }

  @Test func `a picture of more colours than terminals have gets the most frequent`() {
    let rows = (0..<32).map { green in
      (0..<32).map { red in [UInt8(red * 8), UInt8(green * 8), 0, 255] as [UInt8] }
    }
    let colors = SixelColors(bitmap(rows))
    #expect(colors.palette.count == 256)
    #expect((0..<1024).allSatisfy { colors.index(at: $0).map(colors.palette.indices.contains) == true })
    #expect(SixelColors(bitmap([[[9, 9, 9, 0]]])).index(at: 0) == nil)
  }

  @Test(
    arguments: [
      ([:], .box), (["TERM": "xterm-256color"], .box), (["KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-kitty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm),
      (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "foot"], .sixel),
      (["TERM": "mlterm-256color"], .sixel),
      (["TERM": "xterm-kitty", "TMUX": "/x"], .box), (["TERM_PROGRAM": "iTerm.app", "STY": "1.x"], .box),
    ] as [([String: String], TerminalGraphics)])
  func `a terminal tells by its environment what it shows`(
    environment: [String: String], graphics: TerminalGraphics
  ) {
    #expect(TerminalGraphics.indicated { environment[$0] } == graphics)
    #expect(TerminalGraphics.auto.resolved(in: Terminal()) == .box)
  }

  @Test func `a picture in a terminal has no more pixels than the limit`() {
    for size in [Size(375, 667), Size(100_000, 100_000), Size(1, 1e9), Size(0, 0)] {
      let scale = 2 * TerminalPictures.scale(of: size, columns: 300)
      #expect(
        max(size.width, 1) * scale * max(size.height, 1) * scale <= 1.001
          * Double(TerminalPictures.mostPixels))
    }
    #expect(TerminalPictures.scale(of: Size(375, 667), columns: 37) < 1)
  }
}
