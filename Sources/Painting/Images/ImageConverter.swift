import OperatingSystem
import Pictures
package import SceneModel
import Synchronization

/// Turns PDF and SVG files into pixels, by the programs of Poppler and librsvg where the system has them.
///
/// They are processes of their own, with little time and memory: files are anybody's, and such libraries have crashed.
package final class ImageConverter: Sendable {
  /// What was made of files, by their places.
  private let known = Mutex<[String: Conversion]>([:])

  private struct Conversion {
    let width: Int
    let height: Int
    /// The bytes of a PNG file; nil where nothing can be made of the file.
    let png: [UInt8]?
  }

  package init() {}

  /// The PNG file of a drawing's pixels, at least as many as are asked for, up to a limit; nil where there is no such program,
  /// where the file is damaged and where it takes too long.
  package func png(of file: PictureFile, width: Double, height: Double) -> [UInt8]? {
    guard let path = file.location, let words = Self.words[file.form] else { return nil }
    var (width, height) = Self.pixels(width, height)
    if let known = known.withLock({ $0[path] }) {
      if known.png == nil || known.width >= width && known.height >= height { return known.png }
      // Each time twice as large, so that a file is not converted for every size that it is asked for.
      (width, height) = Self.pixels(
        Double(max(width, 2 * known.width)), Double(max(height, 2 * known.height)))
      if known.width >= width && known.height >= height { return known.png }
    }
    let png = Self.run(words(String(width), String(height)), input: path)
    known.withLock { known in
      if known.count >= PaintingLimits.mostKeptTexts { known = [:] }
      known[path] = Conversion(width: width, height: height, png: png)
    }
    return png
  }

  /// Whole numbers of pixels, within the limit.
  private static func pixels(_ width: Double, _ height: Double) -> (Int, Int) {
    let side = Double(PaintingLimits.longestConversion)
    return (Int(width.clamped(to: 1...side).rounded(.up)), Int(height.clamped(to: 1...side).rounded(.up)))
  }

  /// The programs, which read their standard input and write their standard output.
  private static let words: [PictureFile.Form: @Sendable (String, String) -> [String]] = [
    .pdf: { width, height in
      [
        "pdftocairo", "-q", "-png", "-singlefile", "-transp", "-scale-to-x", width, "-scale-to-y", height,
        "-",
        "-",
      ]
    },
    .svg: { width, height in ["rsvg-convert", "--format", "png", "--width", width, "--height", height] },
  ]

  /// What a program writes of a file; nil where it fails, or asks for more than it is given.
  static func run(_ words: [String], input: String) -> [UInt8]? {
    let limits =
      "ulimit -t \(PaintingLimits.longestSeconds); ulimit -v \(PaintingLimits.mostMemoryBytes / 1024); exec \"$@\""
    let run = try? ChildProcess.run(
      "sh", ["-c", limits, "sh"] + words, input: input, limit: PaintingLimits.mostConvertedBytes)
    return run?.code == 0 ? run?.output : nil
  }
}
