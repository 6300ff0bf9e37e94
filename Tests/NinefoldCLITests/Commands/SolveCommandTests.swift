import Foundation
import TestSupport
import Testing

/// Frames in the database: those that layout prints, laid out again where something has changed.
struct SolveCommandTests {
  private struct Summary: Decodable, Equatable {
    let project: String
    let environments: [String]
    let documentCount, solved, kept, refused, scenes: Int
  }

  private struct Row: Decodable, Hashable {
    let document, scene, environment, sizeClass, object, parent: String?
    let x, y, width, height: Double
    let isOpenHorizontally, isOpenVertically: Int

    enum CodingKeys: String, CodingKey {
      case document, scene, environment, object, parent
      case sizeClass = "size_class"
      case x = "frame_x"
      case y = "frame_y"
      case width = "frame_width"
      case height = "frame_height"
      case isOpenHorizontally = "is_ambiguous_horizontally"
      case isOpenVertically = "is_ambiguous_vertically"
    }
  }

  /// Runs a body with a database of the project of fixtures, and the words that name it.
  private func withDatabase(_ body: (URL, [String]) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db")
    let outcome = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database.path])
    #expect(outcome.code == 0)
    try body(database, ["--database", database.path])
  }

  private func solve(_ words: [String], code: Int32 = 0) throws -> Summary {
    let outcome = try Fixtures.ninefold.run(["solve", "--format", "json"] + words)
    #expect(outcome.code == code, "\(outcome.errors)")
    return try JSONDecoder().decode(Summary.self, from: Data(outcome.output.utf8))
  }

  private func rows<Value: Decodable>(_ sql: String, _ database: [String]) throws -> [Value] {
    let outcome = try Fixtures.ninefold.run(["sql", sql, "--format", "json"] + database)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try JSONDecoder().decode([Value].self, from: Data(outcome.output.utf8))
  }

  /// The output of `ninefold layout`, as rows.
  private func layout(_ words: [String], environment: String) throws -> Set<Row> {
    let outcome = try Fixtures.ninefold.run(["layout", "--format", "json"] + words)
    let answer = try JSONDecoder().decode(LayoutCommandTests.Answer.self, from: Data(outcome.output.utf8))
    return Set(
      answer.documents.flatMap { document in
        document.scenes.flatMap { scene in
          scene.views.map { view in
            Row(
              document: document.path, scene: scene.id, environment: environment, sizeClass: scene.sizeClass,
              object: view.id, parent: view.parent, x: view.frame[0], y: view.frame[1],
              width: view.frame[2], height: view.frame[3],
              isOpenHorizontally: view.ambiguous.contains("horizontal") ? 1 : 0,
              isOpenVertically: view.ambiguous.contains("vertical") ? 1 : 0)
          }
        }
      })
  }

  /// The columns of frames, to a thousandth as layout prints them.
  private static let columns = """
    document, scene, environment, size_class, object, parent, round(frame_x, 3) AS frame_x, \
    round(frame_y, 3) AS frame_y, round(frame_width, 3) AS frame_width, \
    round(frame_height, 3) AS frame_height, is_ambiguous_horizontally, \
    is_ambiguous_vertically
    """

  @Test func `stored frames are those that layout prints`() throws {
    try withDatabase { _, database in
      let classes = ["any-any", "compact-regular", "regular-compact", "regular-regular"]
      _ = try solve(
        database + [
          "--size-classes", classes.joined(separator: ","), "--devices", "iPhone 8,iPad Pro 11",
          "--orientations", "all", "--windows", "full,1/2,600x700",
        ])
      var expected: Set<Row> = []
      for name in classes {
        expected.formUnion(try layout(database + ["--size-class", name], environment: "canvas \(name)"))
      }
      for (device, orientation, window) in [
        ("iPhone 8", "portrait", "full"), ("iPhone 8", "landscape", "full"),
        ("iPad Pro (11-inch)", "portrait", "full"), ("iPad Pro (11-inch)", "landscape", "full"),
        ("iPad Pro (11-inch)", "landscape", "1/2"), ("iPad Pro (11-inch)", "portrait", "600x700"),
        ("iPad Pro (11-inch)", "landscape", "600x700"),
      ] {
        let words = ["--device", device, "--orientation", orientation, "--window", window]
        let name = "\(device) \(orientation)" + (window == "full" ? "" : " \(window)")
        expected.formUnion(try layout(database + words, environment: name))
      }
      let stored: [Row] = try rows("SELECT \(Self.columns) FROM frames", database)
      #expect(stored.count == expected.count)
      #expect(Set(stored) == expected)
      let conflicts: [[String: String]] = try rows(
        "SELECT DISTINCT object FROM conflicts WHERE environment = 'canvas any-any'", database)
      #expect(Set(conflicts.compactMap { $0["object"] }) == ["Wid-th-100", "Wid-th-120"])
      #expect(try Fixtures.ninefold.run(["verify"] + database).code == 0)
    }
  }

  @Test func `what is there is kept, and what has changed is laid out again`() throws {
    try withDatabase { _, database in
      let all = database + ["--size-classes", "all"]
      let first = try solve(all)
      #expect(first.environments.count == 9)
      #expect(first.documentCount > 1)
      #expect(first.solved == 9 * first.documentCount && first.kept == 0)
      let second = try solve(all)
      #expect(second.solved == 0 && second.kept == first.solved && second.scenes == 0)
      let more = try solve(database + ["--size-classes", "any-any", "--devices", "iPhone 8"])
      #expect(more.kept == first.documentCount && more.solved == first.documentCount)
      let edit = [
        "edit", "set", "--document", "Main.storyboard", "--object", "Fig-ur-001", "--attribute", "alpha",
        "--value",
        "0.5",
      ]
      #expect(try Fixtures.ninefold.run(edit + database).code == 0)
      #expect(try solve(all).solved == 9)
      #expect(try Fixtures.ninefold.run(["undo"] + database).code == 0)
      #expect(try solve(all).solved == 9)
      #expect(try solve(all).solved == 0)
      #expect(try solve(all + ["--anew"]).solved == first.solved)
    }
  }

  @Test func `screens, what the app says of controllers and windows on a Mac are environments as well`()
    throws
  {
    try withDatabase { _, database in
      let options = ["--keyboard", "docked", "--hide-status-bar", "--override", "Fir-st-001:style=dark"]
      let device = try solve(database + ["--devices", "iPhone X"] + options)
      let names = [
        "iPhone X portrait with no status bar, keyboard docked where Fir-st-001: style=dark",
        "Mac 1024x768 landscape idiom pad",
      ]
      #expect(device.environments == [names[0]])
      let mac = try solve(database + ["--mac", "1024x768"])
      #expect(mac.environments == [names[1]])
      let expected = try layout(database + ["--device", "iPhone X"] + options, environment: names[0])
        .union(layout(database + ["--mac", "1024x768"], environment: names[1]))
      let stored: [Row] = try rows("SELECT \(Self.columns) FROM frames", database)
      #expect(Set(stored) == expected)
      let shown: [[String: String]] = try rows(
        "SELECT DISTINCT screen, settings FROM environments WHERE device = 'iPhone X'", database)
      #expect(
        shown == [["screen": "no status bar, keyboard docked", "settings": "Fir-st-001: style=dark"]])
      #expect(try Fixtures.ninefold.run(["verify"] + database).code == 0)
    }
  }

  @Test func `a device is found by the name that it was asked for by`() throws {
    try withDatabase { _, database in
      let summary = try solve(database + ["--devices", "iPhone SE"])
      #expect(summary.environments == ["iPhone SE portrait"])
      let wide: [[String: String]] = try rows(
        "SELECT DISTINCT device, model FROM frames WHERE frame_width > 300 AND device = 'iPhone SE'", database
      )
      #expect(wide == [["device": "iPhone SE", "model": "iPhone SE (3rd generation)"]])
      #expect(
        try solve(database + ["--devices", "iphone se 3rd generation"]).environments
          == ["iPhone SE (3rd generation) portrait"])
    }
  }

  @Test(
    arguments: [
      (["--size-classes", "any-any,compact"], 64, "'compact'"),
      (["--devices", "iPhone 8,iPhone 99"], 64, "'iPhone 99'"),
      (["--size-classes", "all", "--orientation", "portrait"], 64, "--devices"),
      ([], 64, "--size-classes"), (["--size-classes", "all", "--keyboard", "docked"], 64, "--devices"),
      (["--size-classes", "all", "--override", "a:style=dark"], 64, "--devices"),
      (["--mac", "800x600", "--idiom", "phone"], 64, "pad or mac with --mac"),
      (["--size-classes", "all", "--project", "None"], 2, "no project 'None'"),
    ])
  func `what is wrong is said by its name`(words: [String], code: Int32, text: String) throws {
    try withDatabase { _, database in
      let outcome = try Fixtures.ninefold.run(["solve"] + database + words)
      #expect(outcome.code == code)
      #expect(outcome.errors.contains(text), "\(outcome.errors)")
    }
  }

  @Test func `a database that is not there, or no database, is refused`() throws {
    let directory = try TemporaryDirectory()
    let missing = directory.url.appending(path: "none.db").path
    let words = ["--size-classes", "all"]
    let outcome = try Fixtures.ninefold.run(["solve", "--database", missing] + words)
    #expect(outcome.code == 2)
    #expect(!FileManager.default.fileExists(atPath: missing))
    let path = try directory.write("text", to: "text.db").path
    #expect(try Fixtures.ninefold.run(["solve", "--database", path] + words).code == 2)
  }

  @Test func `documents that cannot be laid out are named, and the others stored`() throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    try directory.write(Fixtures.xib(Fixtures.view("a")), to: "A/A.xib")
    try directory.write(
      Fixtures.xib("").replacing("CocoaTouch", with: "Cocoa").replacing("iOS", with: "MacOSX"), to: "A/B.xib")
    #expect(
      try Fixtures.ninefold.run(["import", directory.url.path + "/A", "--database", database]).code == 0)
    let outcome = try Fixtures.ninefold.run(["solve", "--database", database, "--size-classes", "all"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("B.xib:1:1: error: a document for macOS"))
    #expect(outcome.output.contains("9 environments: 9 layouts solved, 0 kept"))
  }
}
