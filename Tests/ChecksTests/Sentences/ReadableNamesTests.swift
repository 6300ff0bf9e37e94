import CheckFixtures
import Controls
import Resolver
import SceneModel
import Testing

@testable import Checks

/// The names of objects in sentences about constraints.
struct ReadableNamesTests {
  /// An object of a scene with others, and its name.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    var connections = ""
    let id: String
    let name: String

    init(_ description: String, _ views: String, connections: String = "", _ id: String, _ name: String) {
      testDescription = description
      (self.views, self.connections, self.id, self.name) = (views, connections, id, name)
    }
  }

  static let cases = [
    Case(
      "a label of the outline", Fixture.view("a", "view", "userLabel=\"Title\""), "a", "view \"Title\""),
    Case("a shown text", Fixture.view("a", "label", "text=\"Hello\""), "a", "label \"Hello\""),
    Case(
      "a label before a text", Fixture.view("a", "label", "text=\"Hello\" userLabel=\"Title\""), "a",
      "label \"Title\""),
    Case(
      "an outlet", Fixture.view("a"),
      connections: "<outlet property=\"headerView\" destination=\"a\" id=\"o\"/>", "a", "headerView"),
    Case(
      "a label before an outlet", Fixture.view("a", "label", "text=\"Hello\""),
      connections: "<outlet property=\"header\" destination=\"a\" id=\"o\"/>", "a", "label \"Hello\""),
    Case(
      "the first outlet that is no delegate", Fixture.view("a"),
      connections: """
        <outlet property="delegate" destination="a" id="o"/><outlet property="first" destination="a" id="p"/>
        <outlet property="second" destination="a" id="q"/>
        """, "a", "first"),
    Case(
      "an outlet before a custom class", Fixture.view("a", "view", "customClass=\"Badge\""),
      connections: "<outlet property=\"badge\" destination=\"a\" id=\"o\"/>", "a", "badge"),
    Case("a custom class", Fixture.view("a", "view", "customClass=\"Badge\""), "a", "Badge"),
    Case("nothing, beside the root", Fixture.view("a"), "a", "view 2"),
    Case("nothing, with others", Fixture.view("a") + Fixture.view("b"), "b", "view 3"),
    Case("the only one of its element", Fixture.view("a", "imageView"), "a", "imageView"),
    Case(
      "the second of a class",
      Fixture.view("a", "view", "customClass=\"Badge\"")
        + Fixture.view("b", "view", "customClass=\"Badge\""),
      "b", "Badge 2"),
    Case(
      "the first of a label",
      Fixture.view("a", "label", "text=\"Go\"") + Fixture.view("b", "label", "text=\"Go\""),
      "a", "label \"Go\" 1"),
    Case(
      "the second of a label",
      Fixture.view("a", "label", "text=\"Go\"") + Fixture.view("b", "label", "text=\"Go\""),
      "b", "label \"Go\" 2"),
    Case(
      "a label of two elements",
      Fixture.view("a", "label", "text=\"Go\"") + Fixture.view("b", "view", "userLabel=\"Go\""),
      "b", "view \"Go\""),
    Case(
      "a text from right to left", Fixture.view("a", "label", "text=\"שלום עולם\""), "a",
      "label \"שלום עולם\""),
    Case(
      "signs that turn the direction", Fixture.view("a", "label", "text=\"a\u{202E}b\""), "a",
      "label \"a b\""),
    Case(
      "quotes", Fixture.view("a", "label", "text=\"Say &quot;hi&quot; \\\""), "a",
      #"label "Say \"hi\" \\""#),
    Case("a line end", Fixture.view("a", "label", "text=\"One&#10;two\""), "a", "label \"One two\""),
    Case("an empty label", Fixture.view("a", "imageView", "userLabel=\"\""), "a", "imageView"),
    Case("a guide", "", "safe", "safeArea"),
    Case("the root", "", "root", "view"),
    Case("an identifier that no object has", "", "nobody", "nobody"),
  ]

  private func names(_ views: String, connections: String = "", constraints: String = "") throws -> (
    Resolution, ReadableNames
  ) {
    let document = try Fixture.scene(
      views, constraints: constraints,
      rest: connections.isEmpty ? "" : "<connections>\(connections)</connections>")
    let resolution = Resolver(document).resolve(TraitCollection())
    return (resolution, ReadableNames(resolution, try #require(document.scenes.first)))
  }

  @Test(arguments: cases)
  func `an object goes by its label, its outlet, its class or its element`(example: Case) throws {
    let (_, names) = try names(example.views, connections: example.connections)
    #expect(names.name(of: ObjectID(example.id)) == example.name)
  }

  @Test func `no two objects of a scene have one name`() throws {
    let views = ["text=\"Go\"", "text=\"Go\"", "", "", "customClass=\"Badge\"", "customClass=\"Badge\""]
      .enumerated()
      .map { Fixture.view("v\($0)", "label", $1) }.joined()
    let (_, names) = try names(views)
    let ids = (0..<6).map { "v\($0)" } + ["root", "safe", "controller"]
    #expect(Set(ids.map { names.name(of: ObjectID($0)) }).count == ids.count)
  }

  @Test func `a constraint is an equation of names, and in short the side that is no container's`() throws {
    let (resolution, names) = try names(
      Fixture.view("a", "label", "text=\"Go\"") + Fixture.view("b", "imageView"),
      constraints: Fixture.constraint("c", "safe.trailing = a.trailing + 16")
        + """
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" id="d"/>
        """)
    let constraints = ["c", "d"].compactMap { resolution.node(ObjectID($0)) }
      .compactMap(resolution.layoutConstraint)
    #expect(
      constraints.map(names.equation) == [
        "safeArea.trailing = label \"Go\".trailing + 16", "label \"Go\".width = 2 × imageView.width",
      ])
    #expect(constraints.map(names.shortName) == ["label \"Go\".trailing", "label \"Go\".width"])
  }
}
