import Controls
import Editing
import Foundation
import SceneModel
import Testing

/// The values that an edit may set: those that the format has, that an attribute holds, and that are shown.
struct EditDeclarationTests {
  private static let label = ObjectID("fnt-lb-001")
  private static let button = ObjectID("bnc-bt-001")

  /// A document with one object of each kind that the edits are of.
  private func document(_ objects: String) throws -> Document {
    try Sample.parsed(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <objects>
              \(objects)
          </objects>
      </document>

      """)
  }

  private func reason(_ edit: Edit, of objects: String, in sizeClass: SizeClass = .any) throws
    -> EditError.Reason?
  {
    var document = try document(objects)
    let before = document.bytes
    let error = #expect(throws: EditError.self) { try document.apply(edit, in: sizeClass) }
    #expect(document.bytes == before)
    let text = error?.description ?? "\n"
    #expect(!text.contains("\n"))
    return error?.reason
  }

  @Test(
    "an attribute that the class does not have is refused, with the one that is meant",
    arguments: [
      (#"<label id="a" text="A"/>"#, "txt", "text"), (#"<label id="a"/>"#, "Text", "text"),
      (#"<button id="a"><state key="normal" title="B"/></button>"#, "title", "normal.title"),
      (#"<button id="a"><state key="normal" title="B"/></button>"#, "normal.titel", "normal.title"),
      (
        #"<label id="a"><fontDescription key="fontDescription" pointSize="1"/></label>"#, "pointSize",
        "fontDescription.pointSize"
      ),
      (
        #"<label id="a"><fontDescription key="fontDescription" pointSize="1"/></label>"#,
        "fontDescripton.pointSize", "fontDescription.pointSize"
      ),
      (
        #"<view id="a"><constraints><constraint firstAttribute="width" id="k"/></constraints></view>"#,
        "k constnt", "constant"
      ),
      (#"<viewController id="a"/>"#, "tilte", "title"),
      (#"<tapGestureRecognizer id="a"/>"#, "enabledd", "enabled"),
      (#"<slider id="a"/>"#, "lowest", nil), (#"<stackView id="a"/>"#, "gap", nil),
      (#"<label id="a" customClass="Fancy"/>"#, "cornerRadius", nil),
    ] as [(String, String, String?)])
  func undeclared(_ object: String, _ path: String, _ meant: String?) throws {
    let parts = path.split(separator: " ").map(String.init)
    let id = ObjectID(parts.count > 1 ? parts[0] : "a")
    let edit = Edit.set(id, attribute: ValuePath(parts.last ?? ""), to: "1")
    guard case .undeclared(_, in: let element, let near, let declared) = try reason(edit, of: object) else {
      Issue.record("not refused")
      return
    }
    #expect(near?.text == meant)
    #expect(!element.isEmpty && !declared.isEmpty)
    if let last = near?.keys.last, near?.keys.count == 1 { #expect(declared.contains(last)) }
    // Who knows better may write it.
    if !path.contains(".") {
      var document = try document(object)
      try document.apply(edit, force: true)
      #expect(String(decoding: document.bytes, as: UTF8.self).contains(#"\#(parts.last ?? "")="1""#))
    }
  }

  @Test(
    "a colour that is nil has no red",
    arguments: [
      #"<nil key="textColor"/>"#, "",
    ])
  func nilColor(child: String) throws {
    let object = #"<label id="a">\#(child)</label>"#
    let edit = Edit.set(ObjectID("a"), attribute: "textColor.red", to: "0.5")
    #expect(try reason(edit, of: object) == .setAsWhole("textColor", elements: ["color"]))
    #expect(
      try reason(.set(ObjectID("a"), attribute: "attributedText", to: "red"), of: #"<label id="a"/>"#)
        == .setAsWhole("attributedText", elements: ["attributedString"]))
  }

  @Test(
    "a colour and a font keep the way in which they are said",
    arguments: [
      (#"<color key="textColor" white="1" alpha="1"/>"#, "textColor.red"),
      (#"<color key="textColor" name="Sky"/>"#, "textColor.white"),
      (#"<color key="textColor" systemColor="labelColor"/>"#, "textColor.name"),
      (
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
        "fontDescription.pointSize"
      ),
      (
        #"<fontDescription key="fontDescription" name="Arial" family="Arial" pointSize="9"/>"#,
        "fontDescription.weight"
      ),
      (#"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#, "fontDescription.style"),
    ])
  func forms(_ child: String, _ path: String) throws {
    let edit = Edit.set(ObjectID("a"), attribute: ValuePath(path), to: "0.5")
    guard case .undeclared = try reason(edit, of: #"<label id="a">\#(child)</label>"#) else {
      Issue.record("not refused")
      return
    }
  }

  @Test(
    "an element that the format does not have there is refused",
    arguments: [
      (NewElement("color", ["key": "textColr", "white": "1"]), "textColor"),
      (NewElement("color", ["key": "textColor", "whit": "1"]), "textColor.white"),
      (NewElement("color", ["key": "textColor", "white": "1", "red": "1"]), nil),
    ] as [(NewElement, String?)])
  func elements(_ element: NewElement, _ meant: String?) throws {
    let edit = Edit.setElement(ObjectID("a"), element)
    guard case .undeclared(_, in: _, let near, _) = try reason(edit, of: #"<label id="a"/>"#) else {
      Issue.record("not refused")
      return
    }
    #expect(near?.text == meant)
    #expect(
      try reason(
        .setElement(ObjectID("a"), NewElement("rect", ["key": "textColor"])), of: #"<label id="a"/>"#)
        == .badValue("textColor", "<rect>", expected: "<color>"))
  }

  @Test(
    "a value that the attribute does not hold is refused with what it holds",
    arguments: [
      (#"<label id="a"/>"#, "hidden", "maybe", "YES or NO"),
      (#"<label id="a"/>"#, "numberOfLines", "two", "a whole number"),
      (#"<label id="a"/>"#, "alpha", "nan", "a finite number"),
      (#"<label id="a"/>"#, "horizontalHuggingPriority", "1001", "a number above 0, up to 1000"),
      (#"<label id="a"/>"#, "textAlignment", "middle", "left, center, right, justified, natural"),
      (#"<stackView id="a"/>"#, "axis", "diagonal", "horizontal or vertical"),
      (#"<textField id="a"/>"#, "borderStyle", "round", "none, line, bezel, roundedRect"),
      (#"<view id="a"/>"#, "placeholderIntrinsicWidth", "wide", "a finite number or infinite"),
      (#"<constraint id="a"/>"#, "constant", "abc", "a finite number"),
      (#"<constraint id="a"/>"#, "multiplier", "0", "a number or a ratio other than 0"),
      (#"<constraint id="a"/>"#, "placeholder", "no", "YES or NO"),
    ])
  func values(_ object: String, _ name: String, _ value: String, _ expected: String) throws {
    let edit = Edit.set(ObjectID("a"), attribute: ValuePath(name), to: value)
    #expect(try reason(edit, of: object) == .badValue(ValuePath(name), value, expected: expected))
    var document = try document(object)
    try document.apply(edit, force: true)
    #expect(String(decoding: document.bytes, as: UTF8.self).contains("\(name)=\"\(value)\""))
  }

  private static let attributed =
    #"<attributedString key="attributedText"><fragment content="A"/></attributedString>"#
  private static let title =
    #"<attributedString key="attributedTitle"><fragment content="A"/></attributedString>"#

  @Test(
    "a value in the place of which another is shown is refused with that one",
    arguments: [
      (#"<label usesAttributedText="YES" id="a">\#(attributed)</label>"#, "text", "attributedText"),
      (#"<textView id="a">\#(attributed)</textView>"#, "text", "attributedText"),
      (
        #"<label id="a">\#(attributed)<fontDescription key="fontDescription" pointSize="9"/></label>"#,
        "fontDescription.pointSize", "attributedText"
      ),
      (
        #"<button id="a"><state key="normal">\#(title)</state></button>"#, "normal.title",
        "normal.attributedTitle"
      ),
      (
        #"<button id="a"><state key="normal" title="B"/><buttonConfiguration key="configuration" title="B"/></button>"#,
        "normal.title", "configuration.title"
      ),
      (
        #"<button id="a"><state key="normal"/><buttonConfiguration key="configuration" image="i"/></button>"#,
        "normal.image", "configuration.image"
      ),
    ])
  func notShown(_ object: String, _ path: String, _ shown: String) throws {
    let edit = Edit.set(ObjectID("a"), attribute: ValuePath(path), to: "1")
    #expect(try reason(edit, of: object) == .hiddenBehind(ValuePath(path), shown: ValuePath(shown)))
    var document = try document(object)
    try document.apply(edit, force: true)
  }

  @Test("documents for macOS are held to what AppKit's classes have")
  func appKit() throws {
    var document = try Sample.parsed(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <objects>
              <textField id="a"><textFieldCell key="cell" title="T" id="b"/></textField>
          </objects>
      </document>

      """)
    let error = #expect(throws: EditError.self) {
      try document.apply(.set(ObjectID("a"), attribute: "alpha", to: "1"))
    }
    guard case .undeclared(_, in: "textField", near: "alphaValue", _) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    try document.apply(.set(ObjectID("a"), attribute: "alphaValue", to: "0.5"))
    try document.apply(.set(ObjectID("b"), attribute: "lineBreakMode", to: "truncatingTail"))
    #expect(throws: EditError.self) {
      try document.apply(.set(ObjectID("b"), attribute: "numberOfLines", to: "2"))
    }
  }

  @Test("what is not there is not removed, and the names that are there are said")
  func unset() throws {
    let object = #"<label id="a" text="A" customThing="1"/>"#
    guard
      case .undeclared(_, in: "label", let near, let declared) = try reason(
        .unset(ObjectID("a"), attribute: "txt"), of: object)
    else {
      Issue.record("not refused")
      return
    }
    #expect(near == "text" && declared == ["id", "text", "customThing"])
    #expect(
      try reason(.unset(ObjectID("a"), attribute: "alpha"), of: object) == .unknownValue("alpha", .any))
    var document = try document(object)
    try document.apply(.unset(ObjectID("a"), attribute: "customThing"))
    #expect(!String(decoding: document.bytes, as: UTF8.self).contains("customThing"))
  }

  @Test("a custom class keeps what it has of its own as runtime attributes")
  func runtimeAttributes() throws {
    var document = try document(#"<view id="a" customClass="Card"/>"#)
    func radius(_ value: String) -> Edit {
      .setElement(
        ObjectID("a"),
        NewElement(
          "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "cornerRadius"],
          [NewElement("integer", ["key": "value", "value": value])]))
    }
    try document.apply(radius("4"))
    try document.apply(radius("8"))
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains("<userDefinedRuntimeAttributes>"))
    #expect(text.contains(#"<integer key="value" value="8"/>"#) && !text.contains(#"value="4""#))
    #expect(text.components(separatedBy: "cornerRadius").count == 2)
    #expect(
      try reason(radius("much"), of: #"<view id="a"/>"#)
        == .badValue("cornerRadius.value.value", "much", expected: "a whole number"))
  }

  @Test("what Ninefold's own library and samples have can be set again")
  func samples() throws {
    for document in try Sample.all() {
      for index in 1..<document.tree.count {
        let node = NodeID(index)
        guard document.tree.name(of: node) != .adaptation, let id = document.tree[node, .id],
          document.node(id) == node
        else { continue }
        for attribute in document.tree.attributes(of: node) {
          let name = document.tree.names.text(attribute.name)
          var copy = document
          do throws(EditError) {
            try copy.apply(.set(ObjectID(id), attribute: ValuePath(name), to: attribute.value))
          } catch {
            if case .setsNot = error.reason { continue }
            Issue.record("\(document.path): \(error)")
          }
        }
      }
    }
  }

  @Test("edits need neither a generator of ids nor a clock, and give what a seed gives")
  func seeds() throws {
    var first = try Sample.plaza()
    var second = first
    let edit = Edit.addView(NewView("button", to: ObjectID("pLz-vw-001")))
    let added = try first.apply(edit, seed: 5).added
    #expect(try second.apply(edit, seed: 5).added == added)
    #expect(first.bytes == second.bytes)
    #expect(try first.apply(edit, seed: 5).added != added)
    #expect(try second.apply(edit).added.count == added.count)
  }
}
