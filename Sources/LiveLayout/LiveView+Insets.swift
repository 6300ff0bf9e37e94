import AutoLayout
public import SceneModel

/// The traits and insets of views.
extension LiveView {
  /// The traits that are in force for the view: its controller's, or those of the view around it.
  public var traitCollection: TraitCollection {
    var current: LiveView? = self
    while let view = current {
      if let controller = view.controller { return controller.traitCollection }
      current = view.superview
    }
    return home.scene?.traits ?? TraitCollection()
  }

  /// How far bars and the edges of the screen reach into the view, as the last layout found; zero before.
  /// Points.
  public var safeAreaInsets: EdgeInsets { insets?.safeArea ?? .zero }

  /// The margins from the edges of the view, as the last layout found them; zero before. Points.
  public var layoutMargins: EdgeInsets { insets?.margins ?? .zero }

  /// The content insets and what the view adds to them, as the last layout found them; zero of a view that
  /// does not scroll. Points.
  public var adjustedContentInset: EdgeInsets { insets?.scrolling?.adjusted ?? .zero }

  private var insets: ViewInsets? { index >= 0 ? home.scene?.kept?.insets[index] : nil }
}
