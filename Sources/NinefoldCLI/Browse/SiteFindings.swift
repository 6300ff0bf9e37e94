import Answers
import CommandLine
import Ninefold

/// The check whose findings a site shows.
struct SiteFindings: Sendable {
  private let source: Source
  private let file: ConfigurationFile?
  /// Whether a document is checked.
  private let selects: @Sendable (String) -> Bool

  /// A check by the configuration of a file; by the usual one where there is none.
  init(_ source: Source, _ file: ConfigurationFile?, where selects: @escaping @Sendable (String) -> Bool) {
    self.source = source
    self.file = file
    self.selects = selects
  }

  /// Checks the documents, as `ninefold check` by itself does.
  ///
  /// - Returns: The report, and the environments that the documents were checked in.
  func report() throws -> (report: CheckReport, environments: [CheckEnvironment]) {
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    let check = try ConfiguredCheck(source, file?.configuration ?? CheckConfiguration(), in: file)
    let terminal = Terminal.current
    let outcome = try check.run(
      version: NinefoldCLI.version, baseline: check.knownPath(nil), where: selects,
      progress: { terminal.progress?.show("checking: \($0) of \($1) documents") },
      // The page says itself what cannot be read.
      report: { _ in })
    return (outcome.report, check.environments)
  }
}

/// The environments of a check that single scenes are shown in besides those that all scenes are.
struct FindingEnvironments: Sendable {
  /// A scene, by the document's path.
  private struct Place: Hashable {
    let path: String
    let scene: ObjectID
  }

  /// The first environment of each finding that holds in none of those of all scenes.
  private(set) var environments: [PageEnvironment] = []
  /// The places among all environments of those that a scene is shown in.
  private var numbers: [Place: Set<Int>] = [:]

  /// - Parameters:
  ///   - common: The environments that all scenes are shown in.
  ///   - checked: Those of the check.
  init(of report: CheckReport, beside common: [PageEnvironment], among checked: [CheckEnvironment]) {
    let names = Set(common.map(\.name))
    var added: [String: Int] = [:]
    for finding in report.findings where names.isDisjoint(with: finding.environments) {
      var number = finding.environments.lazy.compactMap { added[$0] }.first
      if number == nil, let first = finding.environments.first,
        let environment = checked.first(where: { $0.name == first })
      {
        number = common.count + environments.count
        added[first] = number
        var single = PageEnvironment(environment)
        single.isOfSingleScenes = true
        environments.append(single)
      }
      guard let number else { continue }
      // A xib's scene has no identifier.
      let scene = finding.scene ?? ObjectID("")
      numbers[Place(path: finding.place.path, scene: scene), default: []].insert(number)
    }
  }

  /// The places among all environments of those that a scene alone is shown in.
  func numbers(of outline: SceneOutline, in document: Document) -> [Int] {
    (numbers[Place(path: document.path, scene: outline.id)] ?? []).sorted()
  }
}
