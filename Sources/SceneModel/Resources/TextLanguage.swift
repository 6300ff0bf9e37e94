/// The language in which the texts of documents are shown.
package struct TextLanguage: Hashable, Sendable {
  /// The language; nil of the documents' own texts.
  package let tag: LanguageTag?
  /// Whether each text is shown twice, like long ones in other languages.
  package let isDoubled: Bool
  /// The forms of texts that have several.
  package var forms = TextForms.Choice()

  /// The texts of a language, doubled or not.
  package init(_ tag: LanguageTag?, isDoubled: Bool) {
    self.tag = tag
    self.isDoubled = isDoubled
  }

  /// The same in the forms of a choice.
  package func showing(_ forms: TextForms.Choice) -> TextLanguage {
    var language = self
    language.forms = forms
    return language
  }

  /// The tree with the texts of a strings file, doubled or not (Devices.md#languages).
  ///
  /// - Parameter strings: The document's texts in the language; nil where there are none.
  package func texts(of tree: ElementTree, _ strings: LocalizedStrings?) -> ElementTree {
    guard strings != nil || isDoubled else { return tree }
    var localized = tree
    localized.replaceTexts { object, key, text in
      let translated = strings?.value(of: object, key)
      guard isDoubled else { return translated }
      let text = translated ?? text
      return text.isEmpty ? nil : text + " " + text
    }
    return localized
  }
}
