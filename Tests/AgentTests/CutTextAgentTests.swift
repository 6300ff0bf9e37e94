import Foundation
import Ninefold
import Testing

@testable import agent

/// The example of an agent that mends cut texts by the library alone.
struct CutTextAgentTests {
  private static let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SampleProjects/TideTable/Tide.storyboard").path

  @Test func `it finds texts that are cut, and keeps mends without new findings alone`() throws {
    var agent = try CutTextAgent(Document(contentsOf: Self.sample))
    let cut = try agent.cutLabels()
    #expect(cut.contains("PDT-ja-uAM"))
    for label in cut {
      let trials = try agent.mend(label)
      #expect(trials.dropLast().allSatisfy { !$0.isKept })
      #expect(trials.last?.isKept == true, "\(label): \(trials)")
    }
    #expect(try agent.cutLabels() == [])
  }
}
