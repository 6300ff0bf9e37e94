import CheckFixtures
import Checks
import SceneModel
import Testing

struct DeadConstraintRuleTests {
  private func document(_ rest: String, constraints: String? = nil) throws -> Document {
    try Fixture.scene(
      Fixture.view("a") + Fixture.view("b"),
      constraints: constraints ?? Fixture.constraint("c1", "a.leading = root.leading + 8"), rest: rest)
  }

  private let excluded = """
    <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
    """

  @Test func `a constraint that no class installs is told`() throws {
    let findings = try Fixture.findings("dead_constraint", document(excluded))
    #expect(findings.map(\.object.text) == ["c1"])
    #expect(
      findings.first?.message
        == "a.leading = leading + 8 is installed in no size class: the variation default excludes it, "
        + "and none includes it again")
  }

  @Test func `one between views that are never installed together is as dead`() throws {
    let document = try document(
      """
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
      </variation>
      """, constraints: Fixture.constraint("c1", "a.leading = b.leading + 8"))
    let findings = try Fixture.findings("dead_constraint", document)
    #expect(
      findings.map(\.message) == [
        "a.leading = b.leading + 8 is installed in no size class: what it touches is never installed together"
      ])
  }

  @Test func `what a class installs, what a dead view takes along and what has an outlet is left out`() throws
  {
    let included = """
      <variation key="widthClass=compact"><mask key="constraints"><include reference="c1"/></mask></variation>
      """
    let dead = """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """
    let outlet = "<connections><outlet property=\"leading\" destination=\"c1\" id=\"out\"/></connections>"
    for rest in [excluded + included, dead, excluded + outlet] {
      #expect(try Fixture.objects("dead_constraint", document(rest)).isEmpty)
    }
  }
}
