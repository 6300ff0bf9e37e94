import Foundation
import TestSupport
import Testing

/// `ninefold init`: the files with which a project begins to be checked.
struct InitCommandTests {
  private static let storyboard = Fixtures.storyboard(
    [Fixtures.laidOut("label", "lab", "text=\"a\"", frame: [0, 0, 10, 20.5])],
    constraints: [Fixtures.constraint("k1", ("lab", "top"), ("root", "top"), 40)])

  private static func text(_ folder: TemporaryDirectory, _ path: String) -> String {
    (try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)) ?? ""
  }

  @Test func `a project begins with a configuration, known findings, a hook and a workflow`() throws {
    let repository = try GitRepository()
    let folder = repository.directory
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(Self.storyboard, to: "ios/Pods/Kit/Kit.storyboard")
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: ".github/CODEOWNERS")
    let outcome = try repository.ninefold("init")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output == """
        .ninefold.yml: the quiet rules on 4 screens, without ios/Pods
        .ninefold-baseline.json: 1 known finding
        .pre-commit-config.yaml: a hook for pre-commit, which 'pre-commit install' sets up
        .github/workflows/ninefold.yml: a workflow that tells new findings in pull requests

        """)
    #expect(
      Self.text(folder, ".ninefold.yml") == """
        # The scenes of this project, as `ninefold check` looks at them. `ninefold rules` lists the rules.

        # quiet: the rules that are nearly always right and useful; all: all but those that are off unless asked for.
        profile: quiet

        # Documents that the project takes from others.
        excluded:
          - "ios/Pods"

        # iOS 14 is the earliest system of the project. Its screens, in the orientations that the app supports:
        devices:
          - iPhone SE (1st generation)
          - iPhone 17
          - iPad Pro 11-inch (M5)
          - iPad Pro 11-inch (M5) landscape 1/3

        # What was found when this began. `ninefold check --write-baseline` writes it anew.
        baseline: ".ninefold-baseline.json"

        # The exit code is 1 from this severity on: note, warning, error or never.
        fail_on: warning

        """)
    let check = try repository.ninefold("check")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    #expect(check.output == "1 document: nothing found, 1 known\n")
  }

  @Test func `what is there stays as it is`() throws {
    let repository = try GitRepository()
    let folder = repository.directory
    try folder.write(Fixtures.storyboard([]), to: "Main.storyboard")
    try folder.write("repos: []\n", to: ".pre-commit-config.yaml")
    let outcome = try repository.ninefold("init")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(".pre-commit-config.yaml: is there, and stays as it is; add a hook"))
    #expect(Self.text(folder, ".pre-commit-config.yaml") == "repos: []\n")
    // Without a finding there is no baseline, without '.github' no workflow.
    #expect(!folder.files.contains { $0.hasPrefix(".ninefold-baseline") || $0.hasPrefix(".github") })
    let configuration = Self.text(folder, ".ninefold.yml")
    let again = try repository.ninefold("init")
    #expect(again.code == 2)
    #expect(again.errors.hasPrefix(".ninefold.yml:1:1: error: is there already, expected a project without"))
    #expect(Self.text(folder, ".ninefold.yml") == configuration)
  }

  @Test func `parts can be left out, and a directory without documents is named`() throws {
    let repository = try GitRepository()
    try repository.directory.write(Self.storyboard, to: "App/Main.storyboard")
    let outcome = try repository.ninefold("init", "--without", "hook,baseline")
    #expect(outcome.output == ".ninefold.yml: the quiet rules on 4 screens\n")
    #expect(try repository.ninefold("check").code == 1)
    let empty = try TemporaryDirectory()
    let nothing = try Fixtures.ninefold.run(["init"], in: empty.url)
    #expect(nothing.code == 2 && nothing.errors.contains("no documents"), "\(nothing.errors)")
    #expect(empty.files.isEmpty)
  }
}
