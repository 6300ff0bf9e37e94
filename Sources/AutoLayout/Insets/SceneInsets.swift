package import Adaptivity
package import Controls
package import SceneModel

/// The insets of the controllers and views of a scene, as it is laid out.
package struct SceneInsets: Sendable {
  /// The scene.
  package let outline: SceneOutline
  /// The traits of the scene's controller.
  package let traits: TraitCollection
  /// Where the scene's controller stands on a device, as ``SceneLayout/place`` says; nil elsewhere.
  package let place: String?
  /// Why the controller is not on screen there, as ``SceneLayout/absence`` says; nil where it is.
  package let absence: Surroundings.Absence?
  /// The scene's controllers.
  package let controllers: [ControllerInsets]
  /// The installed views in document order.
  package let views: [ViewInsets]
}

/// The insets of a controller's view.
package struct ControllerInsets: Sendable {
  /// The identifier of the controller.
  package let id: ObjectID
  /// The element of the controller.
  package let node: NodeID
  /// The element's name.
  package let type: String
  /// The controller's view; nil of a container, whose view no document has.
  package let view: ObjectID?
  /// The size of the controller's view. Points.
  package let size: Size
  /// The safe area of the controller's view: screen, bars and what the controller adds. Points.
  package let safeArea: EdgeInsets
  /// The insets that the controller itself adds. Points.
  package let additional: EdgeInsets
  /// The height of the view that the keyboard covers, from the bottom. Points.
  package let keyboard: Double
}

/// The insets of a view.
package struct ViewInsets: Sendable {
  /// The identifier of the view.
  package let id: ObjectID
  /// The element of the view.
  package let node: NodeID
  /// The element's name.
  package let type: String
  /// The superview, or nil of a root.
  package let parent: ObjectID?
  /// In the superview's coordinates, rounded to pixels.
  package let frame: Rect
  /// The safe-area insets of the view. Points.
  package let safeArea: EdgeInsets
  /// The layout margins, from the view's edges. Points.
  package let margins: EdgeInsets
  /// The scroll insets of the view; nil of a view that does not scroll.
  package let scrolling: ScrollInsets?
  /// The content of a view that scrolls; nil of another.
  package let content: ScrollContent?
}

/// How a scroll view keeps its content clear (Devices.md#scroll-insets).
package struct ScrollInsets: Hashable, Sendable {
  /// How the scroll view adjusts its insets.
  package let behavior: ContentInsetAdjustment
  /// The content insets that the document gives. Points.
  package let contentInset: EdgeInsets
  /// The content insets and what the scroll view adds. Points.
  package let adjusted: EdgeInsets
  /// Of a table, where the separators of its rows begin and end, from the edges of the rows. Points.
  package let separator: EdgeInsets?
  /// Of a collection whose layout is a flow, the insets of its sections. Points.
  package let section: EdgeInsets?
}

/// The behaviours by which a scroll view adds its safe area to its content insets (Devices.md#scroll-insets).
package enum ContentInsetAdjustment: String, Sendable {
  case never, always, scrollableAxes, automatic
}
