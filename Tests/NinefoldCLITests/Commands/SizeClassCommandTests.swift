import Foundation
import TestSupport
import Testing

struct SizeClassCommandTests {
  @Test func `a class is said in words`() throws {
    let outcome = try Fixtures.ninefold.run(["size-class", "wR hC"])
    #expect(outcome.code == 0)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "size-class.text"))
  }

  struct Answer: Decodable {
    struct Class: Decodable {
      struct Window: Decodable { let name, orientation, window, sizeClass: String }
      let name, short, key: String
      let final: Bool
      let finals, affects, takesFrom: [String]
      let devices: [Window]
    }
    let sizeClasses: [Class]
  }

  @Test func `the nine are listed`() throws {
    let outcome = try Fixtures.ninefold.run(["size-class", "--format", "json"])
    let classes = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).sizeClasses
    #expect(classes.count == 9)
    #expect(classes.count { $0.final } == 4)
    #expect(classes[0].affects.count == 8)
    let text = try Fixtures.ninefold.run(["size-class"]).output
    for sizeClass in classes { #expect(text.contains("\n\(sizeClass.name) ")) }
    for sizeClass in classes where sizeClass.final {
      #expect(!sizeClass.devices.isEmpty)
      #expect(sizeClass.devices.allSatisfy { $0.sizeClass == sizeClass.name })
    }
  }
}
