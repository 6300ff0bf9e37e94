package import SceneModel

/// Measures text as Interface Builder did when it saved a document.
///
/// Widths come from tables of advances. Nothing is rounded: a label rounds its width up to pixels, a button
/// up to whole points.
package struct TextMeasurer: Sendable {
  /// The Interface Builder that saved the document.
  package let toolsVersion: ToolsVersion
  /// The chosen weight for text of the system's fonts (Devices.md#bold-text).
  package let legibilityWeight: LegibilityWeight

  /// Creates a measurer for documents of a tools version, with the system font of that version
  /// (InterfaceBuilder.md#early-system-font).
  package init(toolsVersion: ToolsVersion, legibilityWeight: LegibilityWeight = .regular) {
    self.toolsVersion = toolsVersion
    self.legibilityWeight = legibilityWeight
  }

  /// The width of text on one line in points, not rounded. Line breaks have no width.
  package func width(of text: String, font: Font) -> Double { width(of: TextRun(text: text, font: font)) }

  /// The width of a run on one line in points, not rounded.
  package func width(of run: TextRun) -> Double {
    var pen = Pen(advances: advances(of: run.font), text: run.text, kerning: run.kerning)
    for scalar in run.text.unicodeScalars {
      pen.add(scalar, GlyphSlot(scalar))
    }
    return pen.position
  }

  /// The width of attributed text on one line in points, not rounded.
  package func width(of runs: [TextRun]) -> Double {
    runs.reduce(0) { $0 + width(of: $1) }
  }

  /// The height of lines of one font in points, not rounded.
  package func height(lines: Int, font: Font) -> Double {
    lines > 0 ? font.lineHeight + Double(lines - 1) * font.baselineDistance : 0
  }
}
