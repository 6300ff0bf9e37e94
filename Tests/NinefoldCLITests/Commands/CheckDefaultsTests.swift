import Foundation
import TestSupport
import Testing

/// `ninefold check` as it is by itself: which rules, which screens, which documents, which findings are new.
struct CheckDefaultsTests {
  private struct Answer: Decodable {
    struct Finding: Decodable, Equatable {
      let rule, severity, file, message: String
      let environments: [String]
    }
    let documentCount, skipped: Int
    let findings: [Finding]
  }

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func check(_ words: String...) throws -> Answer {
    let outcome = try Fixtures.ninefold.run(["check", "--format", "json"] + words, in: folder.url)
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  /// A label whose place is open, and a button that is as narrow as no finger is.
  private static let storyboard = Fixtures.storyboard(
    [
      Fixtures.laidOut("label", "lab", "text=\"a\"", frame: [0, 0, 10, 20.5]),
      Fixtures.laidOut("button", "but", "buttonType=\"system\"", frame: [100, 100, 12, 12]),
    ],
    constraints: [
      Fixtures.constraint("k1", ("lab", "top"), ("root", "top"), 40),
      Fixtures.constraint("k2", ("but", "top"), ("root", "top"), 100),
      Fixtures.constraint("k3", ("but", "leading"), ("root", "leading"), 100),
      Fixtures.constraint("k4", ("but", "width"), nil, 12),
      Fixtures.constraint("k5", ("but", "height"), nil, 12),
    ])

  @Test func `by itself the quiet rules look, and all where the line or the configuration says so`() throws {
    try folder.write(Self.storyboard, to: "Main.storyboard")
    #expect(Set(try check().findings.map(\.rule)) == ["ambiguous"])
    let all = Set(try check("--all-rules").findings.map(\.rule))
    #expect(all.isSuperset(of: ["ambiguous", "touch_target"]))
    try folder.write("profile: all\n", to: ".ninefold.yml")
    #expect(Set(try check().findings.map(\.rule)) == all)
    try folder.write("rules: {touch_target: note}\n", to: ".ninefold.yml")
    #expect(Set(try check().findings.map(\.rule)) == ["ambiguous", "touch_target"])
  }

  @Test func `documents of other platforms are skipped with one note and change no exit code`() throws {
    try folder.write(
      Fixtures.xib("").replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"MacOSX.Cocoa\"")
        .replacing("CocoaTouch.XIB", with: "Cocoa.XIB"), to: "Mac/Window.xib")
    try folder.write(
      Self.storyboard.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"watchKit\"")
        .replacing("CocoaTouch.Storyboard", with: "WatchKit.Storyboard"), to: "Watch/Interface.storyboard")
    let outcome = try Fixtures.ninefold.run(["check", "."], in: folder.url)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        ninefold: note: skipped: 1 document for macOS, 1 document for watchOS, expected documents for iOS or tvOS

