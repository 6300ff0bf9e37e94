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
  /// The layout guides of the views, in the document's order.
  package let guides: [GuideLayout]
  /// The constraints between the views and their guides, in the document's order.
  package let constraints: [ConstraintLayout]
  /// Of each view where its text stands; nil of one without text.
  package let baselines: [BaselinePositions?]
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
}
