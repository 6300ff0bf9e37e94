import Editing
import SceneModel
import Testing

struct EditRefusalTests {
  struct Case: Sendable {
    let edit: Edit
    var sizeClass = SizeClass.any
    let reason: EditError.Reason

    init(_ edit: Edit, in sizeClass: SizeClass = .any, _ reason: EditError.Reason) {
      self.edit = edit
      self.sizeClass = sizeClass
      self.reason = reason
    }
  }

  private static let compact = SizeClass(width: .compact, height: .any)
  private static let regular = SizeClass(width: .regular, height: .any)
  private static let label = ObjectID("fnt-lb-001")
  private static let root = ObjectID("pLz-vw-001")

  private static func constrain(
    _ first: String, _ a: LayoutAttribute, _ second: String? = nil, _ b: LayoutAttribute = .top,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) -> Edit {
    .addConstraint(
      NewConstraint(
        .init(ObjectID(first), a), .equal, second.map { .init(ObjectID($0), b) }, multiplier: multiplier,
        constant: constant, priority: priority))
  }

  static let cases: [Case] = [
    Case(.install(ObjectID("nobody")), .unknownID),
    Case(.addView(NewView("label", to: ObjectID("nobody"))), .unknownID),
    Case(.addView(NewView("label", to: root, id: label)), .duplicateID),
    Case(.addView(NewView("label", to: root, id: "retina6_1")), .duplicateID),
    Case(
      .addView(NewView("label", to: root, frame: Rect(x: 0, y: 0, width: .infinity, height: 1))),
      .badNumber("frame", .infinity, expected: "a number")),
    Case(.addView(NewView("gizmo", to: root)), .unknownKind("gizmo")),
    Case(.addView(NewView("label", to: label)), .holdsNoViews),
    Case(.addView(NewView("label", to: ObjectID("bnc-ld-001"))), .holdsNoViews),
    Case(.addView(NewView("label", to: root, at: 5)), .badIndex(5, count: 4)),
    Case(.move(root, to: ObjectID("bnc-st-001"), at: nil), .movesNot),
    Case(.move(ObjectID("bnc-st-001"), to: ObjectID("bnc-st-001"), at: nil), .movesIntoItself),
    Case(.move(ObjectID("fnt-tp-001"), to: root, at: nil), .movesNot),
    Case(.move(label, to: ObjectID("mkt-vw-001"), at: nil), .otherScene),
    Case(.move(label, to: ObjectID("bnc-st-001"), at: 3), .badIndex(3, count: 2)),
    Case(.install(root), .installsNot),
    Case(.uninstall(ObjectID("pLz-vc-001")), .installsNot),
    Case(.install(label), .installed(.any)),
    Case(.install(ObjectID("pgn-iv-001")), in: regular, .installed(regular)),
    Case(.uninstall(ObjectID("pgn-iv-001")), .notInstalled(.any)),
    Case(.uninstall(ObjectID("pgn-iv-001")), in: compact, .notInstalled(compact)),
    Case(.resetInstallation(label), in: compact, .sameInstallation(compact)),
    Case(.set(ObjectID("fnt-tp-001"), attribute: "relation", to: "equal"), .setsNot("relation")),
    Case(
      .set(ObjectID("fnt-tp-001"), attribute: "multiplier", to: "2"), in: compact, .variesNot("multiplier")),
    Case(.set(label, attribute: "id", to: "x"), .setsNot("id")),
    Case(.set(label, attribute: "customClass", to: "X"), in: compact, .variesNot("customClass")),
    Case(.set(label, attribute: "frame.x", to: "3"), in: compact, .variesNot("frame.x")),
    Case(.set(ObjectID("pLz-vc-001"), attribute: "title", to: "X"), in: compact, .variesNot("title")),
    Case(.set(label, attribute: "shadowOffset.x", to: "3"), .setAsWhole("shadowOffset", elements: ["size"])),
    Case(
      .set(ObjectID("fnt-tp-001"), attribute: "constant", to: "wide"),
      .badValue("constant", "wide", expected: "a finite number")),
    Case(.set(label, attribute: "hidden", to: "true"), .badValue("hidden", "true", expected: "YES or NO")),
    Case(
      .set(ObjectID("fnt-tp-001"), attribute: "priority", to: "1001"),
      .badValue("priority", "1001", expected: "a number above 0, up to 1000")),
    Case(
      .set(label, attribute: "text", to: "\u{1}"),
      .badValue("text", "\u{1}", expected: "characters that XML allows")),
    Case(.setElement(label, NewElement("color")), .badElement("color")),
    Case(.setElement(label, NewElement("co lor", ["key": "textColor"])), .badElement("co lor")),
    Case(.unset(label, attribute: "alpha"), .unknownValue("alpha", .any)),
    Case(.unset(label, attribute: "text"), in: compact, .unknownValue("text", compact)),
    Case(constrain("fnt-lb-001", .top, "nobody", .top), .noLayoutItem(ObjectID("nobody"))),
    Case(constrain("pLz-vc-001", .top, "fnt-lb-001", .top), .noLayoutItem(ObjectID("pLz-vc-001"))),
    Case(
      constrain("fnt-lb-001", .top, "mkt-vw-001", .top),
      .unrelated(ObjectID("fnt-lb-001"), ObjectID("mkt-vw-001"))),
    Case(
      constrain("fnt-lb-001", .top, "pgn-iv-001", .leading),
      .incompatible(.top, .leading, "one is horizontal and the other vertical")),
    Case(
      constrain("fnt-lb-001", .width, "pgn-iv-001", .leading),
      .incompatible(.width, .leading, "a size and a place")),
    Case(
      constrain("fnt-lb-001", .left, "pgn-iv-001", .leading),
      .incompatible(.left, .leading, "use leading and trailing for both or for neither")),
    Case(
      constrain("fnt-lb-001", .top),
      .incompatible(.top, nil, "a place needs a second item, only a size can be a constant")),
    Case(
      constrain("fnt-lb-001", .top, "fnt-lb-001", .top),
      .incompatible(.top, .top, "the two sides are the same")),
    Case(
      constrain("fnt-lb-001", .firstBaseline, "pLz-sa-001", .lastBaseline),
      .incompatible(.lastBaseline, nil, "a layout guide has no baselines")),
    Case(
      constrain("fnt-lb-001", .width, "pgn-iv-001", .width, multiplier: 0),
      .badNumber("multiplier", 0, expected: "a number other than 0")),
    Case(
      constrain("fnt-lb-001", .width, constant: .infinity),
      .badNumber("constant", .infinity, expected: "a number")),
    Case(
      constrain("fnt-lb-001", .width, constant: 8, priority: 1001),
      .badNumber("priority", 1001, expected: "above 0, up to 1000")),
  ]

