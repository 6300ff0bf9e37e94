import Controls
import AutoLayout
import Foundation
import InterfaceBuilder
import SceneModel

/// Prints how many of the frames that documents hold are computed within a point, without reading them. Each
/// folder of the directory is a project, whose fonts its documents are laid out with.
///
///     frame-score DIRECTORY [--misses FILE] [--documents FILE] [--saved] [--causes] [--misplaced]
///         [--variations] [--folds] [--without FOLDER]
///     frame-score --rule BEFORE AFTER
///
/// `--misses` lists every miss with its document, object, saved and computed frame and cause; `--documents`
/// lists the documents with how many of how many frames match; `--saved` lets saved sizes stand in for
/// content that cannot be measured; `--causes` counts the misses by cause, and the stale ones, which no rule
/// can mend; `--misplaced` prints how often the computed frames agree with the marks of Interface Builder;
/// `--variations` scores the frames that older documents hold for one size class; `--folds` scores ten folds
/// by project, and with `--without` each without the rules that are not found in the nine others: the folder
/// has a file `RULE.tsv` of misses for each rule, from a run without it. `--rule` prints by project the
/// frames that a change of rules gains and loses, from the misses before and after.
@main
struct FrameScore {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--rule", arguments.count == 3 {
      return print(try evidence(name: arguments[2], without: arguments[1], with: arguments[2]))
    }
    guard let directory = arguments.first, !directory.hasPrefix("-") else {
      return print(
        "usage: frame-score DIRECTORY [--misses FILE] [--documents FILE] [--saved] [--causes] [--misplaced]"
          + " [--variations] [--folds] [--without FOLDER]\n       frame-score --rule BEFORE AFTER")
    }
    var run = ScoreRun(arguments)
    for path in documents(below: directory) {
      guard let data = FileManager.default.contents(atPath: directory + "/" + path),
        let document = try? DocumentReader().read(Array(data), path: path), isScored(document)
      else { continue }
      run.add(document)
    }
    try run.finish()
  }

  /// The evidence that two lists of misses give for a rule, in total and by project.
  private static func evidence(name: String, without: String, with: String) throws -> String {
    let rule = RuleEvidence(
      name: name, without: try MissedFrames(file: without), with: try MissedFrames(file: with))
    return ([RuleEvidence.heading, rule.row] + rule.projectRows).joined(separator: "\n")
  }

  private static func documents(below directory: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }

  /// Whether a document is for iOS and uses Auto Layout.
  private static func isScored(_ document: Document) -> Bool {
    guard let root = document.tree.root else { return false }
    let type = document.tree[root, .type] ?? ""
    return type.contains("CocoaTouch") && document.tree.flag(root, .useAutolayout) == true
      && document.tree.platform == .iOS
  }
}
