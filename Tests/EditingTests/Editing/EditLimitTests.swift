import Editing
import SceneModel
import Testing

/// Edits after which the document could not be read again are refused whole.
struct EditLimitTests {
  /// A xib of views in each other: two levels of elements each, below three.
  private func nest(_ count: Int, beside: String = "") throws -> Document {
    let open = (0..<count).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: count)
    return try Sample.parsed("<document><objects>\(open)\(beside)\(close)</objects></document>")
  }

  private func refusal(_ document: Document, _ edit: Edit, force: Bool = false) throws -> EditError.Reason? {
    var edited = document
    let before = document.bytes
    do throws(EditError) {
      try edited.apply(edit, seed: 1, force: force)
    } catch {
      #expect(edited.bytes == before)
      #expect(!error.description.contains("\n"))
      return error.reason
    }
    #expect(throws: Never.self) { try Sample.parsed(String(decoding: edited.bytes, as: UTF8.self)) }
    return nil
  }

  private static let tooDeep = EditError.Reason.notReadable(
    found: "elements are nested too deeply", expected: "at most 512 levels")

  @Test func `a view is added as deep as can be read, and no deeper`() throws {
    // A new view of the library has its frame in it.
    let room = try nest(254)
    #expect(try refusal(room, .addView(NewView("view", to: ObjectID("v253")))) == nil)
    let full = try nest(255)
    #expect(try refusal(full, .addView(NewView("view", to: ObjectID("v254")))) == Self.tooDeep)
  }

  @Test func `views are moved as deep as can be read, and no deeper`() throws {
    let beside = "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>"
    let document = try Sample.parsed(
      "<document><objects><view id=\"r\"><subviews>\(beside)"
        + (0..<252).map { "<view id=\"v\($0)\"><subviews>" }.joined()
        + String(repeating: "</subviews></view>", count: 252) + "</subviews></view></objects></document>")
    #expect(try refusal(document, .move(ObjectID("a"), to: ObjectID("v250"), at: nil)) == nil)
    #expect(try refusal(document, .move(ObjectID("a"), to: ObjectID("v251"), at: nil)) == nil)
    let deeper = try nest(254, beside: "<view id=\"z\"/>")
    #expect(try refusal(deeper, .addView(NewView("view", to: ObjectID("z")))) == Self.tooDeep)
  }

  @Test func `an element gets as many attributes as can be read, and no more`() throws {
    let attributes = (0..<255).map { "a\($0)=\"\"" }.joined(separator: " ")
    let document = try Sample.parsed("<document><objects><view id=\"v\" \(attributes)/></objects></document>")
    #expect(
      try refusal(document, .set(ObjectID("v"), attribute: "more", to: "x"), force: true)
        == .notReadable(found: "too many attributes in one element", expected: "at most 256"))
    #expect(try refusal(document, .set(ObjectID("v"), attribute: "a1", to: "x"), force: true) == nil)
  }

  @Test func `characters that XML does not have are refused in all that an edit brings`() throws {
    let document = try Sample.parsed("<document><objects><view id=\"v\"/></objects></document>")
    for edit: Edit in [
      .set(ObjectID("v"), attribute: "userLabel", to: "a\u{1}"),
      .setElement(ObjectID("v"), NewElement("string", ["key": "title"], text: "\u{FFFE}")),
      .setElement(
        ObjectID("v"),
        NewElement("userDefinedRuntimeAttribute", ["type": "string", "keyPath": "a", "value": "\u{2}"])),
      .addView(NewView("label", to: ObjectID("v"), text: "\u{3}")),
      .addView(NewView("label", to: ObjectID("v"), id: ObjectID("\u{4}"))),
    ] {
      #expect(try refusal(document, edit, force: true) != nil, "\(edit)")
    }
  }
}
