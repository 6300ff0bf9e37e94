import LiveLayout
import SceneModel
import Testing

/// Missing constraints in the content of scroll views (Apple, "Auto Layout Guide": Working
/// with Scroll Views).
@Suite struct ContentLinkTests {
  /// A scroll view with two views in it, and constraints as visual formats.
  private struct Page {
    let scene: LiveScene
    let page: LiveView

    init(_ formats: [String], kind: String = "view") throws {
      scene = try LiveScene(size: Size(320, 480))
      page = try LiveView("scrollView", name: "page")
      try scene.root.addSubview(page)
      var views = ["page": page]
      for name in ["title", "text"] {
        let view = try LiveView(kind, text: kind == "label" ? name : nil, name: name)
        try page.addSubview(view)
        views[name] = view
      }
      for format in ["H:|[page]|", "V:|[page]|"] + formats {
        try LiveConstraint.activate(LiveConstraint.constraints(withVisualFormat: format, views: views))
      }
      try scene.layoutIfNeeded()
    }

    func missingLink(along axis: Axis) -> String? {
      withExtendedLifetime(scene) { page.missingContentLink(along: axis) }
    }
  }

  @Test(
    arguments: [
      (["V:|[title(20)]-8-[text(30)]|"], nil),
      (["V:|[title(20)]", "V:[text(30)]|"], "nothing links the bottom of 'title' with the top of 'text'"),
      (["V:|[title(20)]-8-[text(30)]"], "nothing in it is constrained to its bottom edge"),
      (["V:|[title]-8-[text(30)]|"], "'title' between its top and bottom edges has no height"),
      (["V:|[title]", "V:[text(30)]|"], "nothing links the top of 'text' with its top edge"),
      (["V:|[title(==page)]|"], nil),
      ([], "nothing in it is constrained to its top and bottom edges"),
    ] as [([String], String?)])
  func `the broken link of a chain is named`(formats: [String], link: String?) throws {
    #expect(try Page(formats).missingLink(along: .vertical) == link)
  }

  @Test func `the broken link in a view that fills the content is named`() throws {
    let page = try Page(["V:|[title]|"])
    let (inner, title) = (try LiveView("view", name: "inner"), try #require(page.page.subviews.first))
    try title.addSubview(inner)
    try LiveConstraint.activate(
      LiveConstraint.constraints(withVisualFormat: "V:|[inner(20)]", views: ["inner": inner]))
    try page.scene.layoutIfNeeded()
    #expect(page.missingLink(along: .vertical) == "nothing in 'title' is constrained to its bottom edge")
  }

  @Test func `content of its own size is a link, and axes are looked at one by one`() throws {
    let page = try Page(["V:|[title]-8-[text]|", "H:|[title]", "H:[text]|"], kind: "label")
    #expect(page.missingLink(along: .vertical) == nil)
    #expect(
      page.missingLink(along: .horizontal)
        == "nothing links the trailing of 'title' with the leading of 'text'")
    #expect(page.scene.root.missingContentLink(along: .vertical) == nil)
  }
}
