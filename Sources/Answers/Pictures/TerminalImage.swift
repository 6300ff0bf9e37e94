package import Ninefold

/// Sequences by which terminals show pictures in the midst of text.
package enum TerminalImage {
  /// A PNG file by kitty's protocol, so many columns wide, in pieces of at most 4,096 bytes. The
  /// terminal answers nothing.
  package static func kitty(_ png: [UInt8], columns: Int) -> String {
    let digits = Base64Digits.of(png)
    var text = ""
    var rest = digits[...]
    var control = "a=T,f=100,q=2,c=\(columns),"
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return text
  }

  /// A PNG file by iTerm2's sequence, so many columns wide.
  package static func iterm(_ png: [UInt8], columns: Int) -> String {
    let digits = String(decoding: Base64Digits.of(png), as: UTF8.self)
    return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(digits)\u{7}"
  }

  /// Pixels as sixels: bands of six rows, each colour of a band in turn.
  package static func sixel(_ bitmap: Bitmap) -> String {
    let colors = SixelColors(bitmap)
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for (index, color) in colors.palette.enumerated() {
      let shares = color.map { (Int($0) * 100 + 127) / 255 }
      text += "#\(index);2;\(shares[0]);\(shares[1]);\(shares[2])"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      if top > 0 { text += "-" }
      text += band(from: top, bitmap, colors)
    }
    return text + "\u{1B}\\"
  }

  private static func band(from top: Int, _ bitmap: Bitmap, _ colors: SixelColors) -> String {
    var columns: [Int: [UInt8]] = [:]
    for row in top..<min(top + 6, bitmap.height) {
      for column in 0..<bitmap.width {
        guard let color = colors.index(at: row * bitmap.width + column) else { continue }
        columns[color, default: Array(repeating: 0, count: bitmap.width)][column] |= 1 << UInt8(row - top)
      }
    }
    return columns.keys.sorted().map { "#\($0)" + runs(of: columns[$0] ?? []) }.joined(separator: "$")
  }

  /// The characters of a colour's columns, with equal ones run-length encoded where that is shorter.
  private static func runs(of columns: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var start = 0
    while start < columns.count {
      let end = columns[start...].firstIndex { $0 != columns[start] } ?? columns.count
      // Empty columns at the end are not written.
      if end == columns.count, columns[start] == 0 { break }
      let count = end - start
      if count > 3 { bytes += "!\(count)".utf8 }
      bytes += Array(repeating: columns[start] + 0x3F, count: count > 3 ? 1 : count)
      start = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
