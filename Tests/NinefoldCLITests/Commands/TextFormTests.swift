import Foundation
import TestSupport
import Testing

/// Layout with texts in forms: `.stringsdict` and `.xcstrings` (Devices.md#text-forms).
struct TextFormTests {
  /// A storyboard of a label `l1` with a text, in a width where one is given.
  private static func storyboard(_ text: String, width: Double? = nil) -> String {
    let label = Fixtures.laidOut(
      "label", "l1", frame: [0, 0, 42, 21],
      """
      <string key="text">\(text)</string><fontDescription key="fontDescription" type="system" pointSize="17"/>
      """)
    return Fixtures.storyboard(
      [label],
      constraints: [
        Fixtures.constraint("x", ("l1", "leading"), ("root", "leading"), 10),
        Fixtures.constraint("y", ("l1", "top"), ("root", "top"), 100),
      ] + (width.map { [Fixtures.constraint("w", ("l1", "width"), nil, $0)] } ?? []))
  }

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>l1.text</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>un seul petit fichier dans le dossier</string><key>other</key><string>des fichiers</string>
    </dict></dict></dict></plist>

    """

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"l1.text": {"localizations": {
      "it": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "Tavoletta"}},
        "other": {"stringUnit": {"state": "translated", "value": "Un telefono"}}}}}}}}, "version": "1.0"}

    """

  private static func project(width: Double? = nil) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(storyboard("Files", width: width), to: "App/Base.lproj/Main.storyboard")
    try directory.write(#""l1.text" = "fichiers";"#, to: "App/fr.lproj/Main.strings")
    try directory.write(rules, to: "App/fr.lproj/Main.stringsdict")
    try directory.write(catalog, to: "App/mul.lproj/Main.xcstrings")
    return directory
  }

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable { let views: [View] }
    struct View: Decodable {
      let id: String
      let label: String?
    }
    let documents: [Document]
  }

  /// The text of the label, as a layout shows it.
  private func text(_ words: [String], in directory: TemporaryDirectory) throws -> String? {
    let outcome = try Fixtures.ninefold.run(["layout"] + words + ["--format", "json"], in: directory.url)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    return answer.documents.first?.scenes.first?.views.first { $0.id == "l1" }?.label
  }

  @Test(arguments: [
    (["--locale", "fr"], "des fichiers"), (["--locale", "it", "--device", "iPhone 15"], "Un telefono"),
    (["--locale", "it", "--device", "iPad Air"], "Tavoletta"), (["--locale", "it-CH"], "Un telefono"),
    ([], "Files"),
  ])
  func `a language takes the forms of plural files and catalogues, from files and a database`(
    words: [String], expected: String
  ) throws {
    let directory = try Self.project()
    #expect(try text(["App"] + words, in: directory) == expected)
    #expect(try text(["App/Base.lproj/Main.storyboard"] + words, in: directory) == expected)
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 0 && stored.output.contains("strings files: 3"), "\(stored.output)")
    #expect(try text(["--database", "a.db"] + words, in: directory) == expected)
  }

  @Test func `plural files and catalogues are exported byte for byte`() throws {
    let directory = try Self.project()
    for _ in 0..<2 {
      let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
      #expect(stored.code == 0)
    }
    let exported = try Fixtures.ninefold.run(
      ["export", "--database", "a.db", "--output", "Out"], in: directory.url)
    #expect(exported.code == 0, "\(exported.errors)")
    for (path, text) in [
      ("fr.lproj/Main.stringsdict", Self.rules), ("mul.lproj/Main.xcstrings", Self.catalog),
    ] {
      #expect(try String(contentsOf: directory.url.appending(path: "Out/" + path), encoding: .utf8) == text)
    }
    let verified = try Fixtures.ninefold.run(["verify", "--database", "a.db"], in: directory.url)
    #expect(verified.code == 0, "\(verified.output)")
  }

  @Test func `a language without texts is named beside those of catalogues`() throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--locale", "sv"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("no texts in 'sv'"), "\(outcome.errors)")
    #expect(outcome.errors.contains("expected one of fr, it"), "\(outcome.errors)")
  }

  @Test func `text that is cut in the longest plural form alone is found`() throws {
    let directory = try Self.project(width: 110)
    func check(_ words: [String]) throws -> String {
      try Fixtures.ninefold.run(
        ["check", "App", "--only", "truncated_text", "--device", "iPhone 15"] + words, in: directory.url
      ).output
    }
    #expect(!(try check([]).contains("is cut")))
    #expect(try check(["--locale", "fr"]).contains("is cut"))
  }

  @Test func `a broken file is refused by its name and place, whole`() throws {
    let directory = try Self.project()
    try directory.write(
      Self.rules.replacingOccurrences(of: "<key>other</key>", with: "<key>more</key>"),
      to: "App/fr.lproj/Main.stringsdict")
    try directory.write(#"{"strings": {"l1.text": "#, to: "App/mul.lproj/Main.xcstrings")
    let shown = try Fixtures.ninefold.run(
      ["layout", "App", "--locale", "fr", "--format", "json"], in: directory.url)
    #expect(shown.errors.contains("App/fr.lproj/Main.stringsdict:5:"), "\(shown.errors)")
    #expect(shown.errors.contains("'more' is no plural form"), "\(shown.errors)")
    #expect(shown.errors.contains("App/mul.lproj/Main.xcstrings:1:"), "\(shown.errors)")
    #expect(shown.output.contains(#""label": "fichiers""#))
    let stored = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(stored.code == 1)
    #expect(stored.errors.contains("Main.stringsdict:5:") && stored.errors.contains("Main.xcstrings:1:"))
    #expect(stored.output.contains("strings files: 1"), "\(stored.output)")
  }
}
