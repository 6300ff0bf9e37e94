import ProjectResources
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

struct DocumentFilesTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test
  func `documents are found in order, loops of links end`() throws {
    for file in [
      "b/Main.storyboard", "a.lproj/Cell.xib", ".git/No.xib", "b/.build/No.xib", "b/.hidden/Yes.xib",
      "b.xib",
      "Pods/Pod.XIB", "b/notes.txt", ".xib",
    ] {
      try folder.write("<document/>\n", to: file)
    }
    try folder.link("b/loop", to: folder.path)
    try folder.link("link.xib", to: "b.xib")
    try folder.link("self.xib", to: "self.xib")
    let found = DocumentFiles(at: [folder.path])
    #expect(
      found.files.map(\.path) == [
        "Pods/Pod.XIB", "a.lproj/Cell.xib", "b.xib", "b/.hidden/Yes.xib", "b/Main.storyboard", "link.xib",
      ])
    #expect(found.errors.map(\.path) == ["self.xib"])
    for file in found.files { #expect(try file.bytes() == Array("<document/>\n".utf8)) }
  }

  @Test
  func `a file is taken by name, what is not there is reported`() throws {
    try folder.write("<document/>\n", to: "odd.xml")
    let found = DocumentFiles(at: [folder.path + "/odd.xml", folder.path + "/none.xib"])
    #expect(found.files == [DocumentFile(location: folder.path + "/odd.xml", path: "odd.xml")])
    #expect(found.errors.map(\.path) == [folder.path + "/none.xib"])
    #expect(
      found.errors.first?.description.contains("error: does not exist, expected a file or a directory")
        == true)
  }

  @Test
  func `a file that is too large or gone is refused`() throws {
    try folder.write("<document/>\n", to: "a.xib")
    let file = DocumentFile(location: folder.path + "/a.xib", path: "a.xib")
    let error = #expect(throws: ReadError.self) { try file.bytes(limit: 5) }
    #expect(error?.reason == .tooLarge(.bytes(5)))
    #expect(error?.path == "a.xib")
    #expect(try file.bytes(limit: 12).count == 12)
    let gone = DocumentFile(location: folder.path + "/b.xib", path: "b.xib")
    #expect(throws: ReadError.self) { try gone.bytes() }
    let directory = DocumentFile(location: folder.path, path: "c.xib")
    #expect(throws: ReadError.self) { try directory.bytes() }
  }

  @Test
  func `resources are found and catalogues are not entered`() throws {
    for file in [
      "A.xcassets/Contents.json", "A.xcassets/b.xcassets/c.strings", "fr.lproj/Main.strings",
      "a/b/C.xcassets/d",
      "Main.xib",
    ] {
      try folder.write("<document/>\n", to: file)
    }
    let found = ResourceFiles(at: [folder.path, folder.path + "/A.xcassets", folder.path + "/Main.xib"])
    #expect(found.catalogs.map(\.path) == ["A.xcassets", "a/b/C.xcassets", "A.xcassets"])
    #expect(found.strings.map(\.path) == ["fr.lproj/Main.strings"])
    #expect(found.errors.isEmpty)
  }
}
