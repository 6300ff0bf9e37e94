import SceneModel
import Testing

struct ValuePathTests {
  @Test(arguments: [
    ("spacing", ["spacing"]), ("fontDescription.pointSize", ["fontDescription", "pointSize"]),
    ("a.b.c", ["a", "b", "c"]), ("a..c", ["a", "", "c"]), (".a", ["", "a"]), ("", [""]),
  ])
  func `a path is its keys joined by dots`(text: String, keys: [String]) {
    let path = ValuePath(text)
    #expect(path.keys == keys)
    #expect(path.description == text)
    #expect(ValuePath(keys.joined(separator: ".")) == path)
  }

  @Test func `a path starts with itself and with what it leads on from`() {
    let path: ValuePath = "fontDescription.pointSize"
    #expect(path.starts(with: path))
    #expect(path.starts(with: "fontDescription"))
    #expect(!path.starts(with: "font"))
    #expect(!ValuePath("fontDescription").starts(with: path))
  }

  @Test func `keys are followed as far as a path may be long`() throws {
    let key = String(repeating: "k", count: 200)
    let one = try #require(ValuePath.object.appending(key: key))
    let two = try #require(one.appending(key: key))
    #expect(two.keys == [key, key])
    #expect(two.appending(key: key) == nil)
    #expect(two.appending(attribute: "a").keys == [key, key, "a"])
  }

  @Test func `held values are attributes and what is in keyed children, each path once`() {
    let color = NewElement("color", ["key": "textColor", "white": "0", "alpha": "1"])
    let tree = ElementTree(
      NewElement(
        "label", ["id": "l", "text": "first"],
        [
          NewElement("rect", ["key": "frame", "x": "1"]),
          NewElement("string", ["key": "text"], text: "second"), color,
          NewElement("color", ["key": "textColor", "white": "1", "red": "1"]),
          NewElement("nil", ["key": "shadowColor"]),
          NewElement("fontDescription", ["key": "fontDescription"]),
          NewElement("view", ["key": "accessory", "id": "v"]),
          NewElement("paragraph", ["key": "style"], [NewElement("color", ["key": "inner", "white": "2"])]),
        ]))
    let values = tree.heldValues(of: NodeID(1)).map { "\($0.property) \($0.path)=\($0.value ?? "nothing")" }
    #expect(
      values == [
        "id id=l", "text text=first", "textColor textColor.white=0", "textColor textColor.alpha=1",
        "textColor textColor.red=1", "shadowColor shadowColor=", "fontDescription fontDescription=nothing",
        "style style.inner.white=2",
      ])
    #expect(tree.element(at: ["style", "inner"], in: NodeID(1)).map { tree[$0, .key] } == "inner")
    #expect(tree.element(at: ["accessory"], in: NodeID(1)) == nil)
  }

  @Test func `what keys do not lead to is one value with all that is in it`() {
    func font(_ size: String) -> NewElement {
      NewElement("font", ["key": "NSFont", "size": size, "name": "A"])
    }
    let tree = ElementTree(
      NewElement(
        "label", ["id": "l"],
        [
          NewElement(
            "attributedString", ["key": "attributedText"],
            [
              NewElement("fragment", ["content": "say \"x\""], [NewElement("attributes", [:], [font("20")])]),
              NewElement("fragment", [:], [NewElement("string", ["key": "content"], text: "b")]),
              NewElement("view", ["id": "v"], [font("9")]),
            ]),
          NewElement("array", ["key": "words"], [NewElement("string", [:], text: "one")]),
        ]))
    let values = tree.heldValues(of: NodeID(1)).map { "\($0.path)=\($0.value ?? "nothing")" }
    #expect(
      values == [
        "id=l",
        #"attributedText=fragment(content="say \"x\"" attributes(NSFont(name="A" size="20"))) fragment(content("b")) view(id="v")"#,
        #"words=string("one")"#,
      ])
  }
}
