import CheckFixtures
import Checks
import SceneModel
import Testing

struct MisplacedRuleTests {
  private func document(y: Double, marked: Bool = false) throws -> Document {
    try Fixture.scene(
      Fixture.view("box", "view", marked ? "misplaced=\"YES\"" : "", frame: (8, y, 20, 20)),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 8"),
        Fixture.constraint("c2", "box.top = root.top + 40"),
        Fixture.constraint("c3", "box.width = 20"), Fixture.constraint("c4", "box.height = 20"),
      ].joined())
  }

  @Test func `a saved frame that breaks a required constraint is told with both frames`() throws {
    let findings = try Fixture.findings("misplaced", document(y: 60, marked: true))
    #expect(
      findings.map(\.message) == [
        "view (box) is misplaced: saved (8, 60, 20, 20), constraints say (8, 40, 20, 20)"
      ])
    #expect(findings.first?.environments == [])
  }

  @Test func `a saved frame that the constraints give is sound`() throws {
    #expect(try Fixture.objects("misplaced", document(y: 40)).isEmpty)
  }

  /// Symbols in documents of 16097 to 24506: how far the frame reaches beyond the alignment rect differs by
  /// some points.
  @Test func `a symbol that is some points aside is left out`() throws {
    func objects(y: Double) throws -> [String] {
      try Fixture.objects(
        "misplaced",
        Fixture.scene(
          Fixture.view("icon", "imageView", "image=\"gear\" catalog=\"system\"", frame: (8, y, 24, 24)),
          constraints: [
            Fixture.constraint("c1", "icon.leading = root.leading + 8"),
            Fixture.constraint("c2", "icon.top = root.top + 40"),
            Fixture.constraint("c3", "icon.width = 24"), Fixture.constraint("c4", "icon.height = 24"),
          ].joined(),
          resources:
            "<resources><image name=\"gear\" catalog=\"system\" width=\"24\" height=\"24\"/></resources>"))
    }
    #expect(try objects(y: 41.5).isEmpty)
    #expect(try objects(y: 90) == ["icon"])
  }

  /// The saved frames of the views, without marks, and whether any mark is left.
  private func saved(_ document: Document) -> (frames: [String], isMarked: Bool) {
    let text = Fixture.text(document)
    let frames = text.split(separator: "\n").filter { $0.hasPrefix("<rect") || $0.contains(">\n<rect") }
    return (frames.dropFirst().map(String.init), text.contains("misplaced"))
  }

  @Test func `the frame that the constraints give is written where it differs, and the mark taken off`()
    throws
  {
    let (frames, isMarked) = saved(try Fixture.mended("misplaced", document(y: 60, marked: true)))
    #expect(frames == ["<rect key=\"frame\" x=\"8.0\" y=\"40\" width=\"20.0\" height=\"20.0\"/>"])
    #expect(!isMarked)
  }

  private func nested(_ inner: String, width: String = "100", isOpen: Bool = false) throws -> Document {
    try Fixture.scene(
      Fixture.view(
        "box", "view", "misplaced=\"YES\"",
        "<subviews>\n\(inner)</subviews><constraints>"
          + Fixture.constraint("d1", "inner.leading = box.leading + 8")
          + Fixture.constraint("d2", "box.trailing = inner.trailing + 8")
          + Fixture.constraint("d3", "inner.top = box.top")
          + (isOpen ? "" : Fixture.constraint("d4", "inner.height = 20")) + "</constraints>",
        frame: (8, 40, 60, 30)),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 8"),
        Fixture.constraint("c2", "box.top = root.top + 40"),
        Fixture.constraint("c3", "box.width = \(width)"), Fixture.constraint("c4", "box.height = 30"),
      ].joined())
  }

  @Test func `what is in a view follows its size`() throws {
    let document = try nested(Fixture.view("inner", frame: (8, 0, 44, 20)))
    let (frames, isMarked) = saved(try Fixture.mended("misplaced", document))
    #expect(
      frames == [
        "<rect key=\"frame\" x=\"8.0\" y=\"40.0\" width=\"100\" height=\"30.0\"/><subviews>",
        "<rect key=\"frame\" x=\"8.0\" y=\"0.0\" width=\"84\" height=\"20.0\"/>",
      ])
    #expect(!isMarked)
    #expect(try Fixture.findings("misplaced", Fixture.mended("misplaced", document)).isEmpty)
  }

  @Test func `a number between points is left alone where no saved one shows how it is rounded`() throws {
    let inner = Fixture.view("inner", frame: (8, 0, 44, 20))
    #expect(
      try Fixture.leftAlone("misplaced", nested(inner, width: "100.5")).first
        == "it is a pixel or a point aside, which may be the computation")
  }

  /// The text wraps in the width that it would have; no saved frame has the height that it has then.
  @Test func `a view around a text whose size no saved frame bears out is left alone`() throws {
    let label = Fixture.view(
      "inner", "label", "text=\"many words that stand in lines\" numberOfLines=\"0\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", frame: (8, 0, 44, 123))
    let reasons = try Fixture.leftAlone("misplaced", nested(label, isOpen: true))
    #expect(reasons.first == "it rests on the size of a text, an image or a control that is not certain")
  }

  @Test func `a label that is not as large as its text is left alone`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "title", "label", "misplaced=\"YES\" text=\"Some words\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        frame: (8, 40, 20, 20.5)),
      constraints: Fixture.constraint("c1", "title.leading = root.leading + 8")
        + Fixture.constraint("c2", "title.top = root.top + 40"))
    #expect(
      try Fixture.leftAlone("misplaced", document) == [
        "it rests on the size of a text, an image or a control that is not certain"
      ])
  }

  @Test func `a frame that contradicting constraints give is left alone`() throws {
    let document = try Fixture.scene(
      Fixture.view("box", "view", "misplaced=\"YES\"", frame: (8, 40, 90, 20)),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 8"),
        Fixture.constraint("c2", "box.top = root.top + 40"), Fixture.constraint("c3", "box.width = 20"),
        Fixture.constraint("c5", "box.width = 50"), Fixture.constraint("c4", "box.height = 20"),
      ].joined())
    #expect(try Fixture.leftAlone("misplaced", document) == ["constraints contradict each other"])
  }

  @Test func `a view with another frame for the size class of the canvas is left alone`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "box", "view", "misplaced=\"YES\"",
        "<variation key=\"widthClass=compact\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></variation>",
        frame: (8, 60, 20, 20)),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 8"),
        Fixture.constraint("c2", "box.top = root.top + 40"),
        Fixture.constraint("c3", "box.width = 20"), Fixture.constraint("c4", "box.height = 20"),
      ].joined())
    #expect(
      try Fixture.leftAlone("misplaced", document) == [
        "another frame is saved for the size class of the canvas"
      ])
  }
}
