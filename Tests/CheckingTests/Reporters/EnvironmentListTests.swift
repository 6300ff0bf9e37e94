import InterfaceBuilder
import SceneModel
import Testing

@testable import Checking
@testable import Checks

struct EnvironmentListTests {
  private static let canvases = (1...4).map { "canvas \($0)" }
  private static let devices = (1...4).map { "iPhone \($0)" }

  @Test(arguments: [
    (canvases + devices, "all 8"), (devices, "all 4 devices"), (canvases, "all 4 size classes"),
    (["canvas 2"] + devices, "all 4 devices, canvas 2"), (["canvas 1", "iPhone 3"], "canvas 1, iPhone 3"),
    ([], ""),
  ])
  func `of more than three none of which is missing the number is told`(environments: [String], text: String)
  {
    var lists = EnvironmentLists(all: Self.canvases + Self.devices)
    let finding = CheckFinding(
      rule: "ambiguous", severity: .warning, place: DocumentPlace(path: "A.xib", line: 1, column: 1),
      scene: nil,
      object: ObjectID("a"), name: "a", message: "", environments: environments)
    #expect(lists.text(of: finding) == text)
  }
}
