import AutoLayout
import LiveLayout
import SceneModel
import Testing

/// Layouts that do not come to an end by themselves are cut off, and who asks for more is named.
struct ControllerLoopTests {
  /// A case: the work of calls, and the names in the error.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prepare: @Sendable (ControlledScene) throws -> Void
    let names: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a constant that grows after each layout",
      prepare: { made in
        let top = made.scene.constraints[2]
        made.outer.at("viewDidLayoutSubviews") { (_) throws(LiveLayoutError) in
          try top.setConstant(top.constant + 1)
        }
      }, names: ["viewDidLayoutSubviews() of outer"]),
    Case(
      testDescription: "an update that asks for the next",
      prepare: { $0.inner.at("updateViewConstraints") { $0.view.setNeedsUpdateConstraints() } },
      names: ["updateViewConstraints() of inner"]),
    Case(
      testDescription: "a view that moves whenever its safe area changes",
      prepare: { made in
        let top = made.scene.constraints[2]
        made.inner.at("viewSafeAreaInsetsDidChange") { (_) throws(LiveLayoutError) in
          try top.setConstant(top.constant == 0 ? 10 : 0)
        }
      }, names: ["viewSafeAreaInsetsDidChange() of inner"]),
    Case(
      testDescription: "a safe area that grows with itself",
      prepare: { made in
        made.outer.at("viewSafeAreaInsetsDidChange") { $0.additionalSafeAreaInsets.bottom += 1 }
        made.outer.additionalSafeAreaInsets.bottom = 1
      }, names: ["viewSafeAreaInsetsDidChange() of outer"]),
    Case(
      testDescription: "two controllers that wake each other",
      prepare: { made in
        made.outer.at("viewDidLayoutSubviews") { _ in made.box.setNeedsLayout() }
        made.inner.at("viewDidLayoutSubviews") { _ in made.scene.root.setNeedsLayout() }
      }, names: ["viewDidLayoutSubviews() of inner", "viewDidLayoutSubviews() of outer"]),
    Case(
      testDescription: "traits that change whenever they have changed",
      prepare: { made in
        made.inner.at("traitCollectionDidChange") {
          $0.traitOverrides.style = $0.traitOverrides.style == "dark" ? "light" : "dark"
        }
        made.inner.traitOverrides.style = "dark"
      }, names: ["traitCollectionDidChange(_:) of inner"]),
    Case(
      testDescription: "a completion that begins the next transition",
      prepare: { made in
        made.inner.at("completion") {
          $0.traitOverrides.style = $0.traitOverrides.style == "dark" ? "light" : "dark"
        }
        made.inner.traitOverrides.style = "dark"
      }, names: ["completion of inner"]),
  ]

  @Test(arguments: cases)
  func `a loop is cut off and named`(example: Case) throws {
    let made = try ControlledScene(ControllerOrderTests.phone()) { try $0.pin(to: $1, inset: 0) }
    try made.scene.layoutIfNeeded()
    try example.prepare(made)
    made.box.setNeedsUpdateConstraints()
    try #require(made.scene.constraints.first).setConstant(1)
    try made.scene.constraints[2].setConstant(1)
    let error = #expect(throws: LiveLayoutError.self) { try made.scene.layoutIfNeeded() }
    guard case .loop(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.sorted() == example.names)
    #expect(!made.scene.needsLayout)
    made.outer.actions = [:]
    made.inner.actions = [:]
    try #require(made.scene.constraints.first).setConstant(33)
    try made.scene.layoutIfNeeded()
    #expect(made.box.frame.x == 33 || made.box.frame.y == 33)
  }
}