  @Test(arguments: cases)
  func `what would break the document is refused with a reason`(_ refused: Case) throws {
    var document = try Sample.plaza()
    let before = document.bytes
    var ids = ObjectIDGenerator(seed: 1)
    let error = #expect(throws: EditError.self) {
      try document.apply(refused.edit, in: refused.sizeClass, ids: &ids)
    }
    #expect(error?.reason == refused.reason)
    #expect(document.bytes == before)
    let text = error?.description ?? ""
    #expect(!text.isEmpty && !text.contains("\n"))
  }

  @Test func `a document without size classes takes edits in any-any alone`() throws {
    var document = try Sample.plaza()
    let root = try #require(document.tree.root)
    document.tree.removeAttribute(Name(.useTraitCollections), of: root)
    var ids = ObjectIDGenerator(seed: 1)
    let compact = SizeClass(width: .compact, height: .any)
    let edits: [Edit] = [
      .uninstall(Self.label), .set(Self.label, attribute: "text", to: "x"),
      .addView(NewView("label", to: Self.root)), Self.constrain("fnt-lb-001", .width, constant: 8),
    ]
    for edit in edits {
      var copy = document
      let error = #expect(throws: EditError.self) { try copy.apply(edit, in: compact, ids: &ids) }
      #expect(error?.reason == .usesNoSizeClasses)
      try copy.apply(edit, ids: &ids)
      #expect(copy.bytes != document.bytes)
    }
  }
}
