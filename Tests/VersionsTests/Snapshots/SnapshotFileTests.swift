import JSONText
import SceneModel
import Testing
@testable import Versions

struct SnapshotFileTests {
  private static func view(_ id: String, _ x: Double, in superview: String? = "root") -> SceneFrames.View {
    SceneFrames.View(
      id: ObjectID(id), name: "'\(id)'", tag: "view", superview: superview.map { ObjectID($0) },
      frame: Rect(x: x, y: 1.0 / 3, width: 10, height: 20))
  }

  private static let names = SizeClass.all.prefix(4).map { FrameEnvironment($0) }

  /// Views that are there in some environments, in document order root, a, b, c, d.
  private static var snapshot: SceneSnapshot {
    let shown = [["d"], ["b", "d"], ["a", "b", "c"], ["a", "d"]]
    let frames = zip(names, shown).enumerated().map { index, place in
      let views = [view("root", 0, in: nil)] + place.1.map { view($0, $0 == "d" ? Double(index) : 5) }
      let finding = SceneFrames.Finding(.ambiguity, [ObjectID("a")], "'a' is \"open\"")
      return EnvironmentFrames(
        place.0,
        SceneFrames(size: Size(100, 200), views: views, findings: index == 2 ? [finding] : []))
    }
    return SceneSnapshot(document: "App/Main.storyboard", scene: ObjectID("s1"), name: "Näme", frames)
  }

  @Test func `a snapshot is read as it was written`() throws {
    let snapshot = Self.snapshot
    let bytes = SnapshotFile.bytes(snapshot, as: "s.json")
    let read = try SnapshotFile.read(bytes, path: "s.json")
    #expect(SnapshotFile.bytes(read, as: "s.json") == bytes)
    #expect(read.environments == Self.names.map(\.name))
    #expect(FrameEffects(before: read.frames, after: snapshot.frames).isEmpty)
    #expect(read.frames.map { $0.frames?.views.count } == [2, 3, 4, 3])
    #expect(read.frames.map { $0.frames?.findings.count } == [0, 0, 1, 0])
    #expect(read.frames.map(\.environment) == Self.names)
  }

  @Test func `each view is a line`() {
    let text = String(decoding: SnapshotFile.bytes(Self.snapshot, as: "s.json"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(#"{"id": "#) }
    #expect(lines.count == 5)
    #expect(
      lines.first?.hasPrefix(
        #"{"id": "root", "name": "'root'", "tag": "view", "frame": [0, 0.333, 10, 20]}"#) == true)
    #expect(text.contains(#""frames": [null, [5, 0.333, 10, 20], [5, 0.333, 10, 20], null]"#))
  }

  private static let good =
    #"{"ninefoldSnapshot": 1, "document": "d", "scene": "s", "environments": ["e"], "sizes": [[1, 2]],"#

  @Test(arguments: [
    (
      "",
      "s.json:1:1: error: no snapshot: expected a snapshot, which 'ninefold snapshot record' writes, found the end"
    ),
    ("[]", "s.json:1:1: error: no snapshot: expected a snapshot"),
    (#"{"a": 1}"#, "s.json:1:2: error: no snapshot: expected the member ninefoldSnapshot first"),
    (
      #"{"ninefoldSnapshot": 2}"#,
      "s.json:1:22: error: no snapshot: expected a snapshot of version 1, found version 2"
    ),
    (good + "\n<<<<<<< HEAD", "s.json:2:1: error: no snapshot: expected a member's name in quotes"),
    (good + #""views": [{"id": "v"}], "findings": []}"#, "expected the id and the frames of a view"),
    (
      good + #""views": [{"id": "v", "frames": []}], "findings": []}"#,
      "expected a frame for each of 1 environments, found 0"
    ),
    (
      good + #""views": [{"id": "v", "frames": [[1, 2]]}], "findings": []}"#,
      "expected x, y, width and height, found 2 numbers"
    ),
    (good + #""views": [{"id": "v", "frames": [[1, 2, 3, 1e999]]}], "findings": []}"#, "expected a number"),
    (
      good + #""views": [], "findings": [{"kind": "ambiguity", "sentence": "", "environments": [1]}]}"#,
      "expected the number of an environment, counted from 0, found 1"
    ),
    (
      good + #""views": [], "findings": [{"kind": "odd", "sentence": ""}]}"#,
      "expected the sentence of a finding and its kind"
    ),
    (good + #""views": [], "environments": [], "findings": []}"#, "expected environments once"),
    (
      good + #""sizes": [], "views": [], "findings": []}"#,
      "expected as many sizes as environments, found 0 for 1"
    ),
    (good + #""views": [], "findings": []} x"#, "expected the end of the file"),
  ])
  func `what is no snapshot is told with its place`(text: String, message: String) {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotFile.read(Array(text.utf8), path: "s.json")
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test func `a snapshot cut anywhere is refused and nothing else`() throws {
    let bytes = SnapshotFile.bytes(Self.snapshot, as: "s.json")
    for count in 0..<bytes.count - 1 {
      #expect(throws: SnapshotError.self) { try SnapshotFile.read(Array(bytes[..<count]), path: "s.json") }
    }
  }

  @Test func `a snapshot of too many frames is refused`() {
    let environments = Array(repeating: "\"e\"", count: 3000).joined(separator: ",")
    let sizes = Array(repeating: "[1,1]", count: 3000).joined(separator: ",")
    let view = #"{"id":"v","frame":[0,0,1,1]}"#
    func text(_ views: Int) -> String {
      #"{"ninefoldSnapshot":1,"document":"d","scene":"s","environments":["# + environments
        + #"],"sizes":["# + sizes + #"],"views":["#
        + Array(repeating: view, count: views).joined(separator: ",")
        + #"],"findings":[]}"#
    }
    let fitting = SnapshotFile.mostFrames / 3000
    #expect(throws: Never.self) { try SnapshotFile.read(Array(text(fitting).utf8), path: "s") }
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotFile.read(Array(text(fitting + 1).utf8), path: "s")
    }
    #expect(error?.description.contains("expected at most 4194304 frames") == true)
  }
}
