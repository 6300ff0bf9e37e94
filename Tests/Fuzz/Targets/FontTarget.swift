import FontFiles
import SceneModel
import SceneStore
import TestSupport
import TextMetrics

extension FuzzTarget {
  /// Font files.
  static let font = FuzzTarget(
    "font",
    InputForm(
      .lines,
      words: [
        "ttcf", "OTTO", "\u{0}\u{1}\u{0}\u{0}", "cmap", "glyf", "head", "hhea", "hmtx", "kern", "loca",
        "maxp", "name",
        "post", "GPOS", "GSUB", "GDEF", "CFF ", "latn", "arab", "liga", "\u{0}\u{c}", "\u{0}\u{4}",
      ]),
    longest: 4 << 10,
    seeds: { try ["Ninefold.ttf", "Ninefold-Kern.otf", "Ninefold.ttc"].map(TestFonts.bytes) },
    check: { input, isThorough in
      let reader = try FontReader()
      let faces: [FontFace]
      do throws(FontError.Reason) {
        faces = try reader.faces(input, words: ["هت"])
      } catch {
        return try require(!"\(error)".isEmpty, "a refusal without a word")
      }
      for face in faces {
        try require(!face.names.postScript.isEmpty, "a font without a name")
        let measurer = TextMeasurer(toolsVersion: ToolsVersion(21701))
        let font = Font(family: .project(face), pointSize: 17)
        let width = measurer.width(of: "AVA fi هت", font: font)
        try require(
          width.isFinite && font.lineHeight.isFinite, "a width of \(width), lines of \(font.lineHeight)")
      }
      guard isThorough else { return }
      try require(try reader.faces(input, words: ["هت"]) == faces, "read again, another font")
      let store = try SceneStore()
      try store.importFonts(faces, path: "A.ttc", checksum: 1, project: "p")
      for face in faces {
        let stored = try store.font(named: face.names.postScript, project: "p")
        let first = faces.first { $0.names.postScript == face.names.postScript }
        try require(stored == first, "another font stored than read")
      }
    })
}
