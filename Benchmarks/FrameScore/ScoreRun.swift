import Controls
import AutoLayout
import FontFiles
import Foundation
import SceneModel

/// One run over a corpus: its arguments and its counts.
struct ScoreRun {
  private let arguments: [String]
  private var score = Score()
  private var list = MissList()
  private var agreement = MarkAgreement()
  private var variations = VariationScore()
  private var documents: [DocumentScore] = []
  private var duration = Duration.zero
  private var fonts: FontsByProject

  init(_ arguments: [String]) {
    self.arguments = arguments
    fonts = FontsByProject(in: arguments.first ?? "")
  }

  private func has(_ flag: String) -> Bool { arguments.contains(flag) }

  /// The word after an option; nil where there is none.
  private func value(_ option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  mutating func add(_ document: Document) {
    var request = LayoutRequest(ignoresSavedFrames: !has("--saved"))
    request.fonts = fonts.fonts(of: document) { print($0) }
    var comparisons: [FrameComparison] = []
    duration += ContinuousClock().measure {
      let engine = LayoutEngine(document, request)
      for scene in document.scenes { comparisons += engine.compare(engine.layout(scene)) }
    }
    score.add(comparisons)
    if !comparisons.isEmpty {
      documents.append(
        DocumentScore(
          path: document.path, matched: comparisons.count { $0.difference <= 1 }, frames: comparisons.count))
    }
    if has("--misses") || has("--causes") || has("--without") {
      list.add(LayoutEngine(document, request), comparisons)
    }
    if has("--misplaced") { agreement.add(document, request.fonts) }
    if has("--variations") { variations.add(document) }
  }

  /// Writes the lists and prints the counts.
  func finish() throws {
    try value("--misses").map { try list.text.write(toFile: $0, atomically: true, encoding: .utf8) }
    let shares = documents.map { "\($0.path)\t\($0.matched)\t\($0.frames)\n" }.joined()
    try value("--documents").map { try shares.write(toFile: $0, atomically: true, encoding: .utf8) }
    print(score.summary, "layout", duration)
    if has("--causes") { print(list.summary, score.ceiling(stale: list.stale), separator: "\n") }
    if has("--misplaced") { print(agreement.summary) }
    if has("--variations") { print(variations.summary) }
    if has("--folds") { print(FoldScore(documents: documents, rules: try rules()).summary) }
  }

  /// The rules for which a folder has a run without them, compared with this run.
  private func rules() throws -> [RuleEvidence] {
    guard let folder = value("--without") else { return [] }
    let with = MissedFrames(list.text)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".tsv") }
    return try files.sorted().map { file in
      RuleEvidence(
        name: String(file.dropLast(".tsv".count)), without: try MissedFrames(file: folder + "/" + file),
        with: with)
    }
  }
}
