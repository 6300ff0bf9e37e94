import CommandLine
import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

/// Configurations, suppressions, baselines and forms of reports, from the command line.
struct CheckConfigurationTests {
  private let folder: TemporaryDirectory

  /// A project of a storyboard in which one label is ambiguous.
  init() throws {
    folder = try TemporaryDirectory()
    try write(label: "Title")
  }

  private func write(label: String) throws {
    let text = Fixtures.storyboard(
      [
        "<label opaque=\"NO\" text=\"a\" id=\"lab\" userLabel=\"\(label)\" translatesAutoresizingMaskIntoConstraints=\"NO\">",
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"20\"/></label>",
      ],
      constraints: [
        "<constraint firstItem=\"lab\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"top\"/>"
      ])
    try folder.write(text, to: "App/Main.storyboard")
  }

  private func check(_ words: String..., in place: String = "") throws -> Program.Outcome {
    try Fixtures.ninefold.run(
      [
        "check", place.isEmpty ? "App" : ".", "--only", "ambiguous,stale_suppression", "--size-class",
        "compact-regular",
      ] + words,
      in: place.isEmpty ? folder.url : folder.url.appending(path: place))
  }

  @Test func `a configuration above the source holds, and one that is named counts instead`() throws {
    #expect(try check().code == 1)
    try folder.write("rules:\n  ambiguous: note\n", to: ".ninefold.yml")
    let noted = try check()
    #expect(noted.code == 0 && noted.output.contains(": note: 'Title' (lab) is ambiguous"))
    #expect(try check(in: "App").code == 0)
    #expect(try check("--no-config").code == 1)
    #expect(try check("--fail-on", "note").code == 1)
    #expect(try check("--strict").output.contains(": error: 'Title'"))
    try folder.write("fail_on: never\nreporter: xcode", to: "other.yml")
    let other = try check("--config", "other.yml")
    #expect(other.code == 0 && other.output.hasPrefix("App/Main.storyboard:"))
    #expect(try check("--config", "other.yml", "--no-config").code == 64)
  }

