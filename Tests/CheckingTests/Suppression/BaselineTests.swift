import InterfaceBuilder
import OperatingSystem
import SceneModel
import TestSupport
import Testing

@testable import Checking
@testable import Checks

struct BaselineTests {
  private let baseline = Baseline(
    project: "App",
    entries: [
      Baseline.Entry(path: "B.xib", object: ObjectID("b"), rule: "ambiguous", environments: []),
      Baseline.Entry(
        path: "Ä \"1\".xib", object: ObjectID(""), rule: "misplaced",
        environments: ["canvas any-any", "iPhone 8 portrait"]),
    ])

  @Test func `a baseline is read as it was written, with the line of each finding`() throws {
    let bytes = BaselineFile.bytes(baseline)
    let read = try BaselineFile.read(bytes, path: "known.json")
    #expect(read.project == "App")
    #expect(read.entries.map(\.place?.line) == [5, 6])
    #expect(
      read.entries.map { entry in
        var entry = entry
        entry.place = nil
        return entry
      } == baseline.entries)
    #expect(BaselineFile.bytes(read) == bytes)
  }

  @Test func `findings are written in the order of their documents, whatever order they come in`() {
    let findings = [("B.xib", "b"), ("A.xib", "c"), ("A.xib", "a")].map { path, object in
      CheckFinding(
        rule: "ambiguous", severity: .warning, place: DocumentPlace(path: path, line: 1, column: 1),
        scene: nil,
        object: ObjectID(object), name: object, message: "")
    }
    let baseline = Baseline(project: "App", findings: findings) { "App/" + $0 }
    #expect(
      baseline.entries.map { "\($0.path) \($0.object)" } == ["App/A.xib a", "App/A.xib c", "App/B.xib b"])
  }

  @Test func `a file is written whole, and read`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/new/known.json"
    func write(_ name: String) throws {
      try BaselineFile.write(baseline, as: name, in: Folder(at: folder.path), path: name)
    }
    try write("new/known.json")
    #expect(try BaselineFile.read(at: path).entries.count == 2)
    // Over a baseline, and over an empty file.
    try write("new/known.json")
    try folder.write("", to: "new/known.json")
    try write("new/known.json")
    #expect(try BaselineFile.read(at: path).entries.count == 2)
  }

  @Test(arguments: ["document.xib", "link.json", "linked/known.json", "folder"])
  func `what is no baseline in the folder stays`(name: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("<document/>", to: "App/document.xib")
    try folder.write("", to: "App/folder/x")
    try folder.write("", to: "outside/known.json")
    try folder.link("App/link.json", to: "../outside/known.json")
    try folder.link("App/linked", to: "../outside")
    let error = #expect(throws: ConfigurationError.self) {
      try BaselineFile.write(baseline, as: name, in: Folder(at: folder.path + "/App"), path: name)
    }
    #expect(error?.description.hasPrefix(name + ":1:1: error: is ") == true)
    #expect(try NamedPath.read(folder.path + "/App/document.xib", limit: 99) == Array("<document/>".utf8))
    #expect(try NamedPath.read(folder.path + "/outside/known.json", limit: 99).isEmpty)
    #expect(folder.files == ["App/document.xib", "App/folder/x", "outside/known.json"])
  }

  @Test(
    arguments: [
      ("", "1:1: error: no baseline: expected a baseline, which 'ninefold check --write-baseline' writes"),
      ("{}", "1:1: error: no baseline: expected the member ninefoldBaseline, found none"),
      (
        "{\"ninefoldBaseline\": 2}",
        "1:22: error: no baseline: expected a baseline of version 1, found version 2"
      ),
      ("{\"ninefoldBaseline\": 1}", "1:22: error: no baseline: expected the member findings, found none"),
      (
        "{\"ninefoldBaseline\": 1,\n\"findings\": [{}]}",
        "2:14: error: no baseline: expected the path and the rule of a finding, found none"
      ),
      (
        "{\"ninefoldBaseline\": 1, \"findings\": [1]}",
        "1:38: error: no baseline: expected an object, found a number"
      ),
    ])
  func `what is no baseline is refused at its place`(text: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try BaselineFile.read(Array(text.utf8), path: "known.json")
    }
    #expect(
      try #require(error).description.hasPrefix("known.json:\(message)"), "\(String(describing: error))")
  }
}
