package import InterfaceBuilder
package import SceneModel

/// The localized texts of a file, in pairs or in forms.
package enum LocalizedTexts: Sendable {
  /// Of a `.strings` file.
  case strings(LocalizedStrings)
  /// Of a `.stringsdict` or a catalogue `.xcstrings`.
  case forms(LocalizedForms)

  /// Reads a file by the ending of its name.
  fileprivate init(_ bytes: [UInt8], path: String) throws(ReadError) {
    self =
      LocalizedFormsReader.reads(path)
      ? .forms(try LocalizedFormsReader().read(bytes, path: path))
      : .strings(try StringsReader().read(bytes, path: path))
  }

  /// The texts of a file that is stored with all of its characters.
  package init(stored file: LocalizedStrings) throws(ReadError) {
    guard LocalizedFormsReader.reads(file.path) else {
      self = .strings(file)
      return
    }
    self = .forms(try LocalizedFormsReader().read(StringsWriter().write(file), path: file.path))
  }

  /// The file with all of its characters.
  package var file: LocalizedStrings {
    switch self {
    case .strings(let strings): strings
    case .forms(let forms): forms.file
    }
  }

  /// The texts in a language that the file has, in the forms of a choice; nil where it has none.
  package func strings(in tag: LanguageTag, _ choice: TextForms.Choice) -> LocalizedStrings? {
    switch self {
    case .strings(let strings): return strings
    case .forms(let forms):
      guard LocalizedFormsReader.isCatalog(forms.file.path) else { return forms.strings(in: nil, choice) }
      let language = forms.languages.first { LanguageTag($0) == tag }
      return language.flatMap { forms.strings(in: $0, choice) }
    }
  }
}

extension DocumentFile {
  /// Reads the localized texts in the file, whose errors name a path.
  package func texts(path: String) throws(ReadError) -> LocalizedTexts {
    try LocalizedTexts(bytes(limit: StringsReader().limit), path: path)
  }
}
