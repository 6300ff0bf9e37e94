import OperatingSystem
import SceneModel
import Sources

/// The files with which a project begins to be checked: its configuration, the findings that are known, a
/// hook and a workflow.
package struct ProjectStart {
  /// A file besides the configuration.
  package enum Part: String, CaseIterable, Sendable {
    case baseline, hook, workflow
  }

  /// The outcome for a file.
  package struct Outcome: CustomStringConvertible, Sendable {
    /// One line: the path, and what it holds or why it was not written.
    package let description: String
  }

  /// The path of the known findings, in the project's folder.
  package static let baseline = SourcePlaces.usualBaseline

  private let folder: String
  private let configuration: StartingConfiguration

  /// The start of a project in a folder.
  ///
  /// - Throws: ``SourceError`` where no document is in it, ``ConfigurationError`` where it has a
  ///   configuration.
  package init(at folder: String) throws {
    self.folder = folder
    let path = Self.path(.ninefold, in: folder)
    if Self.exists(path) {
      throw ConfigurationError(
        file: path, "is there already, expected a project without a configuration: edit or remove it")
    }
    configuration = try StartingConfiguration(of: OpenSource(.files([folder])))
  }

  /// Checks the project and writes the files. One that is there already stays as it is.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - report: Takes the problems that are met.
  /// - Throws: ``ConfigurationError`` where a file cannot be written.
  package func write(
    _ parts: Set<Part>, version: String, report: (CheckEvent) -> Void
  ) throws -> [Outcome] {
    var outcomes: [Outcome] = []
    var known: Int?
    if parts.contains(.baseline) {
      known = try writeBaseline(version: version, report)
      if let known, known > 0 {
        outcomes.append(Outcome(description: "\(Self.baseline): \(known.counted("known finding"))"))
      }
    }
    let hasBaseline = known.map { $0 > 0 } ?? false
    let text = configuration.text(baseline: hasBaseline ? Self.baseline : nil)
    try write(text, to: ConfigurationFile.Form.ninefold.rawValue)
    outcomes.insert(Outcome(description: summary), at: 0)
    if NamedPath.holdsRepository(folder) {
      if parts.contains(.hook) { outcomes.append(try add(.hook)) }
      if parts.contains(.workflow), Self.exists(PathName.join(folder, ".github")) {
        outcomes.append(try add(.workflow))
      }
    }
    return outcomes
  }

  private var summary: String {
    let excluded = configuration.excluded
    let without = excluded.isEmpty ? "" : ", without \(excluded.joined(separator: ", "))"
    let devices = configuration.devices.count.counted("screen")
    return "\(ConfigurationFile.Form.ninefold.rawValue): the quiet rules on \(devices)\(without)"
  }

  /// Checks the project by the configuration, and writes what is found as known.
  private func writeBaseline(version: String, _ report: (CheckEvent) -> Void) throws -> Int {
    let file = try ConfigurationFile(
      Array(configuration.text(baseline: nil).utf8), at: Self.path(.ninefold, in: folder))
    let check = try ConfiguredCheck(.files([folder]), file.configuration, in: file)
    let outcome = try check.run(
      version: version, baseline: nil, where: { _ in true }, progress: { _, _ in }, report: report)
    let baseline = outcome.baseline()
    if !baseline.entries.isEmpty { try check.write(baseline, to: nil) }
    return baseline.entries.count
  }

  private func add(_ part: Part) throws(ConfigurationError) -> Outcome {
    let file = part.file
    if Self.exists(PathName.join(folder, file.path)) {
      return Outcome(description: "\(file.path): is there, and stays as it is; \(file.advice)")
    }
    try write(file.text, to: file.path)
    return Outcome(description: "\(file.path): \(file.summary)")
  }

  private func write(_ text: String, to path: String) throws(ConfigurationError) {
    do throws(FileDefect) {
      try Folder(at: folder).replace(path, with: Array(text.utf8), expecting: .none)
    } catch {
      throw ConfigurationError(
        file: PathName.join(folder, path), "\(error), expected that it can be written")
    }
  }

  private static func path(_ form: ConfigurationFile.Form, in folder: String) -> String {
    folder == "." ? form.rawValue : PathName.join(folder, form.rawValue)
  }

  private static func exists(_ path: String) -> Bool {
    do throws(FileDefect) {
      _ = try NamedPath.kind(path, followingLink: false)
      return true
    } catch {
      return false
    }
  }
}

extension ProjectStart.Part {
  /// The file of a part: its path in the project, its text, what it does, and what to add to one that is
  /// there.
  fileprivate var file: (path: String, text: String, summary: String, advice: String) {
    switch self {
    case .baseline: preconditionFailure("a baseline is made of findings")
    case .hook:
      (
        ".pre-commit-config.yaml",
        """
        # Before each commit (https://pre-commit.com; 'pre-commit install' once): findings that are not known yet.
        repos:
          - repo: local
            hooks:
              - id: ninefold
                name: ninefold check
                language: system
                entry: ninefold check
                files: \\.(storyboard|xib)$
                require_serial: true

        """, "a hook for pre-commit, which 'pre-commit install' sets up",
        "add a hook of repo 'local' with the entry 'ninefold check' and 'files: \\.(storyboard|xib)$'"
      )
    case .workflow:
      (
        ".github/workflows/ninefold.yml",
        """
        # Says at the lines of a pull request what is new in its scenes. The program 'ninefold' must be on the PATH.
        name: ninefold
        on: pull_request
        jobs:
          check:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0
              - run: ninefold check --new-since "origin/$GITHUB_BASE_REF" --format github-actions

        """, "a workflow that tells new findings in pull requests",
        "add a step with 'ninefold check --new-since \"origin/$GITHUB_BASE_REF\" --format github-actions'"
      )
    }
  }
}
