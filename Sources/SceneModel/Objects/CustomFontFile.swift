/// The fonts of one file that a document uses: an `<array>` of `<customFonts>`.
package struct CustomFontFile: Hashable, Sendable {
  /// The file's name.
  package var file: String
  /// The fonts' PostScript names.
  package var fonts: [String]
}

extension ElementTree {
  /// The font files that the document uses and its project holds.
  package var customFontFiles: [CustomFontFile] {
    guard let files = root.flatMap({ child(of: $0, .customFonts) }) else { return [] }
    return elements(of: files).compactMap { node in
      guard let file = self[node, .key] else { return nil }
      let fonts = elements(of: node).filter { isElement($0, .string) }.map { text(in: $0) }
      return CustomFontFile(file: file, fonts: fonts)
    }
  }
}
