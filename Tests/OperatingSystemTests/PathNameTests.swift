import OperatingSystem
import Testing

struct PathNameTests {
  @Test(arguments: [
    ("Main.storyboard", ".", "Main.storyboard", "Main", "storyboard"),
    ("a/b/Main~ipad.XIB", "a/b", "Main~ipad.XIB", "a/b/Main~ipad", "xib"),
    ("a.b/Main", "a.b", "Main", "a.b/Main", ""), ("/x.y.z", "/", "x.y.z", "/x.y", "z"),
    ("a/.strings", "a", ".strings", "a/.strings", ""), ("a.", ".", "a.", "a", ""), ("", ".", "", "", ""),
    ("/", "/", "/", "/", ""),
  ])
  func `a path is cut at its last slash and the last dot of its last name`(
    path: String, folder: String, name: String, stem: String, ending: String
  ) {
    #expect(PathName.folder(of: path) == folder)
    #expect(PathName.name(of: path) == name)
    #expect(PathName.stem(of: path) == stem)
    #expect(PathName.ending(of: path) == ending)
  }

  @Test(arguments: [
    ("a/b", ["a", "b"], false), ("a", ["a"], true), ("", [""], false), ("/a", ["", "a"], false),
    ("..", [".."], false), (".", ["."], false), ("a\0", ["a\0"], false), ("..a", ["..a"], true),
    ("../\u{338}a", ["..", "\u{338}a"], false),
  ])
  func `a path is cut at the bytes of its slashes, and a name has none`(
    path: String, names: [String], isName: Bool
  ) {
    #expect(PathName.names(of: path).map(String.init) == names)
    #expect(PathName.isName(path) == isName)
  }

  @Test func `a name stays in the folder, an absolute path does not`() {
    #expect(["", "a", "a/"].map { PathName.join($0, "b") } == ["b", "a/b", "a/b"])
    #expect(PathName.join("a", "/b") == "a//b")
    #expect(PathName.path("b", from: "a") == "a/b")
    #expect(PathName.path("/b", from: "a") == "/b")
  }
}
