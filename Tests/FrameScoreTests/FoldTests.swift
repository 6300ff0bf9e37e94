import Testing

@testable import frame_score

struct FoldTests {
  /// A project in a fold.
  private static func project(in fold: Int) -> String {
    (0...).lazy.map { "owner\($0)+app" }.first { Folds.fold(of: $0) == fold } ?? ""
  }

  private static func misses(_ frames: String...) -> MissedFrames {
    MissedFrames(frames.map { "\($0)\tview\t0 0 1 1\t0 0 1 2\n" }.joined())
  }

  @Test func `a project's documents are in one fold, and all folds have projects`() {
    #expect(Folds.project(of: "owner+app/_history/1a2b/Main.storyboard") == "owner+app")
    #expect(Set((0..<400).map { Folds.fold(of: "owner\($0)+app") }) == Set(0..<Folds.count))
    #expect(Folds.fold(of: "") == 7)
    #expect(Folds.fold(of: "a") == 6)
  }

  @Test func `what a rule gains and loses is counted by frame, document, project and fold`() {
    let one = Self.project(in: 1)
    let two = Self.project(in: 2)
    let rule = RuleEvidence(
      name: "rule",
      without: Self.misses("\(one)/A.xib\ta", "\(one)/A.xib\tb", "\(one)/B.xib\ta", "\(two)/A.xib\ta"),
      with: Self.misses("\(two)/A.xib\ta", "\(two)/A.xib\tb"))
    // Only fold 1 speaks for it, so that it is in force in fold 2.
    #expect(rule.row == "rule\t3:1\t2:1\t1:1\t1:1\t-1")
    #expect(rule.projectRows == ["\t3:0\tfold 1\t\(one)", "\t0:1\tfold 2\t\(two)"])
  }

  @Test func `a rule that rests on one fold brings nothing out of it, one of three what the others find`() {
    let paths = (1...3).map { Self.project(in: $0) + "/A.xib" }
    let single = RuleEvidence(
      name: "one", without: Self.misses("\(paths[0])\ta", "\(paths[0])\tb"), with: Self.misses())
    #expect(single.outOfFold == 0)
    #expect(!single.isFound(without: 1) && single.isFound(without: 2))
    let general = RuleEvidence(
      name: "three", without: Self.misses("\(paths[0])\ta", "\(paths[1])\ta"),
      with: Self.misses("\(paths[2])\ta"))
    // Without fold 1 one project is for it and one against it; without fold 3 two are for it.
    #expect(general.outOfFold == -1)
  }

  @Test func `out of fold a document has what the other folds' rules give it`() {
    let paths = (1...3).map { Self.project(in: $0) + "/A.xib" }
    let documents = paths.map { DocumentScore(path: $0, matched: 4, frames: 4) }
    let single = RuleEvidence(name: "one", without: Self.misses("\(paths[0])\ta"), with: Self.misses())
    let shared = RuleEvidence(
      name: "all", without: Self.misses("\(paths[0])\tb", "\(paths[1])\tb", "\(paths[2])\tb"),
      with: Self.misses())
    let score = FoldScore(documents: documents, rules: [single, shared])
    #expect(score.outOfFold.map(\.matched) == [3, 4, 4])
    #expect(score.summary.contains("in fold: 100.00\t100.00; out of fold, of 2 rules: 91.67\t91.67"))
    #expect(score.summary.hasSuffix("all\t3:0\t3:0\t3:0\t3:0\t3"))
  }
}
