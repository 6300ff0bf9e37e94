import Foundation
import Testing

@testable import device_score

struct DeviceFactTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Device").standardized.path

  /// The numbers that were measured in running apps, in documents of the shape of theirs.
  @Test func `what was measured in running apps comes out`() throws {
    let score = try DeviceScore(table: Self.folder + "/facts.tsv", directory: Self.folder)
    #expect(score.results.count >= 30)
    for result in score.results { #expect(result.holds, "\(result)") }
  }

  @Test func `a fact that is not so, or whose object is not there, does not hold`() throws {
    let table = try String(contentsOfFile: Self.folder + "/facts.tsv", encoding: .utf8)
    let fact = try #require(try DeviceFact.facts(of: table).first)
    #expect(DeviceResult(fact: fact, value: fact.value + fact.tolerance).holds)
    #expect(!DeviceResult(fact: fact, value: fact.value + 2 * fact.tolerance).holds)
    #expect(!DeviceResult(fact: fact, value: nil).holds)
  }

  @Test(arguments: [
    ("iPhone 5s", "portrait", "8", "44", nil),
    ("iPhone 5s", "sideways", "8", "44", "sideways is no orientation"),
    ("iPhone 0", "portrait", "8", "44", "iPhone 0 is no device"),
    ("iPhone 5s", "portrait", "x", "44", "x is no ios"),
    ("iPhone 5s", "portrait", "8", "high", "high is no value"),
  ])
  func `a line that is no fact is named`(
    device: String, orientation: String, system: String, value: String, message: String?
  ) throws {
    let table = """
      n\tdevice\torientation\tios\tobject\tdocument\tscene\tview\tproperty\tspace\tvalue\ttolerance\tsource
      1\t\(device)\t\(orientation)\t\(system)\trow\tA.storyboard\ts\tv\theight\tsize\t\(value)\t0.5\there
      """
    var found: String?
    do {
      _ = try DeviceFact.facts(of: table)
    } catch {
      found = error.description
    }
    #expect(found == message.map { "line 2: " + $0 })
  }
}
