package import InterfaceBuilder
package import SceneModel
package import TextMetrics

/// The font files of a project, of which those are read whose fonts documents name.
package final class FontLibrary {
  private let files: [DocumentFile]
  /// The file with the font of each PostScript name, once that was asked for: the first in the order
  /// of the files.
  private var places: [String: DocumentFile]?
  private var faces: [String: FontFace] = [:]
  /// The words that the faces were asked to shape.
  private var words: Set<String> = []
  private var reader: FontReader?

  /// The fonts of files.
  package init(_ files: [DocumentFile]) { self.files = files }

  /// Whether there are no font files.
  package var isEmpty: Bool { files.isEmpty }

  /// The fonts that a document names, of those that are there.
  ///
  /// - Parameter report: Takes, once each, why a file cannot be read.
  package func fonts(for document: Document, report: (FontError) -> Void) -> ProjectFonts {
    guard !files.isEmpty else { return ProjectFonts() }
    let names = document.tree.namedFonts
    guard !names.isEmpty else { return ProjectFonts() }
    let places = places ?? readPlaces(report)
    self.places = places
    let known = names.filter { places[$0] != nil }.sorted()
    guard !known.isEmpty else { return ProjectFonts() }
    let words = document.tree.shapedWords
    if !words.isSubset(of: self.words) {
      self.words.formUnion(words)
      faces = [:]
    }
    for name in known where faces[name] == nil { read(name, report) }
    return ProjectFonts(faces.filter { names.contains($0.key) })
  }

  private func read(_ name: String, _ report: (FontError) -> Void) {
    guard let file = places?[name] else { return }
    do throws(FontError.Reason) {
      let found = try opened().faces(
        file.fontBytes(), named: [name], words: words, path: file.location)
      for face in found { faces[name] = face }
    } catch {
      places?[name] = nil
      report(FontError(error, path: file.location))
    }
  }

  /// The files with the names of the fonts in them, in their order.
  ///
  /// - Parameter report: Takes why a file cannot be read.
  package func names(report: (FontError) -> Void) -> [(path: String, names: FontNames)] {
    namesInFiles(report).map { ($0.file.path, $0.names) }
  }

  /// The bytes of a file by its path in the project; nil where there is none, or it cannot be read.
  package func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    return try? file.fontBytes()
  }

  private func namesInFiles(_ report: (FontError) -> Void) -> [(file: DocumentFile, names: FontNames)] {
    var found: [(file: DocumentFile, names: FontNames)] = []
    for file in files {
      do throws(FontError.Reason) {
        for names in try opened().names(file.fontBytes()) { found.append((file, names)) }
      } catch {
        report(FontError(error, path: file.location))
        if case .noHarfBuzz = error { break }
      }
    }
    return found
  }

  private func readPlaces(_ report: (FontError) -> Void) -> [String: DocumentFile] {
    let named = namesInFiles(report).map { ($0.names.postScript, $0.file) }
    return Dictionary(named) { first, _ in first }
  }

  private func opened() throws(FontError.Reason) -> FontReader {
    if let reader { return reader }
    let opened = try FontReader()
    reader = opened
    return opened
  }
}

extension ElementTree {
  /// The words of the document whose letters change with those beside them.
  var shapedWords: Set<String> {
    var words: Set<String> = []
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      for attribute in attributes(of: node) { words.formUnion(ShapedWords(in: attribute.value).words) }
      let text = storedText(of: node)
      if !text.isEmpty { words.formUnion(ShapedWords(in: text).words) }
    }
    return words
  }
}
