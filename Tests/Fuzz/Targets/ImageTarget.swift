import ProjectResources
import InterfaceBuilder
import SceneModel

extension FuzzTarget {
  /// The headers of pictures.
  static let image = FuzzTarget(
    "image",
    InputForm(
      .tags,
      words: [
        "\u{FF}\u{D8}", "IHDR", "/MediaBox [0 0 10 20]", "<svg ", " width=\"10px\"", " height=\"20pt\"",
        " viewBox=\"0 0 1 2\"",
        "<!--", "-->", "%PDF-1.4", "[", "]", ">", "'",
      ]),
    longest: 1 << 10,
    seeds: { try imageSeeds + Repository.samples(["png"]) },
    check: { input, _ in
      let defect = ImageExamination.defect(of: input)
      if let defect { try require("\(defect)" == "\(defect)".onOneLine, "a defect on several lines") }
      guard let header = ImageHeader(input) else { return }
      let sides = [header.size.width, header.size.height]
      try require(sides.allSatisfy { $0 > 0 && $0.isFinite }, "a picture of the size \(header.size)")
    })
}

private let imageSeeds: [[UInt8]] = [
  [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0,
    7, 8, 6,
  ],
  [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xFF, 0xC0, 0,
    17, 8, 0, 20, 0,
    30, 3, 1, 34, 0,
  ],
  Array("%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [ 0 0 24.5 48 ] >>".utf8),
  Array(
    "<?xml version=\"1.0\"?>\n<!-- <svg > -->\n<svg xmlns=\"x\" width=\"24px\" height='48' viewBox=\"0 0 24 48\"></svg>"
      .utf8),
  Array("<svg viewBox=\"0,0 1.5,2e1\"/>".utf8),
]
