import Foundation
import Testing

@testable import ConflictLogs

/// Proofs about lists of constraints.
struct LogProofTests {
  private static func proof(_ descriptions: [String], broken: Int? = nil) -> LogProof {
    var text = "Unable to simultaneously satisfy constraints.\n(\n"
    for (index, description) in descriptions.enumerated() {
      text += "    \"<NSLayoutConstraint:0xc\(index) \(description)>\",\n"
    }
    text += ")\n"
    if let broken {
      text += "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0xc\(broken) x>"
    }
    return LogProof(ConflictLogReader.logs(in: text).first ?? ConflictLog(line: 1))
  }

  @Test func `of a contradictory list the fewest are kept that contradict each other`() {
    let proof = Self.proof([
      "UIView:0x1.width == 300", "V:|-(8)-[UILabel:0x2]   (Names: '|':UIView:0x1 )",
      "V:[UILabel:0x2]-(8)-|   (Names: '|':UIView:0x1 )", "UILabel:0x2.height >= 40",
      "UIView:0x1.height == 50",
      "UILabel:0x2.width <= 10",
    ])
    #expect(proof.minimal == [1, 2, 3, 4])
    #expect(proof.unknown.isEmpty)
  }

  @Test func `no size is negative`() {
    let sides = [
      "H:|-(8)-[UILabel:0x2]   (Names: '|':UIView:0x1 )", "H:[UILabel:0x2]-(8)-|   (Names: '|':UIView:0x1 )",
      "UIView:0x1.width == 0",
    ]
    #expect(Self.proof(sides).minimal == [0, 1, 2])
  }

  @Test func `what was rounded is no contradiction`() {
    let thirds = [
      "UIView:0x1.width == 33.3333", "UIView:0x2.width == UIView:0x1.width", "UIView:0x2.width == 33.33333",
    ]
    #expect(!Self.proof(thirds).isContradictory)
    #expect(Self.proof(["UIView:0x1.width == 33.3333", "UIView:0x1.width == 33.34"]).minimal == [0, 1])
  }

  @Test func `margins are unknown, and known where their guide is in the list`() {
    var list = [
      "UIView:0x1.leadingMargin == UILabel:0x2.leading", "UIView:0x1.trailingMargin == UILabel:0x2.trailing",
      "UILabel:0x2.width == 90", "UIView:0x1.width == 100",
    ]
    let open = Self.proof(list)
    #expect(!open.isContradictory)
    #expect(
      open.unknown == ["the leading margin of UIView 0x1", "the trailing margin of UIView 0x1"])
    list += [
      "H:|-(16)-[UILayoutGuide:0x3'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x1 )",
      "H:[UILayoutGuide:0x3'UIViewLayoutMarginsGuide']-(16)-|   (active, names: '|':UIView:0x1 )",
    ]
    #expect(Self.proof(list).isContradictory)
    #expect(
      Self.proof(["UIView:0x1.height == 5", "UIView:0x1.firstBaseline == UIView:0x2.top"]).unknown.count == 1)
  }

  @Test func `a place that is compared with a number is counted from what the item is in`() {
    let known = [
      "H:|-(20)-[UIView:0x2](LTR)   (active, names: '|':UIView:0x1 )", "UIView:0x2.midX == 0   (active)",
    ]
    #expect(Self.proof(known).minimal == [0, 1])
    let unknown = Self.proof([
      "UIView:0x2.midX == 0", "UIView:0x2.left == UIView:0x3.left", "UIView:0x3.minX == 9",
    ])
    #expect(!unknown.isContradictory)
    #expect(unknown.unknown.count == 2)
  }

  @Test func `what the system broke need not settle a list`() {
    let twice = [
      "UIView:0x1.width == 10", "UIView:0x1.width == 20", "UIView:0x2.height == 10",
      "UIView:0x2.height == 30",
    ]
    #expect(Self.proof(twice, broken: 1).isSettled == false)
    #expect(Self.proof(twice, broken: 1).minimal == [0, 1])
    #expect(Self.proof(Array(twice.prefix(2)), broken: 0).isSettled == true)
    #expect(Self.proof(twice).isSettled == nil)
  }

  @Test func `constraints that are not required cannot be contradicted`() {
    #expect(
      !Self.proof(["UIView:0x1.width == 10", "V:[UIView:0x1(0@51)]", "H:[UIView:0x1(9@999)]"]).isContradictory
    )
  }

  @Test func `a list of very many rounded numbers ends`() {
    let list = (1..<40).map { "UIView:0x\($0).width == UIView:0x\($0 + 1).width + 1.3333" }
    let proof = Self.proof(list + ["UIView:0x40.width == UIView:0x1.width + 4"])
    #expect(proof.isContradictory || !proof.isFinished)
  }

  private static let recorded = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"].map {
    $0 + "/../cases/conflict-logs"
  }

  /// A table beside the lists says of each how many constraints it has and whether a linear program finds
  /// them contradictory.
  @Test(
    "real lists are read whole and proven as a linear program does",
    .enabled(
      if: recorded.map { FileManager.default.fileExists(atPath: $0) } == true, "NINEFOLD_CORPUS is not set"))
  func real() throws {
    let folder = try #require(Self.recorded)
    let index = try String(contentsOfFile: folder + "/INDEX.tsv", encoding: .utf8)
    for line in index.split(separator: "\n").dropFirst() {
      let row = line.split(separator: "\t").map(String.init)
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + row[0]))
      let logs = ConflictLogReader.logs(in: String(decoding: bytes, as: UTF8.self))
      #expect(logs.map(\.constraints.count) == [Int(row[2])], "\(row[0])")
      guard let log = logs.first else { continue }
      #expect(log.unread == [], "\(row[0])")
      guard !row[5].contains("not modelled") else { continue }
      let proof = LogProof(log)
      #expect(proof.isContradictory == (row[5] == "infeasible"), "\(row[0])")
      if row[6] != "-" { #expect(proof.isSettled == (row[6] == "feasible"), "\(row[0])") }
    }
  }
}
