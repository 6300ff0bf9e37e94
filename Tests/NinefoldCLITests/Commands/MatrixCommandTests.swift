import Foundation
import TestSupport
import Testing

struct MatrixCommandTests {
  @Test(arguments: ["json", "text"])
  func `a project's scenes are compared in the nine classes`(format: String) throws {
    let outcome = try Fixtures.ninefold.run(["matrix", Fixtures.adaptive.path, "--format", format])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "matrix.\(format)"))
    let ids = try Fixtures.ninefold.run(["matrix", Fixtures.adaptive.path, "--format", format, "--ids"])
    let name = format == "json" ? "matrix.json" : "matrix-ids.text"
    try expectGolden(ids.output, at: Fixtures.goldens.appending(path: name))
  }

  @Test func `what is never installed is told where the nine are equal`() throws {
    let directory = try TemporaryDirectory()
    let view = """
      <view id="out-er-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>\(Fixtures.view("inn-er-001"))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="inn-er-001"/></mask></variation></view>
      """
    try directory.write(Fixtures.xib(view), to: "A.xib")
    let outcome = try Fixtures.ninefold.run(["matrix", "A.xib"], in: directory.url)
    #expect(outcome.output.contains("A: 2 views, 0 constraints, the nine classes are equal: 1 + 0 installed"))
  }
}
