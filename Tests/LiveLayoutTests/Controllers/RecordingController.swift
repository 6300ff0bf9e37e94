import AutoLayout
import LiveLayout
import SceneModel

/// The calls of a scene in their order.
final class CallLog {
  private var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls since this was asked last.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that notes every call, and does what a test gives it to do at one.
final class RecordingController: LiveController {
  private let log: CallLog
  /// The work at a call, by its word.
  var actions: [String: (RecordingController) throws(LiveLayoutError) -> Void] = [:]

  /// Has something done at a call.
  func at(_ call: String, _ action: @escaping (RecordingController) throws(LiveLayoutError) -> Void) {
    actions[call] = action
  }

  init(_ name: String, _ view: LiveView, _ log: CallLog) {
    self.log = log
    super.init(view: view)
    self.name = name
  }

  private func note(_ call: String, _ more: String = "") throws(LiveLayoutError) {
    log.add("\(call) \(name)" + (more.isEmpty ? "" : " \(more)"))
    try actions[call]?(self)
  }

  private static func text(_ traits: TraitCollection) -> String {
    traits.sizeClass.description + (traits.style.map { " \($0)" } ?? "")
  }

  override func willTransition(
    to traits: TraitCollection, with transition: LiveTransition
  ) throws(LiveLayoutError) {
    let old = "\(Self.text(traitCollection)) → \(Self.text(traits))"
    transition.animate { (_) throws(LiveLayoutError) in
      try self.note("alongside")
    } completion: {
      (_) throws(LiveLayoutError) in
      try self.note("completion")
    }
    try note("willTransition", old)
  }

  override func viewWillTransition(
    to size: Size, with transition: LiveTransition
  ) throws(LiveLayoutError) {
    let old = view.frame.size
    try note("viewWillTransition", "\(old.width)x\(old.height) → \(size.width)x\(size.height)")
  }

  override func traitCollectionDidChange(_ previous: TraitCollection) throws(LiveLayoutError) {
    try note("traitCollectionDidChange", "\(Self.text(previous)) → \(Self.text(traitCollection))")
  }

  override func updateViewConstraints() throws(LiveLayoutError) {
    try note("updateViewConstraints")
    try super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() throws(LiveLayoutError) { try note("viewWillLayoutSubviews") }

  override func viewDidLayoutSubviews() throws(LiveLayoutError) { try note("viewDidLayoutSubviews") }

  override func viewSafeAreaInsetsDidChange() throws(LiveLayoutError) {
    try note("viewSafeAreaInsetsDidChange")
  }

  override func viewLayoutMarginsDidChange() throws(LiveLayoutError) {
    try note("viewLayoutMarginsDidChange")
  }
}

extension LiveView {
  /// Notes every call of the view.
  func record(_ log: CallLog) {
    updateConstraints = { log.add("updateConstraints \($0.name)") }
    layoutSubviews = { log.add("layoutSubviews \($0.name)") }
    safeAreaInsetsDidChange = { log.add("safeAreaInsetsDidChange \($0.name) \($0.safeAreaInsets.top)") }
    layoutMarginsDidChange = { log.add("layoutMarginsDidChange \($0.name) \($0.layoutMargins.left)") }
    traitCollectionDidChange = { view, old in log.add("traitCollectionDidChange \(view.name)") }
  }
}

/// A scene on a phone: `outer` controls the root, `inner` the view `box` in it.
struct ControlledScene {
  let scene: LiveScene
  let box: LiveView
  let outer: RecordingController
  let inner: RecordingController
  let log = CallLog()

  init(_ request: LayoutRequest, box frame: (LiveView, LiveView) throws -> Void) throws {
    let document = try LiveScene(size: Size(390, 844)).document()
    scene = try LiveScene(document, request: request)
    scene.root.name = "root"
    box = try LiveView(name: "box")
    try scene.root.addSubview(box)
    try frame(box, scene.root)
    outer = RecordingController("outer", scene.root, log)
    inner = RecordingController("inner", box, log)
    try scene.setRootController(outer)
    try outer.addChild(inner)
  }
}
