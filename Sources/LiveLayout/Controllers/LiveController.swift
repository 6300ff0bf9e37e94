public import SceneModel

/// A controller of a view of a live scene, which learns of changes by calls that subclasses override.
///
/// A scene has a root controller, see ``LiveScene/setRootController(_:)``, and that has children. Calls come
/// from ``LiveScene/layoutIfNeeded()``, in the order of UIKit (Devices.md#live-order).
///
/// ```swift
/// final class Player: LiveController {
///   override func viewWillTransition(to size: Size, with transition: LiveTransition) {
///     print("soon", size.width)
///   }
/// }
/// let scene = try LiveScene(size: Size(390, 844))
/// try scene.setRootController(Player(view: scene.root))
/// try scene.layoutIfNeeded()
/// scene.size = Size(844, 390)
/// try scene.layoutIfNeeded()  // soon 844.0
/// ```
open class LiveController {
  /// The view that the controller controls.
  public let view: LiveView
  /// The name of the controller in errors; by default that of its type.
  public var name: String
  /// The controller that holds it; nil of a root controller and of one that was not added.
  public internal(set) weak var parent: LiveController?
  /// The controllers that it holds, in the order in which they were added.
  public internal(set) var children: [LiveController] = []
  /// The traits as the last layout left them; nil before there is one.
  var surroundings: LiveSurroundings?

  /// The traits that its container sets for it and all in it; those that are unspecified are inherited.
  ///
  /// They are announced, and decide nothing of the layout: the scene's views are resolved under the traits of
  /// the scene.
  public var traitOverrides = TraitCollection() {
    didSet { if traitOverrides != oldValue { view.home.scene?.noteTransition() } }
  }

  /// The insets that the controller adds to the safe area of its view, and so to that of all in it; no edge
  /// of the sum falls below 0. Points.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { view.home.scene?.noteChange(.rows) } }
  }

  /// Makes a controller of a view, which is none of a scene yet.
  public init(view: LiveView) {
    self.view = view
    name = ""
    name = String(describing: type(of: self))
  }

  /// The traits that are in force for the controller.
  public final var traitCollection: TraitCollection {
    if let surroundings { return surroundings.traits }
    let around = parent?.traitCollection ?? view.home.scene?.traits ?? TraitCollection()
    return around.merging(traitOverrides)
  }

  /// Called before traits change; the old ones, and the old frames, are in force.
  open func willTransition(
    to traits: TraitCollection, with transition: LiveTransition
  ) throws(LiveLayoutError) {}

  /// Called before a transition gives the view another size; the old one is in force. Points.
  open func viewWillTransition(to size: Size, with transition: LiveTransition) throws(LiveLayoutError) {}

  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previous: TraitCollection) throws(LiveLayoutError) {}

  /// Changes constraints before they are solved, in the turn of the view among those that update theirs; by
  /// itself it calls the view's ``LiveView/updateConstraints``.
  open func updateViewConstraints() throws(LiveLayoutError) { try view.updateConstraints?(view) }

  /// Called before the view places those in it.
  open func viewWillLayoutSubviews() throws(LiveLayoutError) {}

  /// Called when the view has placed those in it, and before these place what is in them.
  open func viewDidLayoutSubviews() throws(LiveLayoutError) {}

  /// Called after the view has another safe area.
  open func viewSafeAreaInsetsDidChange() throws(LiveLayoutError) {}

  /// Called after the view has other margins.
  open func viewLayoutMarginsDidChange() throws(LiveLayoutError) {}
}

/// The traits and the size of a controller in a scene as it was laid out.
struct LiveSurroundings: Equatable {
  var traits: TraitCollection
  /// Points.
  var size: Size
}

/// A controller that several tasks change at once would be called in none of its states.
@available(*, unavailable)
extension LiveController: Sendable {}
