import CheckFixtures
import Checks
import SceneModel
import Testing

struct DeadViewRuleTests {
  private let box = Fixture.view("box", "view", "", "<subviews>\(Fixture.view("inner"))</subviews>")

  @Test func `a view that no class installs is told once, with what excludes it`() throws {
    let document = try Fixture.scene(
      box,
      rest: """
        <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>
        """)
    let findings = try Fixture.findings("dead_view", document)
    #expect(
      findings.map(\.message) == [
        "view (box) is installed in no size class: the variation default excludes it, and none includes it again"
      ])
  }

  @Test func `one class that installs it is enough`() throws {
    let document = try Fixture.scene(
      box,
      rest: """
        <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular"><mask key="subviews"><include reference="box"/></mask>
        </variation>
        """)
    #expect(try Fixture.objects("dead_view", document).isEmpty)
  }

  @Test func `so is another trait, or an outlet by which code may add it`() throws {
    for (attribute, rest) in [
      (
        "",
        """
        <variation key="userInterfaceIdiom=mac"><mask key="subviews"><include reference="box"/></mask></variation>
        """
      ),
      ("", "<connections><outlet property=\"old\" destination=\"box\" id=\"out\"/></connections>"),
    ] {
      let document = try Fixture.scene(
        box,
        rest: """
          <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>\(rest)
          """, attributes: attribute)
      #expect(try Fixture.objects("dead_view", document).isEmpty)
    }
  }
}
