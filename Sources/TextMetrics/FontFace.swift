/// A font of the project: the names, line heights and widths of one face of a font file.
package final class FontFace: Sendable {
  /// The names of the face.
  package let names: FontNames
  /// The face's units per em: the size of a font in units.
  package let unitsPerEm: Int
  /// The height of a line above the baseline, that below it (positive), and the gap that the file states.
  /// Units.
  package let lineUnits: LineUnits
  /// The advance of each character of the face. Units.
  package let advances: [UInt32: Int]
  /// The correction of the distance in a pair of characters, positive where they are further apart. Units.
  package let kerning: [Pair: Int]
  /// The widths of the requested words that have letters shaped by their neighbours. Units.
  package let words: [String: Int]
  /// The file of the face's outlines; nil of a face that a database describes.
  package let file: File?

  /// A face in a font file.
  package struct File: Hashable, Sendable {
    package let path: String
    /// The index of the face in the file.
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

  /// A face of the data that was read. There is at least one unit per em.
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

  /// The heights of a line: ascender and descender, without the line gap
  /// (InterfaceBuilder.md#project-fonts).
  package var metrics: VerticalMetrics {
    let em = Double(unitsPerEm)
    return VerticalMetrics(
      ascender: Double(lineUnits.ascender) / em, descender: Double(lineUnits.descender) / em)
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
