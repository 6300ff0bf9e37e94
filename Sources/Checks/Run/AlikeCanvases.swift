import AutoLayout
import SceneModel

/// The layouts of a scene on the canvas, which is laid out once for the size classes that nothing in its
/// document distinguishes.
struct AlikeCanvases {
  private var known: [(classes: SizeClassSet, layout: CheckedLayout)] = []

  /// The layout for an environment: a known one that is alike, else one that is made.
  mutating func layout(
    _ environment: CheckEnvironment, _ engine: LayoutEngine, _ make: () -> CheckedLayout
  ) -> CheckedLayout {
    guard environment.isSizeClass, let sizeClass = environment.request.sizeClass else { return make() }
    let alike = known.first { canvas in
      canvas.classes.contains(sizeClass) && canvas.layout.environment.language == environment.language
        && canvas.layout.environment.request.differsByClassAlone(from: environment.request)
    }
    if let alike { return CheckedLayout(alike.layout, environment, engine) }
    let made = make()
    known.append((engine.alikeSizeClasses, made))
    return made
  }
}
