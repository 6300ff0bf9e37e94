/// A font of the project: what one face of a font file says of its names, its lines and its widths.
package final class FontFace: Sendable {
  /// What the face is called.
  package let names: FontNames
  /// How many of the face's units the size of a font is.
  package let unitsPerEm: Int
  /// The part of a line above the baseline, that below it (positive), and what lies between lines. Units.
  package let lineUnits: LineUnits
  /// How far each character that the face has moves on. Units.
  package let advances: [UInt32: Int]
  /// By how much the second character of a pair stands nearer, or further where positive. Units.
  package let kerning: [Pair: Int]
  /// How wide words are whose letters change with those beside them, of the words that were asked for. Units.
  package let words: [String: Int]
  /// Where the face's outlines are; nil of a face that a database describes.
  package let file: File?

  /// A face in a file of fonts.
  package struct File: Hashable, Sendable {
    package let path: String
    /// Which of the file's faces.
    package let face: Int

    package init(path: String, face: Int) {
      self.path = path
      self.face = face
    }
  }

  /// The heights of a line in units.
  package struct LineUnits: Hashable, Sendable {
    package let ascender: Int
    package let descender: Int
    package let lineGap: Int

    package init(ascender: Int, descender: Int, lineGap: Int) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }
  }

  /// Two characters side by side.
  package struct Pair: Hashable, Sendable {
    package let first: UInt32
    package let second: UInt32

    package init(_ first: UInt32, _ second: UInt32) {
      self.first = first
      self.second = second
    }
  }

  /// A face of what was read of it. There is at least one unit per em.
  package init(
    names: FontNames, unitsPerEm: Int, lineUnits: LineUnits, advances: [UInt32: Int], kerning: [Pair: Int],
    words: [String: Int] = [:], file: File? = nil
  ) {
    self.names = names
    self.unitsPerEm = max(1, unitsPerEm)
    self.lineUnits = lineUnits
    self.advances = advances
    self.kerning = kerning
    self.words = words
    self.file = file
  }

  /// The heights of a line: ascender, descender and line gap (InterfaceBuilder.md#project-fonts).
  package var metrics: VerticalMetrics {
    let em = Double(unitsPerEm)
    return VerticalMetrics(
      ascender: Double(lineUnits.ascender) / em, descender: Double(lineUnits.descender) / em,
      lineGap: Double(lineUnits.lineGap) / em)
  }
}

extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool {
    a === b
      || (a.names == b.names && a.unitsPerEm == b.unitsPerEm && a.lineUnits == b.lineUnits
        && a.advances == b.advances && a.kerning == b.kerning && a.words == b.words)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
