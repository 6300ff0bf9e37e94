public import AutoLayout
public import Controls
import Resolver
public import SceneModel

/// A scene in memory that is changed and laid out again: views, layout guides and constraints between them.
///
/// The rules of the layout read views from the scene's document, which a program may begin with or leave to
/// the scene. Changes are noted and laid out together, by ``layoutIfNeeded()``; a changed constant of a
/// constraint goes to the kept solver alone. A scene and its views belong to one task.
///
/// ```swift
/// let scene = try LiveScene(size: Size(320, 480))
/// let title = try LiveView("label", text: "Title")
/// try scene.root.addSubview(title)
/// try title.topAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.topAnchor).activate()
/// try title.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor).activate()
/// try scene.layoutIfNeeded()
/// print(title.frame)
/// ```
public final class LiveScene {
  /// The view that everything is in. Its size is the window's.
  public let root: LiveView
  /// Where the scene is laid out: a size, a device, Interface Builder's canvas.
  public var request: LayoutRequest {
    didSet {
      noteChange(.rows)
      noteTransition()
    }
  }
  /// The controller of the root, which learns of changes with those that it holds; nil where there is none.
  public internal(set) var rootController: LiveController?
  /// Called when the first change after a layout is noted: a program can call ``layoutIfNeeded()`` later.
  public var scheduleLayout: (() -> Void)?

  let home: LiveHome
  /// Which of the document's scenes it is.
  private let sceneIndex: Int
  /// The greatest change since the last layout.
  var changes = SceneChange.document
  /// The constraints that have other constants since the last layout, where nothing else of them changed.
  var changedConstants: [LiveConstraint] = []
  /// The views that wait for their turn in the next pass.
  var viewsToUpdate: [LiveView] = []
  var viewsToPlace: [LiveView] = []
  /// The views that place those in them by themselves, and some that did.
  var placingViews: [LiveView] = []
  /// The views with closures for other insets and their controllers; nil before they are looked for.
  var viewsWithInsets: [LiveView]?
  /// The insets that views were last notified of.
  var knownInsets: [ObjectID: ViewInsets] = [:]
  /// Whether the next layout is announced to controllers.
  var isTransitionDue = false
  /// The canvas of the last layout.
  var canvasOfLayout: LayoutRequest.Canvas?
  /// How many changes were noted.
  var changeCount = 0
  /// Who has changed something in the layout that is going on.
  var turns = LayoutTurns()
  /// Whether a pass is going on, in which nothing is scheduled.
  var isLayingOut = false
  /// The document as it was read for resolving, until it changes.
  private var resolver: Resolver?
  package private(set) var kept: KeptLayout?
  /// How many layouts were asked for and had something to do.
  package internal(set) var layoutCount = 0
  /// How often a layout was solved for.
  package internal(set) var solveCount = 0

  /// Makes a scene of one view that fills a window of a size. Points.
  ///
  /// - Throws: ``LiveLayoutError`` of a size that no window has.
  public convenience init(size: Size) throws(LiveLayoutError) {
    guard LayoutRequest.isPossible(size) else { throw LiveLayoutError(.impossibleSize(size)) }
    try self.init(
      NewDocument.document(size), request: LayoutRequest(canvas: .size(size), ignoresSavedFrames: true))
  }

  /// Makes a scene of one in a document: of the view of its controller, else of its first view.
  ///
  /// - Parameters:
  ///   - document: The document that the scene begins as; it is not changed.
  ///   - scene: Which of the document's scenes; nil for the first.
  ///   - request: Where the scene is laid out.
  /// - Throws: ``LiveLayoutError`` of a scene without a view.
  public init(
    _ document: Document, scene: SceneOutline? = nil, request: LayoutRequest
  ) throws(LiveLayoutError) {
    let scenes = document.scenes
    let index = scene.flatMap { scene in scenes.firstIndex { $0.objects == scene.objects } } ?? 0
    guard scenes.indices.contains(index) else { throw LiveLayoutError(.noRoot) }
    let home = LiveHome(document)
    var reading = LiveSceneReading(home)
    guard let root = reading.root(of: scenes[index]) else { throw LiveLayoutError(.noRoot) }
    self.home = home
    self.request = request
    self.root = root
    sceneIndex = index
    home.scene = self
  }

  /// The size of the window. Points.
  ///
  /// Setting one lays the scene out in a window of that size, whatever it was on before.
  public var size: Size {
    get {
      if case .size(let size) = request.canvas { return size }
      return kept?.frame(of: 0).size ?? LayoutEngine(home.document, request).screenSize
    }
    set { request.canvas = .size(newValue) }
  }

  /// The views, each before those in it.
  package var allViews: [LiveView] { root.subtree }

  /// The view of an identifier, or nil.
  ///
  /// - Complexity: O(*n*) of the views.
  public func view(_ id: ObjectID) -> LiveView? { root.subtree.first { $0.id == id } }

  /// The constraints that are active, the document's first.
  public var constraints: [LiveConstraint] { home.constraints }

  /// The constraint of an identifier, or nil of one that is not active.
  ///
  /// - Complexity: O(*n*) of the constraints.
  public func constraint(_ id: ObjectID) -> LiveConstraint? { home.constraints.first { $0.id == id } }

