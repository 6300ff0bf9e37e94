import Controls
import SceneModel
import Testing

/// New views (InterfaceBuilder.md#library-views).
struct LibraryTests {
  private func children(_ element: NewElement) -> [NewElement] {
    element.content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  @Test(arguments: ObjectKind.libraryElements)
  func `are elements of their kind with a frame first`(element: String) throws {
    for version in [7706, 14113, 15705, 18122, 22155, 24093] {
      let new = try newView(element, version, frame: Rect(x: 1, y: 2, width: 3, height: 4))
      #expect(new.name == element)
      #expect(new["id"] == "new")
      #expect(new["translatesAutoresizingMaskIntoConstraints"] == "NO")
      let frame = try #require(children(new).first)
      #expect(frame.name == "rect" && frame["width"] == "3" && frame["key"] == "frame")
    }
  }

  @Test(arguments: [(14799, "white"), (14800, "cocoaTouchSystemColor"), (17000, "systemColor")])
  func `have the background of their time`(version: Int, attribute: String) throws {
    let color = try #require(children(try newView("view", version)).last)
    #expect(color["key"] == "backgroundColor")
    #expect(color[attribute] != nil)
    #expect((color["cocoaTouchSystemColor"] == nil) == (version != 14800))
  }

  @Test func `show several lines of text in a child element`() throws {
    let label = try newView("label", 22155, text: "a\nb")
    #expect(label["text"] == nil)
    #expect(children(label).contains { $0.name == "string" && $0["key"] == "text" })
    #expect(try newView("label", 22155, text: "a")["text"] == "a")
  }
}
