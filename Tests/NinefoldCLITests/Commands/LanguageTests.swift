import Foundation
import TestSupport
import Testing

/// Layout in languages: `--locale` and `--pseudo` (Devices.md#languages).
struct LanguageTests {
  private static let texts = ["Hello", "Send", "Name", "One"]
  private static let french = ["Bonjour à tous", "Envoyer tout", "Nom de famille", "Premièrement"]

  /// A storyboard of a label, a button, a field and a segmented control with texts, one above the other.
  private static func storyboard(_ texts: [String], second: String = "Two") -> String {
    let views = [
      Fixtures.laidOut(
        "label", "l1", frame: [0, 0, 42, 21],
        """
        <string key="text">\(texts[0])</string>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        """),
      Fixtures.laidOut(
        "button", "b1", #"buttonType="system""#, #"<state key="normal" title="\#(texts[1])"/>"#),
      Fixtures.laidOut(
        "textField", "t1", #"placeholder="\#(texts[2])" borderStyle="roundedRect""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#),
      Fixtures.laidOut(
        "segmentedControl", "s0", #"selectedSegmentIndex="0""#,
        #"<segments><segment title="\#(texts[3])"/><segment title="\#(second)"/></segments>"#),
    ]
    let constraints = ["l1", "b1", "t1", "s0"].enumerated().flatMap { index, id in
      [
        Fixtures.constraint("x\(index)", (id, "leading"), ("root", "leading"), 10),
        Fixtures.constraint("y\(index)", (id, "top"), ("root", "top"), Double(index * 60)),
      ]
    }
    return Fixtures.storyboard(views, constraints: constraints)
  }

  /// A project with a document in `Base.lproj`, its texts in French, and others in Arabic.
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(storyboard(texts), to: "App/Base.lproj/Main.storyboard")
    try directory.write(storyboard(french), to: "French/Main.storyboard")
    try directory.write(
      storyboard(texts.map { "\($0) \($0)" }, second: "Two Two"), to: "Doubled/Main.storyboard")
    let keys = ["l1.text", "b1.normalTitle", "t1.placeholder", "s0.segmentTitles[0]"]
    let lines = zip(keys, french).map { #""\#($0)" = "\#($1)";"# }.joined(separator: "\n")
    try directory.write(lines, to: "App/fr.lproj/Main.strings")
    try directory.write(#""l1.text" = "مرحبا";"#, to: "App/ar.lproj/Main.strings")
    return directory
  }

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable { let views: [View] }
    struct View: Decodable {
      let id: String
      let label: String?
      let frame: [Double]
    }
    let documents: [Document]
  }

  private static func views(
    _ words: [String], in directory: TemporaryDirectory, code: Int32 = 0
  ) throws -> [String: [Double]] {
    let outcome = try Fixtures.ninefold.run(
      ["layout"] + words + ["--ignore-saved-frames", "--format", "json"], in: directory.url)
    #expect(outcome.code == code, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let views = try #require(answer.documents.first?.scenes.first).views
    return Dictionary(uniqueKeysWithValues: views.dropFirst().map { ($0.id, $0.frame) })
  }

  @Test(arguments: ["fr", "fr-CA", "French"])
  func `a locale takes the project's texts, from files and from a database`(locale: String) throws {
    let directory = try Self.project()
    let expected = try Self.views(["French"], in: directory)
    #expect(try Self.views(["App"], in: directory) != expected)
    #expect(try Self.views(["App", "--locale", locale], in: directory) == expected)
    #expect(
      try Self.views(["App/Base.lproj/Main.storyboard", "--locale", locale], in: directory) == expected)
    let outcome = try Fixtures.ninefold.run(["import", "App", "--database", "a.db"], in: directory.url)
    #expect(outcome.code == 0)
    #expect(try Self.views(["--database", "a.db", "--locale", locale], in: directory) == expected)
  }

  @Test func `a pseudo language doubles each text`() throws {
    let directory = try Self.project()
    #expect(
      try Self.views(["App", "--pseudo"], in: directory) == Self.views(["Doubled"], in: directory))
  }

  @Test func `a language that is read from the right turns the layout, unless a direction is asked for`()
    throws
  {
    let directory = try Self.project()
    let screen = ["App", "--device", "iPhone 8"]
    let arabic = try #require(try Self.views(screen + ["--locale", "ar"], in: directory)["b1"])
    #expect(arabic[0] == 375 - 10 - arabic[2])
    let forced = try Self.views(screen + ["--locale", "ar", "--direction", "ltr"], in: directory)
    #expect(forced["b1"]?[0] == 10)
  }

  @Test func `a locale without texts is a finding that lists those there are, and layout goes on`() throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--locale", "frr"], in: directory.url)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "ninefold: error: no texts in 'frr', so the documents' own are shown, expected one of ar, fr; "
        + "did you mean 'fr'?\n")
    #expect(
      try Self.views(["App", "--locale", "frr"], in: directory, code: 1)
        == Self.views(["App"], in: directory))
    let none = try Fixtures.ninefold.run(["layout", "French", "--locale", "fr"], in: directory.url)
    #expect(none.code == 1)
    #expect(none.errors.contains("French has no localized texts"))
  }

  @Test func `a word that is no language is an error of the line`() throws {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--locale", "a/b"], in: directory.url)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("a language's code, such as fr"))
  }

  @Test func `show and transition speak the language as well`() throws {
    let directory = try Self.project()
    let shown = try Fixtures.ninefold.run(["show", "App", "--locale", "fr"], in: directory.url)
    #expect(shown.code == 0)
    #expect(shown.output.contains("Bonjour à tous"))
    let change = try Fixtures.ninefold.run(
      [
        "transition", "App", "--from", "compact-regular", "--to", "compact-compact", "--device", "iPhone 8",
        "--locale", "xx",
      ], in: directory.url)
    #expect(change.errors.contains("no texts in 'xx'"))
  }

  @Test func `a file of texts that cannot be read is told, and the document's own are shown`() throws {
    let directory = try Self.project()
    try directory.write(#""l1.text" = ;;"#, to: "App/fr.lproj/Main.strings")
    let outcome = try Fixtures.ninefold.run(["layout", "App", "--locale", "fr"], in: directory.url)
    #expect(outcome.errors.contains("App/fr.lproj/Main.strings:1:"))
    #expect(try Self.views(["App", "--locale", "fr"], in: directory) == Self.views(["App"], in: directory))
  }
}
