import Editing
import Foundation
import SceneModel
import TestSupport
import Testing

/// The lines of a document that each edit changes, as recorded.
struct EditDifferenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let edit: Edit
    var sizeClass = SizeClass.any

    var testDescription: String { name }
  }

  private static func side(_ item: String, _ attribute: LayoutAttribute) -> LayoutConstraint.Side {
    LayoutConstraint.Side(ObjectID(item), attribute)
  }

  private static let compactWidth = SizeClass(width: .compact, height: .any)
  private static let compactHeight = SizeClass(width: .any, height: .compact)
  private static let regularWidth = SizeClass(width: .regular, height: .any)
  private static let phone = SizeClass(width: .compact, height: .regular)

  static let cases: [Case] = [
    Case(name: "add-label", edit: .addView(NewView("label", to: ObjectID("pLz-vw-001"), text: "Café <1>"))),
    Case(
      name: "add-label-in-compact-width",
      edit: .addView(NewView("label", to: ObjectID("pLz-vw-001"), at: 1)), sizeClass: compactWidth),
    Case(
      name: "add-first-subview-by-controller",
      edit: .addView(
        NewView("view", to: ObjectID("mkt-vc-001"), frame: Rect(x: 0, y: 1.1, width: 10, height: 20)))),
    Case(
      name: "add-switch-to-stack-in-phone", edit: .addView(NewView("switch", to: ObjectID("bnc-st-001"))),
      sizeClass: phone),
    Case(
      name: "add-constraint-of-fixed-view",
      edit: .addConstraint(
        NewConstraint(side("til-vw-001", .top), .equal, side("fnt-lb-001", .bottom), constant: 12.3))),
    Case(
      name: "add-constraint-to-superview-in-compact-height",
      edit: .addConstraint(
        NewConstraint(
          side("pLz-vw-001", .trailing), .greaterThanOrEqual, side("fnt-lb-001", .trailing), priority: 750)),
      sizeClass: compactHeight),
    Case(
      name: "add-aspect-ratio",
      edit: .addConstraint(
        NewConstraint(side("til-vw-001", .width), .equal, side("til-vw-001", .height), multiplier: 0.1))),
    Case(name: "install-in-any", edit: .install(ObjectID("pgn-iv-001"))),
    Case(name: "install-in-compact-width", edit: .install(ObjectID("pgn-iv-001")), sizeClass: compactWidth),
    Case(
      name: "install-constraint-in-phone", edit: .install(ObjectID("pgn-tp-001")), sizeClass: phone),
    Case(name: "uninstall-last-class", edit: .uninstall(ObjectID("pgn-iv-001")), sizeClass: regularWidth),
    Case(name: "uninstall-view-in-phone", edit: .uninstall(ObjectID("fnt-lb-001")), sizeClass: phone),
    Case(name: "uninstall-arranged-in-any", edit: .uninstall(ObjectID("lmp-sw-001"))),
    Case(
      name: "reset-installation", edit: .resetInstallation(ObjectID("pgn-tp-001")), sizeClass: regularWidth),
    Case(name: "set-constant", edit: .set(ObjectID("fnt-tp-001"), attribute: "constant", to: "24")),
    Case(name: "set-constant-to-default", edit: .set(ObjectID("fnt-tp-001"), attribute: "constant", to: "0")),
    Case(
      name: "set-constant-in-class",
      edit: .set(ObjectID("bnc-ld-001"), attribute: "constant", to: "20"), sizeClass: compactWidth),
    Case(
      name: "set-constant-of-plain-constraint-in-class",
      edit: .set(ObjectID("fnt-tp-001"), attribute: "constant", to: "0"), sizeClass: compactHeight),
    Case(name: "set-text", edit: .set(ObjectID("fnt-lb-001"), attribute: "text", to: "Well & \"Spring\"")),
    Case(name: "set-lines", edit: .set(ObjectID("fnt-lb-001"), attribute: "text", to: "Two\nlines")),
    Case(name: "set-new-attribute", edit: .set(ObjectID("fnt-lb-001"), attribute: "numberOfLines", to: "0")),
    Case(
      name: "set-font-size-in-class",
      edit: .set(ObjectID("fnt-lb-001"), attribute: "fontDescription.pointSize", to: "28"),
      sizeClass: regularWidth),
    Case(
      name: "set-hidden-in-class", edit: .set(ObjectID("pgn-iv-001"), attribute: "hidden", to: "NO"),
      sizeClass: phone),
    Case(
      name: "set-spacing-and-axis-order",
      edit: .set(ObjectID("bnc-st-001"), attribute: "alignment", to: "center")),
    Case(
      name: "set-color-in-class",
      edit: .setElement(
        ObjectID("til-vw-001"), NewElement("color", ["key": "backgroundColor", "systemColor": "labelColor"])),
      sizeClass: compactWidth),
    Case(
      name: "set-new-child",
      edit: .setElement(
        ObjectID("fnt-lb-001"), NewElement("color", ["key": "tintColor", "white": "0.0", "alpha": "1"]))),
    Case(
      name: "unset-in-class", edit: .unset(ObjectID("bnc-ld-001"), attribute: "constant"),
      sizeClass: compactHeight),
    Case(name: "unset-image", edit: .unset(ObjectID("pgn-iv-001"), attribute: "image")),
    Case(name: "move-to-stack", edit: .move(ObjectID("pgn-iv-001"), to: ObjectID("bnc-st-001"), at: 1)),
    Case(name: "move-to-back", edit: .move(ObjectID("til-vw-001"), to: ObjectID("pLz-vw-001"), at: 0)),
    Case(name: "move-out-of-stack", edit: .move(ObjectID("lmp-sw-001"), to: ObjectID("til-vw-001"), at: nil)),
    Case(name: "delete-view", edit: .delete(ObjectID("pgn-iv-001"), .project)),
    Case(name: "delete-constraint", edit: .delete(ObjectID("pgn-tp-001"), .project)),
    Case(name: "delete-stack", edit: .delete(ObjectID("bnc-st-001"), .project)),
    Case(name: "delete-scene", edit: .delete(ObjectID("mkt-vc-001"), .project)),
    Case(
      name: "delete-in-class", edit: .delete(ObjectID("fnt-lb-001"), .sizeClass), sizeClass: compactHeight),
    Case(name: "delete-in-inspector", edit: .delete(ObjectID("fnt-ld-001"), .inspector)),
  ]

  @Test(arguments: cases)
  func `an edit changes the lines that Interface Builder would`(_ edit: Case) throws {
    let before = try Sample.plaza()
    let after = try before.edited(edit.edit, in: edit.sizeClass)
    try expectGolden(
      difference(before.lines, after.lines), at: Sample.directory.appending(path: "Goldens/\(edit.name).diff")
    )
  }

  @Test func `deleting by the inspector where nothing varies takes from the project`() throws {
    let document = try Sample.plaza().edited(
      .addView(NewView("label", to: ObjectID("mkt-vw-001"), id: ObjectID("new"))))
    #expect(try document.edited(.delete(ObjectID("new"), .inspector)).bytes == Sample.plaza().bytes)
  }

  @Test func `what is added and deleted again leaves the bytes as they were`() throws {
    let before = try Sample.plaza()
    for sizeClass in SizeClass.all {
      for kind in ["label", "button", "textField", "scrollView", "segmentedControl", "visualEffectView"] {
        let added = try before.edited(
          .addView(NewView(kind, to: ObjectID("bnc-st-001"), id: ObjectID("new-vw-001"))), in: sizeClass)
        #expect(added.bytes != before.bytes)
        #expect(try added.edited(.delete(ObjectID("new-vw-001"), .project)).bytes == before.bytes)
      }
    }
  }
}
