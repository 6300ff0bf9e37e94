import AutoLayout
import CheckFixtures
import Foundation
import InterfaceBuilder
import SceneModel
import Sources
import TestSupport
import Testing

@testable import Checks

/// The canvas in size classes that nothing distinguishes, which is laid out once.
struct AlikeCanvasesTests {
  private static let paths =
    [Samples.folder.path(percentEncoded: false)]
    + [ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]].compactMap { $0 }.map { $0 + "/DianQK+Flix" }

  /// The rule, the object, the message and the size class of each finding; one without classes holds in all.
  private static func found(
    _ rule: String, _ document: Document, in classes: [SizeClass]
  ) throws -> Set<[String]> {
    let environments = classes.map(Fixture.canvas)
    let findings = try Fixture.findings(rule, document, environments)
    return Set(
      findings.flatMap { finding in
        (finding.environments.isEmpty ? environments.map(\.name) : finding.environments).map {
          [finding.rule, finding.object.text, finding.message, $0]
        }
      })
  }

  @Test func `the findings in nine classes together are those in each by itself`() throws {
    let rules = CheckRule.all.filter { if case .layout(.all, _) = $0.look { true } else { false } }
    var count = 0
    try Source.files(Self.paths).forEachDocument { result in
      guard case .success(let document) = result, document.tree.platform.isLaidOut else { return }
      for rule in rules {
        let together = try Self.found(rule.id, document, in: SizeClass.all)
        let apart = try SizeClass.all.map { try Self.found(rule.id, document, in: [$0]) }
        #expect(together == apart.reduce(into: []) { $0.formUnion($1) }, "\(document.path): \(rule.id)")
        count += together.count
      }
    }
    #expect(rules.count > 2 && count > 5)
  }
}
