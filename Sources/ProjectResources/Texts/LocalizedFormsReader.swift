package import InterfaceBuilder
package import SceneModel

/// Reads files that give texts in forms: `.stringsdict` and `.xcstrings` (Devices.md#text-forms).
package struct LocalizedFormsReader: Sendable {
  /// How many bytes a file may have: as many as a strings file.
  private let limit = StringsReader().limit

  /// A reader.
  package init() {}

  /// Whether a file gives its texts in forms, by the ending of its name.
  package static func reads(_ path: String) -> Bool {
    path.hasSuffix("." + ResourceEndings.pluralRules) || isCatalog(path)
  }

  /// Whether a file is a catalogue of several languages, by the ending of its name.
  package static func isCatalog(_ path: String) -> Bool {
    path.hasSuffix("." + ResourceEndings.stringsCatalog)
  }

  /// Reads a file whole. ``StringsWriter`` gives the same bytes for its ``LocalizedForms/file``.
  ///
  /// - Throws: ``ReadError`` with the place of what the format does not have.
  package func read(_ bytes: [UInt8], path: String) throws(ReadError) -> LocalizedForms {
    guard bytes.count <= limit else { throw ReadError(.tooLarge(.bytes(limit)), path: path) }
    let text: [UInt8]
    let encoding: LocalizedStrings.Encoding
    do throws(ReadDefect) {
      (text, encoding) = try StringsEncoding.decode(bytes)
    } catch {
      throw ReadError(error, in: bytes, path: path)
    }
    let entries =
      Self.isCatalog(path)
      ? try catalogEntries(text, path: path) : try pluralRules(text, path: path)
    let file = LocalizedStrings(
      path: path, encoding: encoding, trailing: String(decoding: text, as: UTF8.self))
    return LocalizedForms(file: file, entries: entries)
  }

  private func catalogEntries(
    _ text: [UInt8], path: String
  ) throws(ReadError) -> [LocalizedForms.Entry] {
    do throws(ReadDefect) {
      var reader = StringsCatalogReader(text)
      return try reader.entries()
    } catch {
      throw ReadError(error, in: text, path: path)
    }
  }

  private func pluralRules(_ text: [UInt8], path: String) throws(ReadError) -> [LocalizedForms.Entry] {
    var limits = ReadLimits()
    limits.bytes = limit
    let (tree, offsets) = try DocumentReader(limits: limits).treeWithOffsets(text, path: path)
    do throws(ReadDefect) {
      return try PluralRulesReader(tree: tree, offsets: offsets).entries()
    } catch {
      throw ReadError(error, in: text, path: path)
    }
  }
}

extension ReadError {
  /// The error of a defect in a text.
  init(_ defect: ReadDefect, in text: [UInt8], path: String) {
    let place = SourceLines(text).place(of: defect.offset)
    self.init(defect.reason, path: path, line: place.line, column: place.column)
  }
}
