/// The texts of a file that gives them in forms: of a `.stringsdict` in the language of its folder, of a
/// catalogue `.xcstrings` in several.
package struct LocalizedForms: Sendable {
  /// A text in one language.
  package struct Entry: Hashable, Sendable {
    /// The language as a catalogue names it; nil of a file in one language.
    package let language: String?
    package let key: String
    package let forms: TextForms

    package init(language: String?, key: String, forms: TextForms) {
      self.language = language
      self.key = key
      self.forms = forms
    }
  }

  /// The file with all of its characters, which has no pairs.
  package let file: LocalizedStrings
  /// The texts in the file's order.
  package let entries: [Entry]

  package init(file: LocalizedStrings, entries: [Entry]) {
    self.file = file
    self.entries = entries
  }

  /// The languages that a catalogue names, each once, in the order of their names.
  package var languages: [String] { Set(entries.compactMap(\.language)).sorted() }

  /// The texts in a language as pairs, in the forms of a choice; nil where there are none in it.
  ///
  /// - Parameter language: The language as the catalogue names it; nil of a file in one language.
  package func strings(in language: String?, _ choice: TextForms.Choice) -> LocalizedStrings? {
    let entries = entries.filter { $0.language == language }.compactMap { entry in
      entry.forms.text(for: choice).map { LocalizedStrings.Entry(key: entry.key, value: $0) }
    }
    return entries.isEmpty ? nil : LocalizedStrings(path: file.path, entries: entries)
  }

  /// The keys of all languages, each once, as pairs without a text.
  package var keys: LocalizedStrings {
    var known: Set<String> = []
    return LocalizedStrings(
      path: file.path,
      entries: entries.compactMap { entry in
        known.insert(entry.key).inserted ? LocalizedStrings.Entry(key: entry.key, value: "") : nil
      })
  }
}