        """)
    let answer = try check()
    #expect(answer.skipped == 2 && answer.documentCount == 0)
  }

  @Test func `paths are relative to the working directory, however the source is named`() throws {
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    for source in ["App", "./App", folder.url.appending(path: "App").path] {
      #expect(Set(try check(source).findings.map(\.file)) == ["App/Main.storyboard"], "\(source)")
      let text = try Fixtures.ninefold.run(["check", source], in: folder.url).output
      #expect(text.hasPrefix("App/Main.storyboard:"), "\(source)")
    }
    #expect(try check().findings == check("App").findings)
  }

  @Test func `a check reads the baseline that it writes, or says what to type`() throws {
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    func run(_ words: String...) throws -> Program.Outcome {
      try Fixtures.ninefold.run(["check"] + words, in: folder.url)
    }
    #expect(try run("App").code == 1)
    #expect(try run("App", "--write-baseline").output == "App/.ninefold-baseline.json: 1 known finding\n")
    let known = try run("App")
    #expect(known.code == 0 && known.output == "1 document: nothing found, 1 known\n")
    // A finding is known by its rule and objects, not by the screens that somebody chose.
    #expect(try run("App", "--device", "iPhone 8").code == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/.ninefold-baseline.json"))
    let elsewhere = try run("App", "--write-baseline", "--baseline", "known.json")
    #expect(
      elsewhere.output
        == "known.json: 1 known finding; a check reads it by --baseline known.json, or by 'baseline:' in .ninefold.yml\n"
    )
    #expect(try run("App").code == 1)
    #expect(try run("App", "--baseline", "known.json").code == 0)
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 13.0;", "iPhone SE (1st generation)"),
    ("IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "iPhone SE (3rd generation)"),
    ("", "iPhone SE (3rd generation)"),
  ])
  func `the smallest phone is one that the deployment target reaches`(setting: String, phone: String) throws {
    try folder.write(Self.storyboard, to: "Main.storyboard")
    try folder.write(setting, to: "App.xcodeproj/project.pbxproj")
    let environments = try check().findings.flatMap(\.environments)
    #expect(environments.contains { $0.hasPrefix(phone) }, "\(environments)")
    #expect(environments.count { $0.hasPrefix("iPhone SE") } == 1, "\(environments)")
  }

  @Test(arguments: [("portrait", false), ("landscape", true)])
  func `where no app says it a phone is held as the document was drawn`(drawn: String, isLying: Bool) throws {
    try folder.write(
      Self.storyboard.replacing("orientation=\"portrait\"", with: "orientation=\"\(drawn)\""),
      to: "Main.storyboard")
    let phones = try check().findings.flatMap(\.environments).filter { $0.hasPrefix("iPhone") }
    #expect(!phones.isEmpty && phones.allSatisfy { $0.contains("landscape") == isLying }, "\(phones)")
  }
}

/// Findings that hang on another one or on a guess.
struct CheckDoubtTests {
  private func check(_ storyboard: String, _ words: String...) throws -> Program.Outcome {
    let folder = try TemporaryDirectory()
    try folder.write(storyboard, to: "Main.storyboard")
    return try Fixtures.ninefold.run(["check", "--device", "iPhone 8"] + words, in: folder.url)
  }

  @Test func `what rests on frames below a contradiction is counted by it`() throws {
    let label = Fixtures.laidOut("label", "lab", "text=\"A long text that is cut\"", frame: [0, 0, 10, 20])
    let outcome = try check(
      Fixtures.storyboard(
        [Fixtures.laidOut("view", "box", frame: [0, 0, 10, 10], "<subviews>\(label)</subviews>")],
        constraints: [
          Fixtures.constraint("k1", ("box", "width"), nil, 10),
          Fixtures.constraint("k2", ("box", "width"), nil, 20),
          Fixtures.constraint("k3", ("box", "leading"), ("root", "leading")),
          Fixtures.constraint("k4", ("box", "top"), ("root", "top")),
          Fixtures.constraint("k5", ("box", "height"), nil, 40),
          Fixtures.constraint("k6", ("lab", "width"), ("box", "width")),
          Fixtures.constraint("k7", ("lab", "leading"), ("box", "leading")),
          Fixtures.constraint("k8", ("lab", "top"), ("box", "top")),
        ]), "--format", "json")
    struct Answer: Decodable {
      struct Finding: Decodable { let rule, message: String }
      let findings: [Finding]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(answer.findings.map(\.rule) == ["unsatisfiable"])
    #expect(outcome.output.contains("because of it: 1 truncated_text"), "\(outcome.output)")
  }

  @Test func `what rests on an estimated size is a note that says so`() throws {
    func label(_ font: String) -> String {
      Fixtures.laidOut(
        "label", "lab", "text=\"A long text that is cut\" lineBreakMode=\"tailTruncation\"",
        frame: [0, 0, 60, 20], "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>")
    }
    let constraints = [
      Fixtures.constraint("k1", ("lab", "width"), nil, 60),
      Fixtures.constraint("k2", ("lab", "leading"), ("root", "leading"), 20),
      Fixtures.constraint("k3", ("lab", "top"), ("root", "top"), 60),
    ]
    let known = try check(
      Fixtures.storyboard([label("type=\"system\"")], constraints: constraints), "--only", "truncated_text")
    #expect(known.code == 1 && known.output.contains(": warning: "))
    let guessed = try check(
      Fixtures.storyboard([label("name=\"Nowhere-Regular\" family=\"Nowhere\"")], constraints: constraints),
      "--only", "truncated_text")
    #expect(guessed.code == 0 && guessed.output.contains(": note: "), "\(guessed.output)")
    #expect(guessed.output.contains("measured by a substitute"), "\(guessed.output)")
  }
}

/// A check of some documents of a project.
struct CheckSurroundingsTests {
  private static let referring = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="k1">
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController id="k1" sceneMemberID="viewController">
                        <connections><segue destination="ref" kind="show" id="seg"/></connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewControllerPlaceholder storyboardName="Other" id="ref" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func files(_ folder: TemporaryDirectory) throws {
    try folder.write(Self.referring, to: "App/Main.storyboard")
    try folder.write(
      Fixtures.storyboard([]).replacing(
        "useTraitCollections=\"YES\"", with: "useTraitCollections=\"YES\" initialViewController=\"c1\""),
      to: "Kit/Other.storyboard")
    try folder.write("<document", to: "Kit/Broken.xib")
  }

  @Test func `references of a document of a repository are looked up in the whole of it`() throws {
    let repository = try GitRepository()
    try files(repository.directory)
    let rules = "storyboard_reference,unreachable_scene"
    let outcome = try repository.ninefold("check", "App/Main.storyboard", "--only", rules)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.output) \(outcome.errors)")
    #expect(outcome.output == "1 document: nothing found\n")

    let folder = try TemporaryDirectory()
    try files(folder)
    let alone = try Fixtures.ninefold.run(["check", "App/Main.storyboard", "--only", rules], in: folder.url)
    #expect(alone.code == 0, "\(alone.output)")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    #expect(try Fixtures.ninefold.run(["check", "App", "--only", rules], in: folder.url).code == 1)
  }

  @Test func `a document that two sources have is checked once`() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Fixtures.storyboard([]), to: "App/Main.storyboard")
    for sources in [["App", "App/Main.storyboard"], ["App/Main.storyboard", "./App"], ["App", "App"]] {
      let outcome = try Fixtures.ninefold.run(["check"] + sources, in: folder.url)
      #expect(outcome.output == "1 document: nothing found\n", "\(sources)")
    }
  }
}
