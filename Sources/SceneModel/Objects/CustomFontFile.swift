/// The fonts of one file that a document uses: an `<array>` of `<customFonts>`.
public struct CustomFontFile: Hashable, Sendable {
  /// The file's name.
  public var file: String
  /// The fonts' PostScript names.
  public var fonts: [String]
}

extension ElementTree {
  /// The files of fonts that the document uses and its project holds.
  public var customFontFiles: [CustomFontFile] {
    guard let files = root.flatMap({ child(of: $0, .customFonts) }) else { return [] }
    return elements(of: files).compactMap { node in
      guard let file = self[node, .key] else { return nil }
      let fonts = elements(of: node).filter { isElement($0, .string) }.map { text(in: $0) }
      return CustomFontFile(file: file, fonts: fonts)
    }
  }
}