  /// The constraints broken because required ones contradict each other, as the last layout found them.
  public var conflicts: [LayoutConflict] { kept?.contradictions.map(\.conflict) ?? [] }

  /// Lays the scene out from scratch, with what is ambiguous, beside the layout that is kept.
  public func layoutFromScratch() -> SceneLayout { engine().layout(outline) }

  /// The traits under which the scene is laid out.
  var traits: TraitCollection { kept?.traits ?? request.traits(for: home.document) }

  private var outline: SceneOutline { home.document.scenes[sceneIndex] }

  /// Forgets what is kept, so that the next layout is one from scratch.
  package func forgetLayout() {
    kept = nil
    noteChange(.document)
  }

  private func engine() -> LayoutEngine {
    let resolver = resolver ?? Resolver(home.document)
    self.resolver = resolver
    var request = request
    request.additions = additions
    return LayoutEngine(resolver, request)
  }
}

/// The kinds of changes of a scene since it was laid out, each including those before it.
enum SceneChange: Int, Comparable {
  case nothing, constants, rows, document

  static func < (a: SceneChange, b: SceneChange) -> Bool { a.rawValue < b.rawValue }
}

extension LiveScene {
  /// Notes a change, for the next layout.
  func noteChange(_ change: SceneChange) {
    if change == .document {
      resolver = nil
      viewsWithInsets = nil
    }
    changeCount += 1
    let isFirst = !needsLayout
    changes = max(changes, change)
    if isFirst, !isLayingOut { scheduleLayout?() }
  }

  /// Notes another constant of an active constraint.
  func noteConstant(of constraint: LiveConstraint) {
    guard constraint.index >= 0 else { return noteChange(.rows) }
    changedConstants.append(constraint)
    noteChange(.constants)
  }

  /// Solves what has changed.
  func solve() throws(LiveLayoutError) {
    defer {
      changes = .nothing
      changedConstants = []
    }
    switch changes {
    case .nothing: return
    case .constants:
      for constraint in changedConstants where constraint.index >= 0 {
        kept?.setConstant(of: constraint.index, to: constraint.constant)
      }
      kept?.followConstants()
    case .rows, .document:
      let engine = engine()
      if changes == .document || kept?.layOut(engine, outline) != true {
        kept = KeptLayout(engine, outline)
      }
      number()
      guard kept != nil else {
        if case .size(let size) = request.canvas, !LayoutRequest.isPossible(size) {
          throw LiveLayoutError(.impossibleSize(size))
        }
        throw LiveLayoutError(.noRoot)
      }
    }
    solveCount += 1
  }

  /// The layout to what is asked for, beside the one that is kept, with as many changes as there were then.
  func upcomingLayout() -> KeptLayout? { KeptLayout(engine(), outline) }

  /// Keeps a layout of all that has changed.
  func take(_ layout: KeptLayout) {
    kept = layout
    number()
    changes = .nothing
    changedConstants = []
    solveCount += 1
  }

  /// Gives views, guides and constraints their indices in the layout.
  private func number() {
    let all = root.subtree
    placingViews = all.filter(\.placesSubviews)
    var byID: [ObjectID: Int] = [:]
    for (index, id) in (kept?.viewIDs ?? []).enumerated() { byID[id] = index }
    let guides = kept?.guides ?? [:]
    for view in all {
      view.index = byID[view.id] ?? -1
      for guide in view.guides { guide.index = guides[guide.id] ?? -1 }
    }
    let constraints = kept?.constraints ?? []
    var numbers: [ObjectID: Int] = [:]
    for (index, constraint) in constraints.enumerated() { numbers[constraint.id] = index }
    for constraint in home.constraints {
      constraint.index = numbers[constraint.id] ?? -1
      guard constraint.index >= 0, constraint.isOfDocument, !constraint.isChanged else { continue }
      constraint.constant = constraints[constraint.index].constant
      constraint.priority = constraints[constraint.index].priority
    }
  }

  /// The additions of the scene to its document.
  private var additions: LayoutAdditions {
    var additions = LayoutAdditions()
    for view in root.subtree {
      if let size = view.intrinsicContentSize {
        additions.contents[view.id] = .init(width: size.width, height: size.height)
      }
      for guide in view.guides where !guide.isOfDocument {
        additions.guides.append(.init(id: guide.id, owner: view.id, kind: guide.kind))
      }
    }
    forEachController(under: TraitCollection()) { controller, _ in
      let insets = controller.additionalSafeAreaInsets
      if insets != .zero { additions.safeAreas[controller.view.id] = insets }
    }
    for constraint in home.constraints {
      if !constraint.isOfDocument {
        additions.constraints.append(constraint.addition)
      } else if constraint.isChanged {
        var change = LayoutAdditions.Change()
        change.constant = constraint.constant
        change.priority = constraint.priority
        additions.changes[constraint.id] = change
      }
    }
    for id in home.inactiveOfDocument {
      var change = LayoutAdditions.Change()
      change.isActive = false
      additions.changes[id] = change
    }
    return additions
  }
}

/// A scene that several tasks change at once would be laid out in none of its states.
@available(*, unavailable)
extension LiveScene: Sendable {}
