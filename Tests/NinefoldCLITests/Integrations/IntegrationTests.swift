import Foundation
import TestSupport
import Testing
import Checking

/// The commands that other tools run: the files that they read name them, and they are run here as those
/// tools would.
struct IntegrationTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func yaml(_ path: String) throws -> YAMLValue {
    let bytes = try Data(contentsOf: Self.repository.appending(path: path))
    return try YAMLReader().read(Array(bytes))
  }

  /// Runs lines of a shell where the program is found by its name, with variables.
  private func shell(_ lines: String, in directory: URL, _ variables: [String: String] = [:]) throws
    -> Program.Outcome
  {
    let path = "PATH=\(Program.productsDirectory.path(percentEncoded: false)):/usr/bin:/bin"
    let words = [path] + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return try Program(at: URL(filePath: "/usr/bin/env")).run(
      words + ["bash", "-e", "-o", "pipefail", "-c", lines], in: directory)
  }

  /// A folder with a document with two equal constraints, and one that is sound.
  private func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let width = Fixtures.constraint("w1", ("a", "width"), nil, 20)
    let documents = [
      "Broken.storyboard": Fixtures.storyboard(
        [Fixtures.laidOut("view", "a")],
        constraints: [width, Fixtures.constraint("w2", ("a", "width"), nil, 20)]),
      "Sound.storyboard": Fixtures.storyboard([]),
    ]
    for (name, text) in documents { try Data(text.utf8).write(to: directory.url.appending(path: name)) }
    return directory
  }

  @Test func `the hook of pre-commit is given documents, and fails for what is wrong`() throws {
    let hook = try #require(try yaml(".pre-commit-hooks.yaml").elements?.first)
    let entry = try #require(hook["entry"]?.text)
    let files = try Regex(try #require(hook["files"]?.text))
    #expect(
      "App/Main.storyboard".firstMatch(of: files) != nil && "App/Main.swift".firstMatch(of: files) == nil)
    let project = try project()
    #expect(try shell("\(entry) Sound.storyboard", in: project.url).code == 0)
    let outcome = try shell("\(entry) Sound.storyboard Broken.storyboard", in: project.url)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("duplicate_constraint"))
  }

  @Test func `the action of GitHub writes workflow commands, with the arguments that it is given`() throws {
    let steps = try #require(try yaml("action.yml")["runs"]?["steps"]?.elements)
    let run = try #require(steps.last?["run"]?.text)
    #expect(
      steps.last?["env"]?.members?.map(\.key) == ["NINEFOLD", "CHECKED", "DEVICES", "SINCE", "ARGUMENTS"])
    let project = try project()
    func check(_ arguments: String, devices: String = "", since: String = "") throws -> Program.Outcome {
      try shell(
        run, in: project.url,
        [
          "NINEFOLD": "ninefold", "CHECKED": ".", "DEVICES": devices, "SINCE": since, "ARGUMENTS": arguments,
          "RUNNER_TEMP": "/nowhere",
        ])
    }
    let outcome = try check("")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("::warning file="))
    #expect(try check("--only ambiguous_typo").code == 64)
    #expect(try check("--only duplicate_id --strict").code == 0)
    #expect(try check("--only duplicate_id", devices: "iPhone SE,iPad Air").code == 0)
    #expect(try check("", devices: "iPhone SE,iPad Ai").errors.contains("iPad Ai"))
    #expect(try check("", since: "HEAD").code == 2, "the project is no repository")
  }

  @Test func `the job of GitLab leaves a report of code quality, also where it fails`() throws {
    let job = try #require(try yaml("Integrations/gitlab-ci.yml")["ninefold"])
    let script = try #require(job["script"]?.elements?.compactMap(\.text).joined(separator: "\n"))
    let project = try project()
    let outcome = try shell(
      script, in: project.url, ["NINEFOLD_PATH": ".", "NINEFOLD_ARGUMENTS": "--strict"])
    #expect(outcome.code == 1)
    struct Entry: Decodable {
      let name, fingerprint, severity: String

      enum CodingKeys: String, CodingKey {
        case name = "check_name"
        case fingerprint, severity
      }
    }
    let name = try #require(job["artifacts"]?["reports"]?["codequality"]?.text)
    let report = try Data(contentsOf: project.url.appending(path: name))
    let entries = try JSONDecoder().decode([Entry].self, from: report)
    #expect(entries.contains { $0.name == "duplicate_constraint" })
  }

  @Test func `what Danger is told are members and severities that reports have`() throws {
    let file = try String(
      contentsOf: Self.repository.appending(path: "Integrations/Dangerfile"), encoding: .utf8)
    let members = Set(file.matches(of: /finding\["(\w+)"\]/).map { String($0.1) })
    #expect(members == ["environments", "message", "rule", "file", "line", "severity"])
    let project = try project()
    let report = try shell("ninefold check . --format json || true", in: project.url)
    let answer = try JSON(report.output)
    guard case .array(let findings)? = answer["findings"] else {
      Issue.record("no findings in \(report.output)")
      return
    }
    #expect(!findings.isEmpty)
    for finding in findings {
      for member in members { #expect(finding[member] != nil, "\(member)") }
      #expect(finding["file"] == .string("Broken.storyboard"))
    }
    let severities = file.matches(of: /when "(\w+)"/).map { String($0.1) }
    #expect(Set(severities) == ["error", "warning", "note"])
  }

  @Test(arguments: ["xcode", "gitlab", "github-actions", "checkstyle", "junit", "sarif"])
  func `paths in reports are those of the repository, without the current folder`(form: String) throws {
    let project = try project()
    let report = try shell("ninefold check . --format \(form) || true", in: project.url)
    #expect(report.output.contains("Broken.storyboard"))
    #expect(!report.output.contains("./Broken.storyboard"))
  }
}
