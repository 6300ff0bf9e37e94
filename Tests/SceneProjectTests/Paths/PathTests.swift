import SceneModel
import SceneProject
import Testing

struct PathTests {
  private func document(_ path: String, titles: [(title: String, id: String)] = []) -> Document {
    var builder = ElementTree.Builder()
    builder.openElement(builder.intern("document"))
    builder.openElement(builder.intern("scenes"))
    for (title, id) in titles {
      builder.addLeaf(.comment, title)
      builder.openElement(builder.intern("scene"))
      builder.addAttribute(Attribute(Name(.sceneID), id))
      builder.closeElement()
    }
    return Document(path: path, tree: builder.finish())
  }

  private func folders(_ paths: [String]) throws -> [String] {
    let files = try SceneProjectWriter.files(for: paths.map { document($0) }, name: "P")
    #expect(try read(files).map(\.path) == paths)
    return files.filter { $0.path.hasSuffix("/document.json") }.map { String($0.path.dropLast(14)) }
  }

  @Test
  func `a document's folder is its path`() throws {
    #expect(
      try folders(["Base.lproj/Main.storyboard", "A b.xib"]) == ["Base.lproj/Main.storyboard", "A b.xib"])
  }

  @Test
  func `folders that a folding disk would join are kept apart`() throws {
    #expect(try folders(["Main.xib", "main.xib", "MAIN.xib"]) == ["Main.xib", "main.xib~2", "MAIN.xib~3"])
    #expect(try folders(["stra\u{DF}e.xib", "STRASSE.xib"]) == ["stra\u{DF}e.xib", "STRASSE.xib~2"])
    #expect(try folders(["a.xib", "A.xib/b.xib"]) == ["a.xib", "A.xib_b.xib~2"])
    #expect(try folders(["a/b/c.xib", "a/B"]) == ["a/b/c.xib", "a/B~2"])
    #expect(try folders(["project.json"]) == ["project.json~2"])
  }

  @Test
  func `many scenes of one title are numbered in their order`() throws {
    let titles = Array(repeating: (title: "Scene", id: ""), count: 5000)
    let files = try SceneProjectWriter.files(for: [document("a.storyboard", titles: titles)], name: "P")
    let names = files.map(\.path).filter { $0.contains("Scene") }
    #expect(names.first == "a.storyboard/Scene.json")
    #expect(names.dropFirst() == (2...5000).map { "a.storyboard/Scene~\($0).json" }[...])
  }

  @Test
  func `names that some disk cannot hold are changed`() throws {
    #expect(try folders(["ab:c/d?.xib"]) == ["ab_c/d_.xib"])
    #expect(try folders(["nul.xib", "a./b ", ".hidden/x.xib"]) == ["_nul.xib", "a/b", "_hidden/x.xib"])
  }

  @Test(arguments: [
    "", "/a.xib", "../a.xib", "../\u{338}a.xib", "a/../b.xib", "a//b.xib", "a/./b.xib", "a/", "a\\b.xib",
    "C:a.xib",
    "a\u{0}.xib",
    "a\n.xib", ".git/a.xib", "a/.GIT/b.xib", "..",
  ])
  func `a path that leaves the project is refused on both ways`(path: String) {
    let error = #expect(throws: ProjectError.self) {
      try SceneProjectWriter.files(for: [document(path)], name: "P")
    }
    #expect(error?.reason == .unsafePath(path))
    let reader = SceneProjectReader { (_) throws(ProjectError) in nil }
    for entry in [
      ProjectHead.Entry(path: path, folder: "a"), ProjectHead.Entry(path: "a", folder: path),
    ] {
      let error = #expect(throws: ProjectError.self) { try reader.document(entry) }
      #expect(error?.reason != .missing)
    }
  }

  @Test
  func `a path used twice is refused`() {
    let error = #expect(throws: ProjectError.self) {
      try SceneProjectWriter.files(for: [document("a"), document("a")], name: "P")
    }
    #expect(error?.reason == .duplicatePath("a"))
  }

  @Test
  func `scenes are named by title and identifier, never twice`() throws {
    let scenes = [
      ("Log In", "a-b"), ("Log In", "A-b"), ("../x", "/etc"), ("", ""), ("", ""), ("CON", ""),
      ("document", ""),
    ]
    let document = document("M.storyboard", titles: scenes.map { (title: $0, id: $1) })
    let files = try SceneProjectWriter.files(for: [document], name: "P")
    #expect(
      files.map(\.path) == [
        "M.storyboard/document.json", "M.storyboard/Log In.a-b.json", "M.storyboard/Log In.A-b~2.json",
        "M.storyboard/_._x._etc.json", "M.storyboard/Scene.json", "M.storyboard/Scene~2.json",
        "M.storyboard/_CON.json", "M.storyboard/document~2.json", "project.json",
      ])
    #expect(difference(document, try #require(try read(files).first)) == nil)
  }

  @Test("Many scenes of one title are named in time that grows with their number alone")
  func manyOfOneTitle() throws {
    // A search from the first number for each of them would take some 200 million steps.
    let count = 20_000
    let scenes = [(title: String, id: String)](repeating: ("Log In", ""), count: count)
    let files = try SceneProjectWriter.files(for: [document("M.storyboard", titles: scenes)], name: "P")
    #expect(files.count == count + 2)
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(files.contains { $0.path == "M.storyboard/Log In~\(count).json" })
  }
}
