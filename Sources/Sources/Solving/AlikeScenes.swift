import AutoLayout
import Controls
import Resolver
import SceneModel
import SceneStore

/// The scenes of a document on the canvas, laid out once for the size classes that nothing in the document
/// distinguishes.
struct AlikeScenes {
  private let resolver: Resolver
  private let outlines: [SceneOutline]
  private var known: [(request: LayoutRequest, classes: SizeClassSet, scenes: [SolvedScene])] = []

  init(_ resolver: Resolver, _ outlines: [SceneOutline]) {
    self.resolver = resolver
    self.outlines = outlines
  }

  /// The scenes for a request: those of one that is alike, else they are laid out.
  mutating func scenes(for request: LayoutRequest) -> [SolvedScene] {
    if let sizeClass = request.sizeClass,
      let alike = known.first(where: {
        $0.classes.contains(sizeClass) && $0.request.differsByClassAlone(from: request)
      })
    {
      return alike.scenes.map { $0.under(sizeClass) }
    }
    let engine = LayoutEngine(resolver, request)
    let scenes = outlines.map { SolvedScene($0, engine) }
    known.append((request, engine.alikeSizeClasses, scenes))
    return scenes
  }
}
