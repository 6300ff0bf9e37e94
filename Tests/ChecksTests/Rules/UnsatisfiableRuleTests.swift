import CheckFixtures
import Checks
import SceneModel
import Testing

struct UnsatisfiableRuleTests {
  private func document(priority: Int? = nil) throws -> Document {
    try Fixture.scene(
      Fixture.view("box"),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 16"),
        Fixture.constraint("c2", "box.trailing = root.trailing - 16"),
        Fixture.constraint("c3", "box.width = 200", priority: priority),
        Fixture.constraint("c4", "box.top = root.top"), Fixture.constraint("c5", "box.height = 20"),
      ].joined())
  }

  @Test func `a width that contradicts the edges is told with the others of the contradiction`() throws {
    let findings = try Fixture.findings("unsatisfiable", document(), [Fixture.canvas(.any)])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(
      Set([finding.object] + finding.related.map(\.object)).isSuperset(
        of: ["c1", "c2", "c3"].map { ObjectID($0) }))
    #expect(finding.message.contains("cannot hold"))
    #expect(finding.details.count == 1)
    #expect(
      finding.details.first?.hasPrefix("H: │─16") == true && finding.details.first?.contains("✗") == true)
  }

  /// Two keys in a row that fits them, each with a second width: which of its widths goes is open, and with
  /// it whether the row fits.
  @Test func `a longer contradiction waits for one of two constraints`() throws {
    let row = [
      "box.leading = root.leading", "other.leading = box.trailing", "root.trailing = other.trailing",
      "box.width = 188", "other.width = 187", "box.top = root.top", "box.height = 20", "other.top = root.top",
      "other.height = 20",
    ]
    func broken(_ more: [String]) throws -> Int {
      let document = try Fixture.scene(
        Fixture.view("box") + Fixture.view("other"),
        constraints: (row + more).enumerated().map { Fixture.constraint("c\($0)", $1) }.joined())
      return try Fixture.findings("unsatisfiable", document, [Fixture.canvas(.any)]).count
    }
    #expect(try broken([]) == 0)
    #expect(try broken(["box.width = 200"]) == 1)
    #expect(try broken(["box.width = 200", "other.width = 200"]) == 2)
  }

  /// The width that the layout has then is not what a bound asks for.
  @Test(arguments: [("=", true), ("≤", false)])
  func `the value that the layout has is told where it follows`(relation: String, follows: Bool) throws {
    let document = try Fixture.scene(
      Fixture.view("box") + Fixture.view("other"),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading"),
        Fixture.constraint("c2", "box.top = root.top"),
        Fixture.constraint("c3", "box.height = 20"), Fixture.constraint("c4", "box.width \(relation) 200"),
        Fixture.constraint("c5", "other.top = root.top"), Fixture.constraint("c6", "other.height = 20"),
        Fixture.constraint("c7", "other.leading = root.leading"),
        Fixture.constraint("c8", "other.width = 300"),
        Fixture.constraint("c9", "other.width = box.width"),
      ].joined())
    let message = try #require(
      try Fixture.findings("unsatisfiable", document, [Fixture.canvas(.any)]).first?.message)
    #expect(message.contains("cannot hold: it contradicts") != follows, "\(message)")
  }

  @Test func `a priority below what is required gives way`() throws {
    #expect(try Fixture.objects("unsatisfiable", document(priority: 999)).isEmpty)
  }

  /// A cell that its table makes as high as its content: 20 and 8 points in a file with a row of 60.
  private func cell(_ edge: String) -> String {
    """
    <tableViewCell id="cell" rowHeight="60"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/><subviews>\(Fixture.view("box"))</subviews><constraints>
    """
      + [
        "box.leading = content.leading", "box.width = 20", "box.top = content.top", "box.height = 20",
        "box.\(edge) = content.\(edge) - 8",
      ].enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
      + "</constraints></tableViewCellContentView></tableViewCell>"
  }

  @Test func `what another height of a cell resolves is left to its list`() throws {
    #expect(
      try Fixture.objects("unsatisfiable", Fixture.xib(cell("bottom")), [Fixture.canvas(.any)]).isEmpty)
    let prototypes =
      "<tableView id=\"table\" rowHeight=\"60\" dataMode=\"prototypes\" style=\"plain\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let table = try Fixture.scene(
      prototypes + "<prototypes>" + cell("bottom") + "</prototypes></tableView>")
    #expect(try Fixture.objects("unsatisfiable", table, [Fixture.canvas(.any)]).isEmpty)
    // The width of a row is its table's.
    let wide = try Fixture.scene(
      prototypes + "<prototypes>" + cell("trailing") + "</prototypes></tableView>")
    #expect(try Fixture.objects("unsatisfiable", wide, [Fixture.canvas(.any)]).count == 1)
  }
}
