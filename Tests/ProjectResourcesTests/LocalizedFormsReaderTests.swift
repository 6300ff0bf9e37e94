import InterfaceBuilder
import ProjectResources
import SceneModel
import Testing

/// Texts in forms: `.stringsdict` and `.xcstrings` (Devices.md#text-forms).
struct LocalizedFormsReaderTests {
  private static func list(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>

    """
  }

  /// A variable with plural forms.
  private static func variable(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
    let pairs = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(pairs)</dict>"
  }

  private static let rules = list(
    "<key>a.text</key>\n<dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>100%% of %1$#@files@ in %#@folders@.</string>"
      + variable("files", ["one": "one file", "few": "a small number of files", "other": "%d files"])
      + variable("folders", ["one": "a folder", "other": "%d folders"]) + "</dict>"
      + "<key>b.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key>"
      + "<string>Tap</string><key>mac</key><string>Click</string><key>other</key><string>Press</string></dict>"
      + "</dict><key>c.text</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
      + "<string>Long text</string><key>5</key><string>Short</string></dict></dict>"
      + "<key>d.text</key><string>Plain</string>")

  private func texts(
    _ source: String, _ path: String, in language: String? = nil, _ idiom: String? = nil,
    longest: Bool = false
  ) throws -> [String: String] {
    let forms = try LocalizedFormsReader().read(Array(source.utf8), path: path)
    let strings = forms.strings(in: language, TextForms.Choice(idiom: idiom, isLongest: longest))
    return Dictionary(uniqueKeysWithValues: (strings?.entries ?? []).map { ($0.key, $0.value) })
  }

  @Test func `plural rules give the usual or the longest form, devices and widths theirs`() throws {
    let usual = try texts(Self.rules, "fr.lproj/Main.stringsdict")
    #expect(
      usual == [
        "a.text": "100%% of %d files in %d folders.", "b.text": "Press", "c.text": "Long text",
        "d.text": "Plain",
      ])
    let longest = try texts(Self.rules, "fr.lproj/Main.stringsdict", in: nil, "mac", longest: true)
    #expect(longest["a.text"] == "100%% of a small number of files in %d folders.")
    #expect(longest["b.text"] == "Click")
    #expect(try texts(Self.rules, "fr.lproj/Main.stringsdict", in: nil, "phone")["b.text"] == "Tap")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.text" : {
          "comment" : "Class = \\"UILabel\\";",
          "extractionState" : "migrated",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Files" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@ en tout" },
              "substitutions" : { "n" : { "argNum" : 1, "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg seul fichier" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg fichiers" } } } },
                "formatSpecifier" : "ld" } } },
            "de" : { "variations" : { "device" : {
              "ipad" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Dateien" } } } } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Akten" } } } } },
            "it" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "b.text" : { }
      },
      "version" : "1.0"
    }
    """

  @Test func `a catalogue gives the texts of each language`() throws {
    let path = "mul.lproj/Main.xcstrings"
    let forms = try LocalizedFormsReader().read(Array(Self.catalog.utf8), path: path)
    #expect(forms.languages == ["de", "en", "fr"])
    #expect(forms.keys.entries.map(\.key) == ["a.text"])
    #expect(try texts(Self.catalog, path, in: "fr")["a.text"] == "%ld fichiers en tout")
    #expect(try texts(Self.catalog, path, in: "fr", longest: true)["a.text"] == "%ld seul fichier en tout")
    #expect(try texts(Self.catalog, path, in: "de", "pad")["a.text"] == "Dateien")
    #expect(try texts(Self.catalog, path, in: "de", "pad", longest: true)["a.text"] == "Eine Datei")
    #expect(try texts(Self.catalog, path, in: "de", "phone")["a.text"] == "Akten")
    #expect(try texts(Self.catalog, path, in: "it").isEmpty)
  }

  @Test(arguments: [rules, catalog])
  func `the file comes back byte for byte, in each encoding`(text: String) throws {
    let path = text == Self.rules ? "a.stringsdict" : "a.xcstrings"
    let utf16: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)]
      + (path == "a.xcstrings" ? [utf16] : [])
    {
      let forms = try LocalizedFormsReader().read(bytes, path: path)
      #expect(StringsWriter().write(forms.file) == bytes)
    }
  }

  @Test(arguments: [
    ("<key>k</key>\n<dict></dict>", 6, 1, "NSStringLocalizedFormatKey"),
    ("<key>k</key>", 5, 1, "'k' has no value"),
    ("<string>k</string>", 5, 1, "expected <key>"),
    ("<key>k</key><string/>\n<key>k</key><string/>", 6, 1, "a second time"),
    ("<key>k</key>\n<array/>", 6, 1, "expected <dict>"),
    ("<key>k</key><dict>\n" + variable("v", ["one": "x"]) + "</dict>", 5, 13, "NSStringLocalizedFormatKey"),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>\n"
        + variable("v", ["one": "x"]) + "</dict>", 6, 13, "the plural form 'other'"
    ),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@w@</string>\n"
        + variable("v", ["other": "x"]) + "</dict>", 5, 1, "no variable 'w'"
    ),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
        + variable("v", ["other": "%#@v@%#@v@"]) + "</dict>", 5, 1, "too many others"
    ),
    (
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key>\n<dict><key>phone</key><string/></dict></dict>",
      6, 7, "'phone' is no kind of device"
    ),
  ])
  func `plural rules that are wrong are refused with their place`(
    entries: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: ReadError.self) {
      try LocalizedFormsReader().read(Array(Self.list(entries).utf8), path: "fr.lproj/M.stringsdict")
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    #expect(error?.line == line && error?.column == column, "\(String(describing: error))")
    #expect(error?.path == "fr.lproj/M.stringsdict")
  }

  @Test(arguments: [
    ("", 1, 1, "expected a catalogue"), ("[]", 1, 1, "expected a catalogue"),
    (#"{"version": "1.0"}"#, 1, 13, "the member 'strings'"),
    (#"{"strings": {}}"#, 1, 13, "the member 'version'"),
    (#"{"strings": {}, "version": "2.0"}"#, 1, 28, "version 1"),
    (#"{"strings": {"k": {}, "k": {}}, "version": "1.0"}"#, 1, 23, "a second 'k'"),
    (
      #"{"strings": {"k": {"localizations": {"fr": {"stringUnit": {"state": "new"}}}}}, "version": "1.0"}"#,
      1,
      69, "the member 'value'"
    ),
    (
      #"{"strings": {"k": {"localizations": {"fr": {"variations": {"plural": {"one": {"stringUnit": {"value": ""}}}}}}}}, "version": "1.0"}"#,
      1, 103, "the plural form 'other'"
    ),
    (
      #"{"strings": {"k": {"localizations": {"fr": {"stringUnit": {"value": "%#@n@"}, "substitutions": {}}}}}, "version": "1.0"}"#,
      1, 38, "no variable 'n' for the text 'k' in fr"
    ),
    (String(repeating: #"{"strings":"#, count: 2000), 1, 353, "at most 32 objects"),
  ])
  func `a catalogue that is wrong is refused with its place`(
    text: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: ReadError.self) {
      try LocalizedFormsReader().read(Array(text.utf8), path: "mul.lproj/M.xcstrings")
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    #expect(error?.line == line && error?.column == column, "\(String(describing: error))")
  }

  @Test(
    arguments: [
      (8192, "v", "", "leads to too many others"),
      (40, "v", String(repeating: "x", count: 2000), "more than 65536 bytes"),
      (40, "v", "x", nil),
    ] as [(Int, String, String, String?)])
  func `a text with too many variables or bytes is refused`(
    count: Int, name: String, form: String, words: String?
  ) {
    let entry =
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>"
      + String(repeating: "%#@\(name)@", count: count) + "</string>" + Self.variable(name, ["other": form])
      + "</dict>"
    let error = Result { () throws(ReadError) in
      try LocalizedFormsReader().read(Array(Self.list(entry).utf8), path: "fr.lproj/M.stringsdict")
    }
    guard case .failure(let error) = error else {
      #expect(words == nil)
      return
    }
    #expect(words.map(error.description.contains) == true, "\(error)")
  }
}
