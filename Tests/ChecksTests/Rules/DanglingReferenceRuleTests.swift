import CheckFixtures
import Checks
import SceneModel
import Testing

struct DanglingReferenceRuleTests {
  @Test func `an outlet to nothing is told, one to an object is not`() throws {
    let document = try Fixture.scene(
      Fixture.view("box"),
      rest: """
        <connections><outlet property="title" destination="gone" id="out1"/>
        <outlet property="box" destination="box" id="out2"/></connections>
        """)
    let findings = try Fixture.findings("dangling_reference", document)
    #expect(findings.map(\.object.text) == ["out1"])
    #expect(
      findings.first?.message == "outlet names 'gone' as its destination, which no object of the document is")
  }

  @Test func `a constraint between an object and nothing is told at its side`() throws {
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: Fixture.constraint("c1", "box.top = gone.top"))
    #expect(try Fixture.objects("dangling_reference", document) == ["c1"])
  }
}
