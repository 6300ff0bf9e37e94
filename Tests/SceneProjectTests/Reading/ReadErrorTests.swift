import InterfaceBuilder
import SceneModel
import SceneProject
import TestSupport
import Testing

struct ReadErrorTests {
  private func error(_ files: [ProjectFile]) -> ProjectError? {
    do {
      _ = try read(files)
      return nil
    } catch {
      return error
    }
  }

  private func error(head: String) -> ProjectError? {
    error([ProjectFile(path: "project.json", bytes: Array(head.utf8))])
  }

  @Test
  func `a newer version is refused by name, whatever else it has`() {
    let found = error(head: "{\n  \"format\": \"ninefold scene project\",\n  \"version\": 2,\n  \"new\": 1}")
    #expect(found?.reason == .newerVersion(2, supported: 1))
    #expect(found?.line == 3)
    #expect(found?.description.contains("format version 2, newer than 1") == true)
  }

  @Test(
    arguments: [
      ("", "an object"), ("{}", "“format”"), ("{\"format\": \"x\"}", "“ninefold scene project”"),
      ("{\"version\": 1}", "“format”"),
      ("{\"format\": \"ninefold scene project\", \"version\": 0}", "a version of the format"),
      ("{\"format\": \"ninefold scene project\", \"version\": 1.5}", "a version of the format"),
      ("{\"format\": \"ninefold scene project\", \"version\": 1, \"name\": 1}", "the project's name"),
    ])
  func `a damaged head is refused`(head: String, expected: String) {
    guard case .unexpected(let found, _)? = error(head: head)?.reason else {
      Issue.record("\(String(describing: error(head: head)))")
      return
    }
    #expect(found.contains(expected))
  }

  @Test
  func `documents of a head are examined`() {
    func head(_ documents: String) -> ProjectError.Reason? {
      error(
        head:
          "{\"format\":\"ninefold scene project\",\"version\":1,\"name\":\"\",\"documents\":[\(documents)]}")?
        .reason
    }
    #expect(head("") == nil)
    #expect(head("\"../a\"") == .unsafePath("../a"))
    #expect(head("{\"path\": \"a\", \"folder\": \"/b\"}") == .unsafePath("/b"))
    #expect(head("\"a\", \"A\"") == .duplicatePath("A"))
    #expect(head("\"a\"") == .missing)
  }

