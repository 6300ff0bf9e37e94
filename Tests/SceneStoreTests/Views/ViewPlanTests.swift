import SceneModel
import Testing

@testable import SceneStore

struct ViewPlanTests {
  private static let views = [
    "objects", "constraints", "connections", "overrides", "effective_objects", "effective_constraints",
    "effective_attributes", "frames", "conflicts", "layout_findings",
  ]
  private static let filters = [
    "scene = 'x'", "document_id = 1", "document_id = 1 AND scene = 'x' AND position > 0",
    "project = 'p' AND document = 'a'", "project = 'p' AND document = 'a' AND scene = 'x'",
  ]

  @Test(arguments: views, filters)
  func `a document or a scene is found without reading the others`(view: String, filter: String) throws {
    let store = try SceneStore()
    let plan = try store.rows("EXPLAIN QUERY PLAN SELECT * FROM \(view) WHERE \(filter)").compactMap {
      $0[3].text
    }
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") {
      // The nine size classes, an element's attributes and the rows of the view itself are short lists.
      #expect(["SCAN c", "SCAN j VIRTUAL TABLE INDEX 1:", "SCAN \(view)"].contains(step), "\(plan)")
    }
  }

  @Test(arguments: [SceneStore.listingAtPath, SceneStore.listingHavingScene])
  func `a path's and a scene's documents are found without going through the project`(sql: String) throws {
    let store = try SceneStore()
    let plan = try store.rows("EXPLAIN QUERY PLAN \(sql)", .text("p"), .text("a")).compactMap { $0[3].text }
    let documents = plan.filter { $0.hasPrefix("SEARCH d ") || $0.hasPrefix("SCAN") }
    #expect(!documents.isEmpty)
    for step in documents { #expect(step.contains("path") || step.contains("rowid="), "\(plan)") }
  }

  @Test func `a path gives the document there, or those in the folder`() throws {
    let store = try SceneStore()
    for path in [
      "A/x.storyboard", "A/y.storyboard", "A B/x.storyboard", "A.storyboard", "A0/x.storyboard", "B.xib",
    ] {
      try store.importDocument(try storyboard(path, scene: "s of \(path)", inView: ""), project: "p")
    }
    #expect(try store.documents(project: "p", at: "A").map(\.path) == ["A/x.storyboard", "A/y.storyboard"])
    #expect(try store.documents(project: "p", at: "A.storyboard").map(\.path) == ["A.storyboard"])
    #expect(try store.documents(project: "p", at: "none").isEmpty)
    #expect(try store.documents(project: "q", at: "A").isEmpty)
    let scene = ObjectID("s of B.xib")
    #expect(try store.documents(project: "p", having: scene).map(\.path) == ["B.xib"])
    #expect(try store.documents(project: "q", having: scene).isEmpty)
  }
}
