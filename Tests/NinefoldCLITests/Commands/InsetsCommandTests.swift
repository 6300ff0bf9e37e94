import Foundation
import TestSupport
import Testing

/// `ninefold insets`, and the options of layout that show or hide what is on the screen.
struct InsetsCommandTests {
  private static func project() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let view = Fixtures.laidOut("view", "v1")
    let constraints = [
      Fixtures.constraint("k1", ("v1", "leading"), ("root", "leading")),
      Fixtures.constraint("k2", ("v1", "top"), ("root", "top")),
      Fixtures.constraint("k3", ("v1", "width"), nil, 30),
      Fixtures.constraint("k4", ("v1", "height"), nil, 30),
    ]
    try directory.write(Fixtures.storyboard([view], constraints: constraints), to: "A.storyboard")
    return directory
  }

  private func run(_ words: String...) throws -> (code: Int32, output: String, errors: String) {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(["insets", "A.storyboard"] + words, in: directory.url)
    return (outcome.code, outcome.output, outcome.errors)
  }

  private struct Answer: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable {
      let device: String?
      let controllers: [Controller]
      let views: [View]
      let told: [Change]?
    }
    struct Controller: Decodable {
      let id: String
      let view: String?
      let safeArea: [String: Double]
      let keyboard: Double
    }
    struct View: Decodable {
      let id: String
      let safeArea: [String: Double]
      let margins: [String: Double]
    }
    struct Change: Decodable {
      let id: String
      let call: String
    }
    let documents: [Document]
  }

  private func scene(_ words: String...) throws -> Answer.Scene {
    let directory = try Self.project()
    let outcome = try Fixtures.ninefold.run(
      ["insets", "A.storyboard", "--format", "json"] + words, in: directory.url)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    return try #require(answer.documents.first?.scenes.first)
  }

  @Test func `the insets of a scene on a device, for people`() throws {
    #expect(
      try run("--device", "iPhone X").output == """
        A.storyboard

        Form (s1), iPhone X portrait, compact-regular, iOS 16
          viewController c1: 375x812, safe area top 44, bottom 34
          VIEW     ID    NAME  SAFE AREA          MARGINS                               CONTENT INSET
          view     root        top 44, bottom 34  left 16, top 44, right 16, bottom 34
          └─ view  v1          top 44             left 8, top 52, right 8, bottom 8


        """)
  }

  @Test func `the same for programs`() throws {
    let scene = try scene("--device", "iPhone X", "--keyboard", "docked")
    #expect(scene.device == "iPhone X")
    #expect(scene.controllers.map(\.view) == ["root"])
    #expect(scene.controllers.map(\.keyboard) == [336])
    #expect(scene.controllers.first?.safeArea == ["left": 0, "top": 44, "right": 0, "bottom": 34])
    #expect(scene.views.map(\.id) == ["root", "v1"])
    #expect(scene.told == nil)
  }

  @Test func `against another layout, who is told`() throws {
    let scene = try scene(
      "--device", "iPhone 8", "--against", "--device 'iPhone 8' --hide-status-bar")
    #expect(
      scene.told?.map { "\($0.id) \($0.call)" } == [
        "root safeAreaInsetsDidChange", "c1 viewSafeAreaInsetsDidChange", "root layoutMarginsDidChange",
        "c1 viewLayoutMarginsDidChange", "v1 safeAreaInsetsDidChange", "v1 layoutMarginsDidChange",
      ])
    #expect(
      try run("--device", "iPhone 8", "--against", "--device 'iPhone 8'").output.contains("no calls"))
  }

  @Test(arguments: ["--keyboard=docked", "--hide-bars", "--hide-status-bar"])
  func `what is shown on a screen needs a device`(option: String) throws {
    let outcome = try run(option)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("--device NAME"))
  }

  @Test func `options that are none are named`() throws {
    let outcome = try run("--device", "iPhone 8", "--against", "--devise x")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("--devise"))
  }
}