  /// Each with the text before which the defect is.
  @Test(
    arguments: [
      (##"{"document": {"a": 1}}"##, "1}"), (##"{"document": {"a": "1", "a": "2"}}"##, ##""a": "2""##),
      (##"{"document": {"a b": "1"}}"##, ##""a b""##), (##"{"document": {"a": "\u0001"}}"##, ##""a""##),
      (##"{"doc": {}}"##, ##""doc""##), (##"{"document": {}}, {"document": {}}"##, ##""document": {}}]"##),
      (##"{"#text": "x"}, {"document": {}}"##, ##""x""##), (##"{"#nothing": "x"}"##, ##""#nothing""##),
      (##"{}"##, "{}]"), (##"[]"##, "[]]"), (##"{"document": [{"rect frame": "1 2 3"}]}"##, ##""1 2 3""##),
      (##"{"document": [{"constraint #a": "a.b"}]}"##, ##""a.b""##),
      (##"{"document": [{"a": {}, "b": 1}]}"##, ##""b": 1"##),
      (##"{"document": [{"a": "t", "children": []}]}"##, ##""children""##),
      (##"{"document": [{"a": {}, "children": [], "x": 1}]}"##, ##""x""##),
      (##"{"document": [{"view #a": {}}, {"label #a": {}}]}"##, ##""label #a""##),
      (##"{"document": [{"#comment": "a--b"}]}"##, ##""a--b""##),
      (##"{"document": [{"#cdata": "]]>"}]}"##, ##""]]>""##),
      (##"{"document": [{"#spelled": "a & b"}]}"##, ##""a & b""##),
      (##"{"document": {"a": {"spelled": "'x' b='"}}}"##, ##""a""##),
      (##"{"document": {"a": {"spelled": "x"}}}"##, ##""a""##),
      (##"{"document": {}, "tag": {"gaps": ["x"]}}"##, ##"{"gaps""##), (##"{"document": [}"##, "}]"),
      (##"{"#doctype": " a [<!ENTITY b 'c'>]"}"##, ##"" a ["##),
      (##"{"#instruction": "xml a"}"##, ##""xml a""##),
      (##"{"document": [{"view a b": {}}]}"##, ##""view a b""##),
      (##"{"document": [{"#file": "../S.json"}]}"##, ##""../S.json""##),
      (##"{"document": [{"#file": "document.json"}]}"##, ##""document.json""##),
      (##"{"document": [{"#file": "S.json"}, {"#file": "s.json"}]}"##, ##""s.json""##),
    ])
  func `a damaged document is refused at its place`(nodes: String, before: String) throws {
    let text = "{\"nodes\": [\(nodes)]}"
    let offset = try #require(text.ranges(of: before).first).lowerBound.utf16Offset(in: text)
    let found = error(project(nodes: nodes, scene: "{\"scene\": {}}"))
    #expect(found?.file == "a.xib/document.json")
    #expect(found?.line == 1)
    #expect(found?.column == offset + 1, "\(String(describing: found))")
  }

  @Test
  func `what stands in a scene's file is refused there`() {
    let nodes = ##"{"document": [{"#file": "S.json"}]}"##
    #expect(error(project(nodes: nodes))?.reason == .missing)
    #expect(error(project(nodes: nodes, scene: "{\"scene\": {}}")) == nil)
    let found = error(project(nodes: nodes, scene: "{\"scene\": [\n  {\"rect f\": \"1 2\"}\n]}"))
    #expect(found?.description == "a.xib/S.json:2:14: error: expected “x y width height”, found “1 2”")
    #expect(error(project(nodes: nodes, scene: "{\"scene\": {}} {}"))?.column == 15)
    #expect(error(project(nodes: nodes, scene: ##"{"#file": "T.json"}"##))?.column == 11)
    // One identifier in two files.
    let both = ##"{"document": [{"view #a": {}}, {"#file": "S.json"}]}"##
    #expect(error(project(nodes: both, scene: ##"{"view #a": {}}"##))?.file == "a.xib/S.json")
  }

  @Test
  func `a merge that was not resolved is named`() {
    let scene = "{\"scene\": [\n<<<<<<< ours\n{\"a\": {}}\n=======\n>>>>>>> theirs\n]}"
    let found = error(project(nodes: ##"{"document": [{"#file": "S.json"}]}"##, scene: scene))
    #expect(found == ProjectError(.mergeConflict, file: "a.xib/S.json", line: 2, column: 1))
  }

  @Test
  func `limits are kept`() {
    let deep = String(repeating: "{\"a\": [", count: 600) + String(repeating: "]}", count: 600)
    let found = error(project(nodes: "{\"document\": [\(deep)]}"))
    #expect(
      found?.reason == .unexpected(expected: "at most 512 levels", found: "elements are nested too deeply"))
    var limits = ReadLimits()
    limits.bytes = 20
    let reader = SceneProjectReader(limits: limits) { (_) throws(ProjectError) in
      [UInt8](repeating: 0x20, count: 21)
    }
    let large = #expect(throws: ProjectError.self) { try reader.head() }
    #expect(large?.reason == .tooLarge(bytes: 20))
  }

  @Test
  func `a tree deeper than can be read is not written`() {
    var builder = ElementTree.Builder()
    for _ in 0..<513 { builder.openElement(builder.intern("document")) }
    let error = #expect(throws: ProjectError.self) {
      try SceneProjectWriter.files(for: [Document(path: "a", tree: builder.finish())], name: "P")
    }
    #expect(error?.reason == .tooDeep(512))
  }

  @Test(arguments: 0..<20)
  func `no damage makes the reader fail otherwise, and what is read is a document`(block: UInt64) throws {
    for seed in block * 25..<(block + 1) * 25 {
      var random = SeededGenerator(seed: seed)
      var files = try SceneProjectWriter.files(for: [OddTree.document(seed: seed)], name: "P")
      for _ in 0...random.below(3) {
        let file = random.below(files.count)
        let index = random.below(files[file].bytes.count)
        switch random.below(3) {
        case 0: files[file].bytes.remove(at: index)
        case 1: files[file].bytes[index] = UInt8(truncatingIfNeeded: random.next())
        default: files[file].bytes.insert(random.pick(Array("<>&\"'/=![]?- \n{}:,\\#0".utf8)), at: index)
        }
        if files[file].bytes.isEmpty { break }
      }
      guard let documents = try? read(files) else { continue }
      for document in documents {
        let bytes = DocumentWriter().write(document)
        #expect(throws: Never.self, "seed \(seed)") { try DocumentReader().read(bytes, path: "a.xib") }
      }
    }
  }
}
