package import Adaptivity
package import ConstraintSolver
public import Controls
public import Resolver
public import SceneModel

/// Lays out the scenes of one document.
///
/// Takes a document and a request, resolves the document for the request's traits, and gives a frame of every
/// installed view. The relations of a root's views are written as linear constraints, solved, and rounded to
/// pixels once at the end.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let engine = LayoutEngine(document, LayoutRequest(canvas: .size(Size(393, 852))))
/// for layout in document.scenes.map(engine.layout) {
///   print(layout.sizeClass, layout.views.count, layout.conflicts.count)
/// }
/// ```
public struct LayoutEngine: Sendable {
  /// The document under the traits of the request.
  public var resolution: Resolution { sizer.resolution }
  var environment: LayoutEnvironment { sizer.environment }
  let request: LayoutRequest
  let resolver: Resolver
  let graph: ControllerGraph
  /// The controllers of the document and the segues between them.
  package var segues: SegueGraph { graph.segues }
  /// The screen, the window or the canvas. Points.
  package var screenSize: Size { environment.size }
  var sizer: ContentSizer
  /// The surroundings of the current scene's controller on a device; nil on the canvas, which infers them.
  var surroundings: Surroundings?
  let placements = ControllerPlacements()
  /// The limits of the solution of a root's rows.
  let limits: SolverLimits

  /// Prepares a document's layout.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  public init(_ document: Document, _ request: LayoutRequest) {
    self.init(Resolver(document), request)
  }

  /// Prepares the layout of a document that was read for resolving before.
  public init(_ resolver: Resolver, _ request: LayoutRequest) {
    self.init(resolver, request, limits: SolverLimits())
  }

  /// Prepares the layout of a document whose roots are solved within limits.
  package init(_ resolver: Resolver, _ request: LayoutRequest, limits: SolverLimits) {
    let document = resolver.document
    self.request = request
    self.resolver = resolver
    self.limits = limits
    graph = ControllerGraph(document)
    let environment = LayoutEnvironment(of: document, for: request)
    sizer = ContentSizer(resolver.resolve(environment.traits), environment, request)
  }

  /// The size classes in which scenes are laid out as in this one.
  ///
  /// On the canvas a size class decides only what is in force and which variant of an image is shown. On
  /// a device, in a window, and in a project whose images have variants for size classes, the set holds
  /// this class alone.
  package var alikeSizeClasses: SizeClassSet {
    guard environment.isDesign, !request.images.variesBySizeClass else {
      return SizeClassSet(environment.traits.sizeClass)
    }
    let alike = resolution.alikeSizeClasses
    guard !request.ignoresSavedFrames, sizer.mayEstimate else { return alike }
    // The class of the canvas as it was saved has the sizes that were saved.
    if environment.isAsSaved { return SizeClassSet(environment.traits.sizeClass) }
    var own = request
    own.overrides.sizeClass = nil
    let saved = LayoutEnvironment(of: resolution.document, for: own)
    return saved.isAsSaved ? alike.subtracting(SizeClassSet(saved.traits.sizeClass)) : alike
  }

  /// Lays out one scene.
  ///
  /// A size that no window has gives no views, and a finding that says so.
  public func layout(_ outline: SceneOutline) -> SceneLayout {
    placed(outline).layoutInPlace(outline) { _ in }
  }

  /// Lays out one scene, and gives the safe-area insets of each view, in the order of the views.
  package func layoutWithSafeAreas(_ outline: SceneOutline) -> (layout: SceneLayout, safeAreas: [EdgeInsets])
  {
    var safeAreas: [EdgeInsets] = []
    let layout = placed(outline).layoutInPlace(outline) { safeAreas += $0.safeAreas }
    return (layout, safeAreas)
  }

  /// Lays out one scene, and gives the details of each view, in the order of the views.
  package func layoutInDetail(_ outline: SceneOutline) -> (layout: SceneLayout, details: [ViewDetail]) {
    var details: [ViewDetail] = []
    let layout = placed(outline).layoutInPlace(outline) { details += $0.details(after: details.count) }
    return (layout, details)
  }

  /// Lays out one scene, and gives what else a picture of it needs.
  package func layoutToDraw(_ outline: SceneOutline) -> DrawableLayout {
    let engine = placed(outline)
    var details: [ViewDetail] = []
    var scrolling: [ScrollInsets?] = []
    var solved: [SolvedRoot] = []
    let layout = engine.layoutInPlace(outline) { root in
      solved.append(root)
      details += root.details(after: details.count)
      scrolling += root.insets.map(\.scrolling)
    }
    return DrawableLayout(
      layout: layout, details: details, scrolling: scrolling, roots: solved, resolution: engine.resolution,
      controls: engine.sizer.reading, screenSize: engine.environment.size,
      screenInsets: engine.environment.screenInsets, bars: engine.bars(over: outline.controller, in: layout),
      window: engine.runningWindow(environment.size))
  }

  /// The reading of a scene's objects that the rules of controls use.
  package func controls(of outline: SceneOutline) -> any ControlReading { placed(outline).sizer.reading }

  /// The document under the traits of a scene's controller, which containers and its presentation may change.
  package func resolution(of outline: SceneOutline) -> Resolution { placed(outline).resolution }

  private func layoutInPlace(_ outline: SceneOutline, _ note: (SolvedRoot) -> Void) -> SceneLayout {
    let roots = roots(of: outline)
    let results = roots.map { root in
      let solved = rootLayout(root).solve()
      note(solved)
      return solved.result
    }
    let impossible =
      request.isPossible ? [] : [LayoutFinding(id: outline.id, reason: .impossibleSize)]
    return SceneLayout(
      outline: outline, traits: environment.traits, system: request.systemName,
      place: holder(of: roots)?.place, absence: surroundings?.absence,
      size: size(of: roots, results),
      views: results.flatMap(\.views), contradictions: results.flatMap(\.contradictions),
      findings: impossible + platformFindings(of: outline) + results.flatMap(\.findings))
  }

  /// Who gives a scene its place on a device: the holder of its controller, else of its first root; nil on
  /// the canvas.
  func holder(of roots: [SceneRoot]) -> Surroundings.Holder? {
    if let surroundings { return surroundings.holder }
    guard !environment.isDesign, let root = roots.first else { return nil }
    return root.controller == nil ? surroundings(ofRoot: root).holder : .window
  }

  /// The finding that the document's platform is not laid out, where it is not.
  private func platformFindings(of outline: SceneOutline) -> [LayoutFinding] {
    resolution.tree.platform.isLaidOut ? [] : [LayoutFinding(id: outline.id, reason: .otherPlatform)]
  }

  /// The size of the last controller's view, else of the first root, else of the environment; on a device
  /// that of a container without a view. Points.
  private func size(of roots: [SceneRoot], _ results: [RootResult]) -> Size {
    if let surroundings, roots.allSatisfy({ $0.controller == nil || isBar($0) }) { return surroundings.size }
    let chosen = roots.lastIndex { $0.controller != nil } ?? roots.indices.first
    return chosen.flatMap { results[$0].views.first?.frame.size } ?? environment.size
  }
}
