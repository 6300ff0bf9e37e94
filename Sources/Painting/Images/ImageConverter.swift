import OperatingSystem
import Pictures
package import SceneModel
import Synchronization

/// Turns PDF and SVG files into pixels, by the programs of Poppler and librsvg where the system has them.
///
/// They are processes of their own, with little time and memory: files come from anybody, and such libraries
/// have crashed.
package final class ImageConverter: Sendable {
  /// The conversions of files, by the files' paths.
  private let known = Mutex<[String: Conversion]>([:])

  private let versions = Mutex<[PictureFile.Form: [UInt8]]>([:])

  private struct Conversion {
    let width: Int
    let height: Int
    /// The bytes of a PNG file; nil where the file cannot be converted.
    let png: [UInt8]?
  }

  package init() {}

  /// The PNG file of a drawing, with at least the requested pixels, up to a limit; nil where there is no such
  /// program, where the file is damaged and where it takes too long.
  package func png(of file: PictureFile, width: Double, height: Double) -> [UInt8]? {
    guard let path = file.location, let words = Self.words[file.form] else { return nil }
    var (width, height) = Self.pixels(width, height)
    if let known = known.withLock({ $0[path] }) {
      if known.png == nil || known.width >= width && known.height >= height { return known.png }
      // Twice as large each time, so that a file is not converted again for every requested size.
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

  /// The version that the program for a form of files gives itself, with its exit code; the shell's message
  /// where there is no such program.
  func version(of form: PictureFile.Form) -> [UInt8] {
    guard let words = Self.versionWords[form] else { return [] }
    return versions.withLock { versions in
      if let known = versions[form] { return known }
      let run = try? ChildProcess.run(
        "sh", ["-c", "exec \"$@\" 2>&1", "sh"] + words, limit: PaintingLimits.mostConvertedBytes)
      let version = run.map { $0.output + [UInt8(truncatingIfNeeded: $0.code)] } ?? []
      versions[form] = version
      return version
    }
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

  private static let versionWords: [PictureFile.Form: [String]] = [
    .pdf: ["pdftocairo", "-v"], .svg: ["rsvg-convert", "--version"],
  ]

  /// The output of a program for a file; nil where it fails, or needs more than its limits.
  static func run(_ words: [String], input: String) -> [UInt8]? {
    let limits =
      "ulimit -t \(PaintingLimits.longestSeconds); ulimit -v \(PaintingLimits.mostMemoryBytes / 1024); exec \"$@\""
    let run = try? ChildProcess.run(
      "sh", ["-c", limits, "sh"] + words, input: input, limit: PaintingLimits.mostConvertedBytes)
    return run?.code == 0 ? run?.output : nil
  }
}
