import Testing

@testable import SceneStore

struct ViewPlanTests {
  private static let views = [
    "objects", "constraints", "connections", "overrides", "effective_objects", "effective_constraints",
    "effective_attributes",
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
}
