package import Controls
package import Resolver
package import SceneModel

/// A scene laid out, with what a picture of it needs.
package struct DrawableLayout: Sendable {
  package let layout: SceneLayout
  /// Of each view of the layout what else is known of it.
  package let details: [ViewDetail]
  /// Of each view the insets of what it scrolls; nil of one that does not scroll.
  package let scrolling: [ScrollInsets?]
  /// What the roots were solved from.
  let roots: [SolvedRoot]
  /// The document under the traits of the scene's controller.
  package let resolution: Resolution
  /// What the rules of controls read of the scene's objects.
  package let controls: any ControlReading
  /// What the scene's controller is given: the screen, or a part of it. Points.
  package let room: Size
  /// The safe area of a bare view that fills the screen. Points.
  package let roomInsets: EdgeInsets
  /// The bars over the view of the scene's controller; nil of a scene without one.
  package let bars: SceneBars?

  /// What of the layout is seen by lines alone, evaluated anew each time.
  package var lines: LayoutLines {
    var lines = LayoutLines()
    for root in roots {
      let drawing = RootDrawing(root, after: lines.baselines.count)
      lines.guides += drawing.guides
      lines.constraints += drawing.constraints
      lines.baselines += drawing.baselines
    }
    return lines
  }
}

/// What of a layout is seen by lines alone.
package struct LayoutLines: Sendable {
  /// The layout guides of the views, in the document's order.
  package fileprivate(set) var guides: [GuideLayout] = []
  /// The constraints between the views and their guides, in the document's order.
  package fileprivate(set) var constraints: [ConstraintLayout] = []
  /// Of each view where its text stands; nil of one without text.
  package fileprivate(set) var baselines: [BaselinePositions?] = []
}
