import CheckFixtures
import Checks
import SceneModel
import Testing

struct UninstalledItemRuleTests {
  /// A banner with a text below it, where phones that lie have no banner.
  private func document(_ rest: String = "", more: String = "") throws -> Document {
    try Fixture.scene(
      Fixture.view("banner") + Fixture.view("text"),
      constraints: [
        Fixture.constraint("c1", "banner.top = root.top"), Fixture.constraint("c2", "banner.height = 60"),
        Fixture.constraint("c3", "banner.leading = root.leading"),
        Fixture.constraint("c4", "banner.width = 60"),
        Fixture.constraint("c5", "text.top = banner.bottom + 8"),
        Fixture.constraint("c6", "text.leading = root.leading"),
        Fixture.constraint("c7", "text.width = 60"), Fixture.constraint("c8", "text.height = 20"),
      ].joined() + more,
      rest: """
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="banner"/></mask>\(rest)</variation>
        """)
  }

  private let lower = Fixture.constraint("c9", "text.top = root.top + 20", priority: 500)

  @Test func `what leaves a neighbour open is told, with the variation`() throws {
    let findings = try Fixture.findings("uninstalled_item", document())
    #expect(findings.map(\.object.text) == ["c5"])
    #expect(
      findings.first?.message
        == "text.top = banner.bottom + 8 is lost to view (text), whose vertical position or size it leaves open: "
        + "view (banner) is excluded by the variation heightClass=compact")
    #expect(
      findings.first?.environments == SizeClass.all.filter { $0.height == .compact }.map(\.description))
  }

  @Test func `where another constraint holds the neighbour all is sound`() throws {
    #expect(try Fixture.objects("uninstalled_item", document(more: lower)).isEmpty)
  }

  @Test func `one that a variation installs where it can hold nothing is told`() throws {
    let document = try document(
      "<mask key=\"constraints\"><include reference=\"c5\"/></mask>", more: lower)
    let findings = try Fixture.findings("uninstalled_item", document)
    #expect(
      findings.map(\.message) == [
        "text.top = banner.bottom + 8 is lost to view (text), though the variation heightClass=compact installs it: "
          + "view (banner) is excluded by the variation heightClass=compact"
      ])
  }

  @Test func `one that is uninstalled as well is meant`() throws {
    let document = try document("<mask key=\"constraints\"><exclude reference=\"c5\"/></mask>")
    #expect(try Fixture.objects("uninstalled_item", document).isEmpty)
  }
}
