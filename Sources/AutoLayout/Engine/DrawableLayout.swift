package import ConstraintSolver
package import Controls
package import Resolver
package import SceneModel

/// A laid-out scene with what a picture of it needs.
package struct DrawableLayout: Sendable {
  package let layout: SceneLayout
  /// The details of each view of the layout.
  package let details: [ViewDetail]
  /// The scroll insets of each view; nil of one that does not scroll.
  package let scrolling: [ScrollInsets?]
  /// The roots as they were solved.
  let roots: [SolvedRoot]
  /// The document under the traits of the scene's controller.
  package let resolution: Resolution
  /// The reading of the scene's objects that the rules of controls use.
  package let controls: any ControlReading
  /// The size that the scene's controller is given: the screen's, or a share of it. Points.
  package let screenSize: Size
  /// The safe area of a bare view that fills the screen. Points.
  package let screenInsets: EdgeInsets
  /// The bars over the view of the scene's controller; nil of a scene without one.
  package let bars: SceneBars?
  /// The window of the running app; nil on the canvas.
  package let window: RunningWindow?

  /// The linear systems of the roots that constraints lay out, as they were solved last.
  package var systems: [LinearSystem] {
    roots.filter { !$0.layout.tree.constraints.isEmpty }.map(\.rows.system.linear)
  }

  /// The contents of the layout that only lines show, evaluated anew each time.
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

/// The window of a running app, and how a scene's controller stands in it.
package struct RunningWindow: Sendable {
  /// Points.
  package let size: Size
  /// The system that runs.
  package let system: DeviceSystem
  /// Whether the window fills a device's screen, whose status bar is not hidden.
  package let showsStatusBar: Bool
  /// Whether the controller is on a sheet, which does not reach to the top of the window.
  package let isOnSheet: Bool
}

/// The contents of a layout that only lines show.
package struct LayoutLines: Sendable {
  /// The layout guides of the views, in the document's order.
  package fileprivate(set) var guides: [GuideLayout] = []
  /// The constraints between the views and their guides, in the document's order.
  package fileprivate(set) var constraints: [ConstraintLayout] = []
  /// The baselines of each view; nil of one without text.
  package fileprivate(set) var baselines: [BaselinePositions?] = []
}
