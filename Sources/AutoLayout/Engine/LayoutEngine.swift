public import Resolver
public import SceneModel

/// Lays out the scenes of one document.
///
/// Takes a document and a request, resolves the document for the request's traits, and gives a frame of every installed
/// view: the views of a root are stated as linear constraints, solved, and rounded to pixels once at the end.
public struct LayoutEngine: Sendable {
  /// The document under the traits of the request.
  public let resolution: Resolution
  let environment: LayoutEnvironment
  let request: LayoutRequest
  private let graph: ControllerGraph
  private let sizer: ContentSizer
  /// The canvas on which the frames were saved, where the request is for another place.
  private let reference: ReferenceCanvas?

  /// Prepares a document's layout.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  public init(_ document: Document, _ request: LayoutRequest) {
    self.init(Resolver(document), request)
  }

  /// Prepares the layout of a document that was read for resolving before.
  public init(_ resolver: Resolver, _ request: LayoutRequest) {
    let document = resolver.document
    self.request = request
    environment = LayoutEnvironment(of: document, for: request)
    resolution = resolver.resolve(environment.traits)
    graph = ControllerGraph(document)
    sizer = ContentSizer(resolution, environment)
    if case .design = request.canvas {
      reference = nil
    } else {
      var design = request
      design.canvas = .design
      design.sizeClass = environment.traits.sizeClass
      let canvas = LayoutEnvironment(of: document, for: design)
      reference = ReferenceCanvas(environment: canvas, sizer: ContentSizer(resolution, canvas))
    }
  }

  private struct ReferenceCanvas: Sendable {
    let environment: LayoutEnvironment
    let sizer: ContentSizer
  }

  /// Lays out one scene.
  public func layout(_ outline: SceneOutline) -> SceneLayout {
    let tree = resolution.tree
    var views: [ViewLayout] = []
    var conflicts: [LayoutConflict] = []
    var size: Size?
    var end = 0
    for index in tree.subtree(of: outline.objects) where index >= end && resolution.isInstalled(NodeID(index))
    {
      let node = NodeID(index)
      guard tree.isView(node) else { continue }
      end = tree.subtree(of: node).upperBound
      let controller = controller(ofView: node)
      let result = rootLayout(node, controller).result()
      views += result.views
      conflicts += result.conflicts
      if size == nil || controller != nil { size = result.views.first?.frame.size }
    }
    return SceneLayout(
      outline: outline, sizeClass: environment.traits.sizeClass, size: size ?? environment.size, views: views,
      conflicts: conflicts)
  }

  /// The controller whose view a root is.
  func controller(ofView node: NodeID) -> NodeID? {
    guard let parent = resolution.tree.parent(of: node),
      resolution.tree.objectKind(of: parent)?.role == .controller
    else { return nil }
    return parent
  }

  func rootLayout(_ root: NodeID, _ controller: NodeID?) -> RootLayout {
    let holder =
      controller
      ?? resolution.tree.ancestor(of: root) { resolution.tree.objectKind(of: $0)?.role == .controller }
    let saved = resolution.savedFrame(of: root)
    guard let reference else {
      return RootLayout(
        tree: ViewTree(root: root, controller: controller, sizer), environment: environment, sizer: sizer,
        frame: saved,
        insets: insets(root, holder, saved, environment), ignoresSavedFrames: request.ignoresSavedFrames)
    }
    let design = RootLayout(
      tree: ViewTree(root: root, controller: controller, reference.sizer), environment: reference.environment,
      sizer: reference.sizer, frame: saved,
      insets: insets(root, holder, saved, reference.environment),
      ignoresSavedFrames: request.ignoresSavedFrames)
    let frame = frame(ofRoot: root, controller, saved)
    return RootLayout(
      tree: ViewTree(root: root, controller: controller, sizer), environment: environment, sizer: sizer,
      frame: frame,
      insets: insets(root, holder, frame, environment), ignoresSavedFrames: request.ignoresSavedFrames,
      references: design.solve().rects.map(\.size))
  }

  private func insets(
    _ root: NodeID, _ holder: NodeID?, _ frame: Rect, _ environment: LayoutEnvironment
  ) -> EdgeInsets {
    let rules = RootInsets(environment: environment, graph: graph, tree: resolution.tree)
    return holder.map { rules.insets(of: $0, frame: frame) } ?? rules.insets(ofTopLevel: root, frame: frame)
  }

  /// The frame of a root away from the canvas: a controller's view fills the window; a cell is as wide as it; another
  /// root keeps its saved size unless its mask lets it grow.
  private func frame(ofRoot root: NodeID, _ controller: NodeID?, _ saved: Rect) -> Rect {
    let tree = resolution.tree
    let full = Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    if controller != nil { return full }
    if tree.isElement(root, .tableViewCell) {
      return Rect(x: 0, y: 0, width: full.width, height: saved.height)
    }
    guard let mask = tree.child(of: root, key: "autoresizingMask") else { return saved }
    return Rect(
      x: 0, y: 0, width: tree.flag(mask, .widthSizable) == true ? full.width : saved.width,
      height: tree.flag(mask, .heightSizable) == true ? full.height : saved.height)
  }
}
