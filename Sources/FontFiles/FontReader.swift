import CHarfBuzz
package import TextMetrics

/// Reads the bytes of font files.
package struct FontReader: Sendable {
  private let harfBuzz: HarfBuzz
  /// The limits of a file.
  package let limits: FontLimits

  /// A reader, for which HarfBuzz is loaded where it was not.
  ///
  /// - Throws: ``FontError/Reason`` with `noHarfBuzz`.
  package init(limits: FontLimits = FontLimits()) throws(FontError.Reason) {
    harfBuzz = try HarfBuzz.loaded.get()
    self.limits = limits
  }

  /// The names of the faces of a file, in the file's order.
  package func names(_ bytes: [UInt8]) throws(FontError.Reason) -> [FontNames] {
    try forEachFace(bytes) { (font, _) throws(FontError.Reason) in try font.names() }
  }

  /// The faces of a file, in the file's order.
  ///
  /// - Parameters:
  ///   - names: The PostScript names of those that are wanted; nil: all.
  ///   - words: Words whose letters change with those beside them, which the faces shape.
  ///   - path: Where the file is; nil of bytes that are in no file.
  package func faces(
    _ bytes: [UInt8], named names: Set<String>? = nil, words: Set<String> = [], path: String? = nil
  ) throws(FontError.Reason) -> [FontFace] {
    let words = words.sorted().prefix(limits.words)
    let faces = try forEachFace(bytes) { (font, index) throws(FontError.Reason) -> FontFace? in
      let own = try font.names()
      guard names?.contains(own.postScript) ?? true else { return nil }
      let advances = try font.advances()
      return FontFace(
        names: own, unitsPerEm: font.unitsPerEm, lineUnits: try font.lineUnits(), advances: advances,
        kerning: font.kerning(advances), words: font.shaped(words, advances),
        file: path.map { FontFace.File(path: $0, face: index) })
    }
    return faces.compactMap(\.self)
  }

  private func forEachFace<Value>(
    _ bytes: [UInt8], _ body: (borrowing OpenFont, Int) throws(FontError.Reason) -> Value
  ) throws(FontError.Reason) -> [Value] {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(limit: limits.bytes)
    }
    return try unsafe bytes.withUnsafeBytes { bytes in
      Result { () throws(FontError.Reason) in unsafe try forEachFace(bytes, body) }
    }.get()
  }

  private func forEachFace<Value>(
    _ bytes: UnsafeRawBufferPointer, _ body: (borrowing OpenFont, Int) throws(FontError.Reason) -> Value
  ) throws(FontError.Reason) -> [Value] {
    let functions = harfBuzz.functions
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = unsafe functions.hb_blob_create(
      start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { unsafe functions.hb_blob_destroy(blob) }
    let count = unsafe functions.hb_face_count(blob)
    guard count <= limits.faces else { throw .tooManyFaces(limit: limits.faces) }
    guard count > 0 else { throw .notAFont }
    var values: [Value] = []
    for index in 0..<count {
      let font = unsafe OpenFont(index, of: blob, harfBuzz, limits)
      guard font.hasGlyphs else { throw .notAFont }
      values.append(try body(font, Int(index)))
    }
    return values
  }
}
