import Foundation

/// The score of each fold, beside that of the nine others.
///
/// Where rules are given, a fold is also scored without the rules that its nine others have no evidence for:
/// the score that a rule found in the nine reaches on unseen projects.
struct FoldScore {
  let documents: [DocumentScore]
  var rules: [RuleEvidence] = []

  /// The shares of frames that match, in percent.
  struct Means {
    let frames: Double
    let documents: Double

    var text: String { [frames, documents].map(Means.text).joined(separator: "\t") }

    static func text(_ percent: Double) -> String {
      percent.formatted(.number.precision(.fractionLength(2)))
    }
  }

  /// The means over all frames and over documents.
  static func means(_ documents: [DocumentScore]) -> Means {
    let frames = documents.reduce(0) { $0 + $1.frames }
    let matched = documents.reduce(0) { $0 + $1.matched }
    let shares = documents.reduce(0) { $0 + Double($1.matched) / Double(max($1.frames, 1)) }
    return Means(
      frames: 100 * Double(matched) / Double(max(frames, 1)),
      documents: 100 * shares / Double(max(documents.count, 1)))
  }

  /// All documents, each without the rules that are not found in the folds other than its own.
  var outOfFold: [DocumentScore] {
    let unfound = (0..<Folds.count).map { fold in rules.filter { !$0.isFound(without: fold) } }
    return documents.map { document in
      let net = unfound[document.fold].reduce(0) { $0 + $1.net(of: document.path) }
      return DocumentScore(path: document.path, matched: document.matched - net, frames: document.frames)
    }
  }

  /// A table of the folds, the means out of fold, and the evidence of each rule.
  var summary: String {
    let outOfFold = outOfFold
    var lines = [
      "fold\tprojects\tdocuments\tframes\tframe\tmean\tothers: frame\tmean\tout of fold: frame\tmean"
    ]
    for fold in 0..<Folds.count {
      let inside = documents.filter { $0.fold == fold }
      let projects = Set(inside.map { Folds.project(of: $0.path) }).count
      let frames = inside.reduce(0) { $0 + $1.frames }
      lines.append(
        ["\(fold)\t\(projects)\t\(inside.count)\t\(frames)"].joined() + "\t" + Self.means(inside).text + "\t"
          + Self.means(documents.filter { $0.fold != fold }).text + "\t"
          + Self.means(outOfFold.filter { $0.fold == fold }).text)
    }
    let means = Self.means(documents)
    let out = Self.means(outOfFold)
    lines.append(
      "in fold: \(means.text); out of fold, of \(rules.count) rules: \(out.text); mean over projects "
        + Means.text(meanOverProjects))
    return (lines + (rules.isEmpty ? [] : [RuleEvidence.heading] + rules.map(\.row))).joined(separator: "\n")
  }

  /// The mean over projects of their means over documents, in percent.
  private var meanOverProjects: Double {
    let projects = Dictionary(grouping: documents) { Folds.project(of: $0.path) }.values
    return projects.reduce(0) { $0 + Self.means($1).documents } / Double(max(projects.count, 1))
  }
}
