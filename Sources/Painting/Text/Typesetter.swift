import CCairo
import Pictures
import TextMetrics

/// Paints texts, in fonts that it opens once.
final class Typesetter {
  private let sources: FontSources
  private var selections: [FontRequest: FontSelection] = [:]
  private var texts: [TextRequest: SetText] = [:]

  /// A font of a drawing.
  private struct FontRequest: Hashable {
    let font: StandInFont
    let face: FontFace?
  }

  private struct TextRequest: Hashable {
    let text: String
    let font: ObjectIdentifier
  }

  init(_ files: OpenFontFiles) throws(PaintingError) { sources = try FontSources(files) }

  /// Paints a text at its measured width.
  ///
  /// - Parameter asText: Whether letters stay letters, which can be searched for in a page; otherwise they
  ///   are painted as shapes at any fraction of a pixel.
  func paint(_ text: DrawnText, opacity: Double, asText: Bool, on canvas: Canvas) {
    let set = setText(text)
    guard set.width > 0 else { return }
    let size = Canvas.number(text.font.pointSize)
    let width = Canvas.number(text.width)
    let stretch = width > 0 ? width * set.share / (set.width * size) : 1
    guard size >= 0.01, (0.01...100).contains(stretch) else { return }
    canvas.setColor(text.color.faded(to: opacity))
    canvas.save()
    canvas.move(by: text.origin.x, text.origin.y)
    for run in set.runs where asText || run.face.isColored {
      canvas.paint(run, of: set, size: size, stretch: stretch)
    }
    if !asText {
      canvas.fillOutlines(set, size: size, stretch: stretch)
    }
    canvas.restore()
  }

  /// A text as glyphs of the fonts that it is painted in.
  func setText(_ text: DrawnText) -> SetText {
    let fonts = selection(text.font)
    let request = TextRequest(text: text.text, font: ObjectIdentifier(fonts))
    if let known = texts[request] { return known }
    if texts.count >= PaintingLimits.mostKeptTexts { texts = [:] }
    var set = SetText(text.text, fonts)
    // A font with an unreadable glyph is excluded from now on, and the text is set in the remaining ones.
    while let face = set.damagedFace {
      fonts.leaveOut(face)
      set = SetText(text.text, fonts)
    }
    texts[request] = set
    return set
  }

  private func selection(_ font: Font) -> FontSelection {
    let face: FontFace? = if case .project(let face) = font.family { face } else { nil }
    let request = FontRequest(font: StandInFont(font), face: face)
    if let known = selections[request] { return known }
    if selections.count >= PaintingLimits.mostOpenFonts {
      // The kept texts refer to the fonts of the selections.
      (selections, texts) = ([:], [:])
    }
    let selection = FontSelection(request.font, face: face, sources)
    selections[request] = selection
    return selection
  }
}

extension Canvas {
  /// Paints the glyphs of a text as shapes, all at once.
  fileprivate func fillOutlines(_ text: SetText, size: Double, stretch: Double) {
    let unit = PaintedFace.outlineSize
    unsafe cairo.functions.cairo_new_path(context)
    save()
    scale(by: size * stretch / unit, size / unit)
    var place = (x: 0.0, y: 0.0)
    for run in text.runs where !run.face.isColored {
      for glyph in run.glyphs {
        unsafe cairo.functions.cairo_translate(context, glyph.x * unit - place.x, glyph.y * unit - place.y)
        place = (glyph.x * unit, glyph.y * unit)
        guard let outline = run.face.outline(of: glyph.index) else { continue }
        unsafe cairo.functions.cairo_append_path(context, outline.path)
      }
    }
    restore()
    unsafe cairo.functions.cairo_fill(context)
  }

  /// Paints glyphs together with their text.
  fileprivate func paint(_ run: SetText.Run, of text: SetText, size: Double, stretch: Double) {
    setFont(run.face, size: size, stretch: stretch)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: $0.x * size * stretch, y: $0.y * size)
    }
    let clusters = GlyphClusters(run, of: text.characters)
    guard let clusters else {
      return cairo.fontTurn.take {
        unsafe cairo.functions.cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
    }
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    unsafe clusters.text.withCString { letters in
      cairo.fontTurn.take {
        unsafe cairo.functions.cairo_show_text_glyphs(
          context, letters, Int32(clusters.text.utf8.count), glyphs, Int32(glyphs.count), clusters.clusters,
          Int32(clusters.clusters.count), flags)
      }
    }
  }
}

/// The mapping of glyphs to characters.
private struct GlyphClusters {
  let text: String
  let clusters: [cairo_text_cluster_t]

  /// nil where the glyphs are in another order than their characters.
  init?(_ run: SetText.Run, of characters: [UInt32]) {
    var counts: [(start: Int, glyphs: Int)] = []
    for glyph in run.isRightToLeft ? run.glyphs.reversed() : run.glyphs {
      if let last = counts.last, last.start == glyph.character {
        counts[counts.count - 1].glyphs += 1
      } else {
        guard glyph.character > counts.last?.start ?? -1 else { return nil }
        counts.append((glyph.character, 1))
      }
    }
    var text = String.UnicodeScalarView()
    var clusters: [cairo_text_cluster_t] = []
    for (index, count) in counts.enumerated() {
      let start = index == 0 ? run.characters.lowerBound : count.start
      let end = index + 1 < counts.count ? counts[index + 1].start : run.characters.upperBound
      var bytes = 0
      for scalar in characters[start..<end].compactMap(Unicode.Scalar.init) {
        text.append(scalar)
        bytes += UTF8.width(scalar)
      }
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(count.glyphs)))
    }
    guard !clusters.isEmpty else { return nil }
    self.text = String(text)
    self.clusters = clusters
  }
}
