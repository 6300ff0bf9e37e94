import AutoLayout
import Devices
import LiveLayout
import SceneModel
import Testing

/// The order in which controllers and views are called (Devices.md#live-order, Devices.md#change-order).
struct ControllerOrderTests {
  static func phone(
    _ orientation: Orientation = .portrait, style: String? = nil, name: String = "iPhone 15"
  ) throws -> LayoutRequest {
    let device = try #require(Device.named(name))
    return LayoutRequest(
      canvas: .device(device, orientation, .full), overrides: TraitOverrides(style: style),
      ignoresSavedFrames: true)
  }

  @Test func `the first layout updates inwards out, gives insets, and places from the root inwards`() throws {
    let made = try ControlledScene(try Self.phone()) { try $0.pin(to: $1, inset: 0) }
    for view in [made.scene.root, made.box] { view.record(made.log) }
    try made.scene.layoutIfNeeded()
    #expect(
      made.log.take() == [
        "updateViewConstraints inner", "updateConstraints box",
        "updateViewConstraints outer", "updateConstraints root",
        "safeAreaInsetsDidChange root 59.0", "viewSafeAreaInsetsDidChange outer",
        "safeAreaInsetsDidChange box 59.0", "viewSafeAreaInsetsDidChange inner",
        "viewWillLayoutSubviews outer", "layoutSubviews root", "viewDidLayoutSubviews outer",
        "viewWillLayoutSubviews inner", "layoutSubviews box", "viewDidLayoutSubviews inner",
      ])
    try made.scene.layoutIfNeeded()
    #expect(made.log.take().isEmpty)
  }

  @Test func `a device that is turned runs the whole order`() throws {
    let made = try ControlledScene(try Self.phone()) { try $0.pin(to: $1, inset: 0) }
    try made.scene.layoutIfNeeded()
    for view in [made.scene.root, made.box] { view.record(made.log) }
    try made.scene.layoutIfNeeded()
    _ = made.log.take()
    made.scene.request = try Self.phone(.landscape)
    #expect(made.scene.needsLayout)
    try made.scene.layoutIfNeeded()
    #expect(
      made.log.take() == [
        "willTransition outer compact-regular light → compact-compact light",
        "willTransition inner compact-regular light → compact-compact light",
        "viewWillTransition outer 393.0x852.0 → 852.0x393.0",
        "viewWillTransition inner 393.0x852.0 → 852.0x393.0",
        "alongside outer", "alongside inner",
        "updateViewConstraints inner", "updateConstraints box",
        "updateViewConstraints outer", "updateConstraints root",
        "safeAreaInsetsDidChange root 0.0", "viewSafeAreaInsetsDidChange outer",
        "layoutMarginsDidChange root 75.0", "viewLayoutMarginsDidChange outer",
        "safeAreaInsetsDidChange box 0.0", "viewSafeAreaInsetsDidChange inner",
        "layoutMarginsDidChange box 67.0", "viewLayoutMarginsDidChange inner",
        "viewWillLayoutSubviews outer", "layoutSubviews root", "viewDidLayoutSubviews outer",
        "viewWillLayoutSubviews inner", "layoutSubviews box", "viewDidLayoutSubviews inner",
        "traitCollectionDidChange outer compact-regular light → compact-compact light",
        "traitCollectionDidChange root",
        "traitCollectionDidChange inner compact-regular light → compact-compact light",
        "traitCollectionDidChange box",
        "completion outer", "completion inner",
      ])
  }

  /// A case: how the box lies, what changes, and the calls.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var fixed = false
    var overrides = TraitCollection()
    let change: @Sendable (ControlledScene) throws -> Void
    let calls: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a child of fixed size learns of traits alone", fixed: true,
      change: { $0.scene.request = try phone(.landscape) },
      calls: [
        "willTransition outer", "willTransition inner", "viewWillTransition outer", "alongside outer",
        "alongside inner", "traitCollectionDidChange outer", "traitCollectionDidChange inner",
        "completion outer", "completion inner",
      ]),
    Case(
      testDescription: "an override hides the change", fixed: true,
      overrides: TraitCollection(sizeClass: .regularRegular),
      change: { $0.scene.request = try phone(.landscape) },
      calls: [
        "willTransition outer", "viewWillTransition outer", "alongside outer",
        "traitCollectionDidChange outer", "completion outer",
      ]),
    Case(
      testDescription: "what is not overridden is inherited, also later", fixed: true,
      overrides: TraitCollection(sizeClass: .regularRegular),
      change: { $0.scene.request = try phone(style: "dark") },
      calls: [
        "willTransition outer", "willTransition inner", "alongside outer", "alongside inner",
        "traitCollectionDidChange outer", "traitCollectionDidChange inner", "completion outer",
        "completion inner",
      ]),
    Case(
      testDescription: "an override that comes is the child's alone",
      change: { $0.inner.traitOverrides.style = "dark" },
      calls: [
        "willTransition inner", "alongside inner", "traitCollectionDidChange inner", "completion inner",
      ]),
    Case(
      testDescription: "an override of the root is inherited by all", fixed: true,
      change: { $0.outer.traitOverrides.style = "dark" },
      calls: [
        "willTransition outer", "willTransition inner", "alongside outer", "alongside inner",
        "traitCollectionDidChange outer", "traitCollectionDidChange inner", "completion outer",
        "completion inner",
      ]),
    Case(
      testDescription: "a constraint that changes is no transition",
      change: { try $0.scene.constraints[0].setConstant(20) }, calls: []),
    Case(
      testDescription: "a constraint that changes in a transition announces the size",
      change: { made in
        try made.scene.transition { () throws(LiveLayoutError) in
          try made.scene.constraints[0].setConstant(20)
        }
      },
      calls: ["viewWillTransition inner"]),
    Case(
      testDescription: "the same request changes nothing", change: { $0.scene.request = try phone() },
      calls: []),
    Case(
      testDescription: "a child that was taken away learns of nothing",
      change: { made in
        made.inner.removeFromParent()
        made.scene.request = try phone(style: "dark")
      },
      calls: [
        "willTransition outer", "alongside outer", "traitCollectionDidChange outer", "completion outer",
      ]),
    Case(
      testDescription: "a child whose view was taken away learns of nothing",
      change: { made in
        try made.box.removeFromSuperview()
        made.scene.request = try phone(style: "dark")
      },
      calls: [
        "willTransition outer", "alongside outer", "traitCollectionDidChange outer", "completion outer",
      ]),
  ]

  @Test(arguments: cases)
  func `who learns of a change`(example: Case) throws {
    let made = try ControlledScene(try Self.phone()) { box, root in
      if example.fixed {
        try box.centerXAnchor.constraint(equalTo: root.centerXAnchor).activate()
        try box.centerYAnchor.constraint(equalTo: root.centerYAnchor).activate()
        try box.widthAnchor.constraint(equalToConstant: 100).activate()
        try box.heightAnchor.constraint(equalToConstant: 100).activate()
      } else {
        try box.pin(to: root, inset: 0)
      }
    }
    made.inner.traitOverrides = example.overrides
    try made.scene.layoutIfNeeded()
    _ = made.log.take()
    try example.change(made)
    try made.scene.layoutIfNeeded()
    let words = made.log.take().map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    let ofLayout = ["update", "viewWillLayout", "viewDidLayout", "viewSafe", "viewLayoutMargins"]
    #expect(words.filter { word in !ofLayout.contains { word.hasPrefix($0) } } == example.calls)
  }

  @Test func `a constraint that moves a subview lays out its superview's controller`() throws {
    let made = try ControlledScene(try Self.phone()) { try $0.pin(to: $1, inset: 0) }
    try made.scene.layoutIfNeeded()
    _ = made.log.take()
    try #require(made.scene.constraints.first).setConstant(20)
    try made.scene.layoutIfNeeded()
    #expect(
      made.log.take().filter { !$0.hasPrefix("viewSafe") && !$0.hasPrefix("viewLayoutM") } == [
        "viewWillLayoutSubviews outer", "viewDidLayoutSubviews outer",
        "viewWillLayoutSubviews inner", "viewDidLayoutSubviews inner",
      ])
  }

  @Test func `insets that a controller adds reach all in its view, and call those who get others`() throws {
    let made = try ControlledScene(try Self.phone()) { try $0.pin(to: $1, inset: 0) }
    let line = try LiveView(name: "line")
    try made.box.addSubview(line)
    try line.topAnchor.constraint(equalTo: made.box.safeAreaLayoutGuide.topAnchor).activate()
    try made.scene.layoutIfNeeded()
    #expect(line.frame.y == 59)
    _ = made.log.take()
    made.inner.additionalSafeAreaInsets.top = 11
    made.inner.additionalSafeAreaInsets.bottom = -500
    try made.scene.layoutIfNeeded()
    #expect(made.box.safeAreaInsets == EdgeInsets(left: 0, top: 70, right: 0, bottom: 0))
    #expect(made.scene.root.safeAreaInsets == EdgeInsets(left: 0, top: 59, right: 0, bottom: 34))
    #expect(line.frame.y == 70)
    #expect(made.log.take().prefix(1) == ["viewSafeAreaInsetsDidChange inner"])
    made.outer.additionalSafeAreaInsets.top = 5
    try made.scene.layoutIfNeeded()
    #expect(line.frame.y == 75)
    #expect(
      made.log.take().filter { $0.hasPrefix("viewSafe") } == [
        "viewSafeAreaInsetsDidChange outer", "viewSafeAreaInsetsDidChange inner",
      ])
    #expect(made.scene.layoutFromScratch()[line.id]?.frame == line.frame)
    made.inner.removeFromParent()
    try made.scene.layoutIfNeeded()
    #expect(line.frame.y == 64)
  }

  @Test func `views without a controller learn of traits as well`() throws {
    let scene = try LiveScene(size: Size(390, 844))
    var calls: [String] = []
    scene.root.traitCollectionDidChange = { view, old in
      calls.append("\(old.style ?? "-") \(view.traitCollection.style ?? "-")")
    }
    try scene.layoutIfNeeded()
    scene.request.overrides.style = "dark"
    try scene.layoutIfNeeded()
    #expect(calls.count == 1 && calls[0].hasSuffix(" dark") && calls[0] != "dark dark", "\(calls)")
  }

  @Test func `alongside the new frames hold, before it the old ones`() throws {
    final class Watcher: LiveController {
      var widths: [Double] = []
      override func viewWillTransition(to size: Size, with transition: LiveTransition) {
        widths.append(view.frame.width)
        transition.animate { [unowned self] _ in widths.append(view.frame.width) }
      }
    }
    let scene = try LiveScene(size: Size(300, 100))
    let watcher = Watcher(view: scene.root)
    try scene.setRootController(watcher)
    try scene.layoutIfNeeded()
    scene.size = Size(400, 100)
    let solutions = scene.solveCount
    try scene.layoutIfNeeded()
    #expect(watcher.widths == [300, 400])
    #expect(scene.solveCount == solutions + 1)
  }
}