  @Test func `what means nothing in a configuration is told, and documents are checked`() throws {
    try folder.write("exclude: [App]\nrules: {ambigous: off}\n", to: ".ninefold.yml")
    let warned = try check("--fail-on", "error")
    #expect(warned.code == 0 && warned.output.contains("is ambiguous"))
    #expect(
      warned.errors == """
        .ninefold.yml:1:1: warning: unknown key 'exclude'; did you mean 'excluded'?
        .ninefold.yml:2:9: warning: unknown rule 'ambigous'; did you mean 'ambiguous'?

        """)
    try folder.write("strict: perhaps\n", to: ".ninefold.yml")
    let wrong = try check("--fail-on", "never")
    #expect(wrong.code == 1 && wrong.output.contains("is ambiguous"))
    #expect(wrong.errors.hasPrefix(".ninefold.yml:1:9: error: strict: 'perhaps', expected true or false"))
  }

  @Test func `a configuration that is no YAML ends the request by name`() throws {
    try folder.write("rules: [\n", to: ".ninefold.yml")
    let outcome = try check()
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(".ninefold.yml:2:1: error: no YAML: "))
    let missing = try check("--config", "none.yml")
    #expect(missing.code == 2 && missing.errors.hasPrefix("none.yml:1:1: error: does not exist"))
  }

  @Test func `documents, classes and devices are those of the configuration`() throws {
    func environments(_ text: String) throws -> String {
      try folder.write(text, to: ".ninefold.yml")
      let outcome = try Fixtures.ninefold.run(["check", "App", "--only", "ambiguous"], in: folder.url)
      return outcome.output.split(separator: "\n").first?.split(separator: " [").last.map(String.init) ?? ""
    }
    #expect(try environments("size_classes: [any-any]\ndevices: []") == "canvas any-any]")
    #expect(
      try environments("size_classes: []\ndevices: [iPhone 8 landscape]\nlocales: [fr]\ntext_sizes: [small]")
        == "iPhone 8 landscape, iPhone 8 landscape direction ltr locale fr, iPhone 8 landscape text small]"
    )
    #expect(try environments("excluded: [App/*.storyboard]") == "0 documents: nothing found")
    #expect(
      try environments(
        "size_classes: [any-any, wC hR]\ndevices: []\nrules: {ambiguous: {size_classes: wC hR}}")
        == "canvas compact-regular]")
  }

  @Test func `a label suppresses a finding, and is one when it suppresses nothing`() throws {
    try write(label: "Title ninefold:disable ambiguous: moved by code")
    let outcome = try check()
    #expect(outcome.code == 0 && outcome.output == "1 document: nothing found, 1 suppressed\n")
    try write(label: "ninefold:disable ambigous")
    let unknown = try check()
    #expect(unknown.code == 1)
    #expect(
      unknown.output.contains(
        "names an unknown rule 'ambigous'; did you mean 'ambiguous'? (stale_suppression)"))
  }

  @Test func `known findings are written and told no more, and those of another project are refused`() throws
  {
    try folder.write("baseline: known.json\n", to: ".ninefold.yml")
    let missing = try check()
    #expect(missing.code == 1 && missing.errors.contains("known.json:1:1: error: does not exist"))
    let written = try check("--write-baseline")
    #expect(written.code == 0 && written.output.hasSuffix("known.json: 1 known finding\n"))
    #expect(try check().output == "1 document: nothing found, 1 known\n")
    #expect(try check(in: "App").code == 0, "paths are those of the configuration's folder")
    try write(label: "Head")
    #expect(try check().code == 0, "an object is known by its id")
    let known = try String(contentsOf: folder.url.appending(path: "known.json"), encoding: .utf8)
    try folder.write(known.replacingOccurrences(of: "App/Main", with: "App/Other"), to: "known.json")
    let other = try check()
    #expect(other.code == 1 && other.output.contains("is ambiguous"))
    #expect(other.errors.contains("known.json:1:1: error: a baseline of another project, "))
  }

  @Test func `what suppresses nothing in a document that is not checked is not told`() throws {
    try write(label: "ninefold:disable unsatisfiable")
    let words = ["check", "App", "--only", "unsatisfiable,stale_suppression"]
    #expect(try Fixtures.ninefold.run(words, in: folder.url).output.contains("suppresses nothing"))
    // It may suppress something where nobody looked.
    let some = try Fixtures.ninefold.run(words + ["--size-class", "compact-regular"], in: folder.url)
    #expect(some.output == "1 document: nothing found\n")
    try folder.write("excluded: [App]", to: ".ninefold.yml")
    #expect(try Fixtures.ninefold.run(words, in: folder.url).output == "0 documents: nothing found\n")
  }

  @Test func `what is excluded is known to what refers to it`() throws {
    let placeholder = """
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let main = try String(contentsOf: folder.url.appending(path: "App/Main.storyboard"), encoding: .utf8)
    try folder.write(
      main.replacingOccurrences(of: "</scenes>", with: placeholder + "</scenes>"), to: "App/Main.storyboard")
    func found(_ words: String...) throws -> [String] {
      let outcome = try Fixtures.ninefold.run(
        ["check", "App", "--only", "storyboard_reference"] + words, in: folder.url)
      return outcome.output.split(separator: "\n").map(String.init)
    }
    #expect(try found() == ["1 document: nothing found"], "a part of a project")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    #expect(try found().count == 2, "there is no such storyboard")
    try folder.write(
      main.replacingOccurrences(of: "targetRuntime", with: "initialViewController=\"c1\" targetRuntime"),
      to: "App/Other.storyboard")
    #expect(try found() == ["2 documents: nothing found"])
    try folder.write("excluded: [App/Other.storyboard]", to: ".ninefold.yml")
    #expect(try found() == ["1 document: nothing found"])
    #expect(try found("--no-config", "--document", "Main.storyboard") == ["1 document: nothing found"])
  }

  @Test func `only what a commit does not have is told since it`() throws {
    let git = Program(at: URL(filePath: "/usr/bin/git"))
    func commit() throws {
      for words in [
        ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "-m", "a"],
      ] {
        #expect(try git.run(words, in: folder.url).code == 0)
      }
    }
    #expect(try git.run(["init", "--quiet"], in: folder.url).code == 0)
    try folder.write("a", to: "README.md")
    try commit()
    let text = try String(contentsOf: folder.url.appending(path: "App/Main.storyboard"), encoding: .utf8)
    #expect(try check("--new-since", "HEAD").output == "1 document: nothing found, 1 known\n")
    #expect(try check("--new-since", "HEAD", in: "App").code == 0)
    let second =
      "<label opaque=\"NO\" text=\"b\" id=\"new\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"20\"/></label></subviews>"
    try folder.write(text.replacingOccurrences(of: "</subviews>", with: second), to: "App/Main.storyboard")
    let found = try check("--new-since", "HEAD")
    #expect(
      found.code == 1 && found.output.hasSuffix("1 document: 1 warning, 1 known\n"), "\(found.output)")
    try commit()
    #expect(try check("--new-since", "HEAD").code == 0)
    #expect(try check("--new-since", "HEAD~1").code == 1)
    let unknown = try check("--new-since", "nowhere")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors
        == "App:1:1: error: 'nowhere' is no commit of its repository, expected a commit that git can read\n")
    #expect(try check("--new-since=--output=a").code == 64)
  }

  @Test func `IBLinter's configuration holds where there is no other`() throws {
    try folder.write("disabled_rules: [ambiguous]\nreporter: xcode\n", to: ".iblinter.yml")
    let outcome = try Fixtures.ninefold.run(
      ["check", "App", "--size-class", "compact-regular"], in: folder.url)
    #expect(!outcome.output.contains("(ambiguous)") && !outcome.output.contains("1 document"))
    try folder.write("", to: ".ninefold.yml")
    #expect(try check().output.contains("(ambiguous)"))
  }

  #if os(Linux)
    @Test func `libyaml is not loaded by commands that read no configuration`() throws {
      let outcome = try Program(at: URL(filePath: "/usr/bin/ldd")).run([Fixtures.ninefold.executable.path])
      #expect(outcome.code == 0 && !outcome.output.contains("libyaml"))
    }
  #endif
}
