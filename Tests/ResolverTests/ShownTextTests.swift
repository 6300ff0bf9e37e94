import Resolver
import SceneModel
import Testing

struct ShownTextTests {
  @Test(
    arguments: [
      (#"<label text="Name" id="a"/>"#, "Name"),
      (#"<label id="a"><string key="text">Two&#10;lines</string></label>"#, "Two\nlines"),
      (#"<textView id="a"><mutableString key="text">Long</mutableString></textView>"#, "Long"),
      (#"<label id="a"><string key="text" base64-UTF8="YES">SGk</string></label>"#, "Hi"),
      (
        #"<label id="a"><attributedString key="attributedText"><fragment content="Bo"/><fragment><string key="content">ld"#
          + "</string></fragment></attributedString></label>", "Bold"
      ),
      (
        #"<label usesAttributedText="YES" text="Old" id="a"><attributedString key="attributedText">"#
          + #"<fragment content="New"/></attributedString></label>"#, "New"
      ),
      (
        #"<button id="a"><state key="selected" title="On"/><state key="normal" title="Press"/></button>"#,
        "Press"
      ),
      (
        #"<button id="a"><state key="normal"><attributedString key="attributedTitle"><fragment content="Fine"/>"#
          + "</attributedString></state></button>", "Fine"
      ),
      (
        #"<button id="a"><state key="normal" title="State"/>"#
          + #"<buttonConfiguration key="configuration" style="plain" title="Configured"/></button>"#,
        "Configured"
      ),
      (
        #"<segmentedControl id="a"><segments><segment title="First"/><segment image="x"/><segment title="Last"/></segments>"#
          + "</segmentedControl>", "First | Last"
      ),
      (#"<textField placeholder="E-mail" id="a"/>"#, "E-mail"),
      (#"<textField text="" placeholder="E-mail" id="a"/>"#, "E-mail"),
      (#"<textField text="me" placeholder="E-mail" id="a"/>"#, "me"),
      (#"<searchBar placeholder="Find" id="a"/>"#, "Find"),
      (#"<barButtonItem title="Done" id="a"/>"#, "Done"),
      (#"<textField id="a"><textFieldCell key="cell" title="Cell" id="b"/></textField>"#, "Cell"),
      (#"<textField id="a"><textFieldCell key="cell" placeholderString="Hint" id="b"/></textField>"#, "Hint"),
      (#"<view id="a"><subviews><label text="Inner" id="b"/></subviews></view>"#, nil),
      (#"<label text="" id="a"/>"#, nil),
    ] as [(String, String?)])
  func `an object shows its text, title, segments or placeholder`(element: String, text: String?) throws {
    let fixture = try Fixture(subviews: element)
    #expect(fixture.resolver.resolve(TraitCollection()).shownText(of: try fixture.node("a")) == text)
  }

  @Test func `a text is that of the size class`() throws {
    let fixture = try Fixture(
      subviews: #"<label text="Short" id="a"><variation key="widthClass=regular" text="Longer"/></label>"#)
    let node = try fixture.node("a")
    #expect(try fixture.resolution("compact-any").shownText(of: node) == "Short")
    #expect(try fixture.resolution("regular-any").shownText(of: node) == "Longer")
  }

  @Test func `a label of the outline comes before the text`() throws {
    let fixture = try Fixture(subviews: #"<label text="Name" userLabel="Title label" id="a"/>"#)
    let resolution = fixture.resolver.resolve(TraitCollection())
    #expect(resolution.label(of: try fixture.node("a")) == "Title label")
    #expect(resolution.label(of: try fixture.node("root")) == nil)
  }
}
